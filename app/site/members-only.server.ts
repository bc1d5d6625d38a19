import type { MallApi } from "../mall/client/client.server";

/** What a mall shows to members only, by its settings. */
export type MembersOnly = { offersOnlyWhenLoggedIn: boolean; rewardsOnlyWhenLoggedIn: boolean };

const nothing = { data: [], current_page: 1, last_page: 1, per_page: 12, total: 0 };

/** The mall API for an anonymous visitor: without the offers or rewards that are for members only. */
export function anonymousApi(api: MallApi, settings: MembersOnly): MallApi {
  const { offersOnlyWhenLoggedIn: hidesOffers, rewardsOnlyWhenLoggedIn: hidesRewards } = settings;
  if (!hidesOffers && !hidesRewards) return api;
  const reads = {
    ...(hidesOffers && { products: async () => nothing }),
    ...(hidesRewards && { rewards: async () => nothing }),
    async companiesWithEntities(query) {
      const page = await api.companiesWithEntities(query);
      const data = page.data.map((company) => ({
        ...company,
        entities: {
          ...company.entities,
          ...(hidesOffers && { products: [] }),
          ...(hidesRewards && { rewards: [] }),
        },
      }));
      return { ...page, data };
    },
    async search(query) {
      const answer = await api.search(query);
      const isOpen = (type: string) =>
        !(type === "product" && hidesOffers) && !(type === "reward" && hidesRewards);
      return { ...answer, groups: answer.groups.filter(({ type }) => isOpen(type)) };
    },
  } satisfies Partial<MallApi>;
  return Object.assign(Object.create(api) as MallApi, {
    ...reads,
    async read(name, query) {
      if (name === "companiesWithEntities") return reads.companiesWithEntities(query);
      const isHidden = (name === "products" && hidesOffers) || (name === "rewards" && hidesRewards);
      return isHidden ? nothing : api.read(name, query);
    },
  } satisfies Partial<MallApi>);
}
