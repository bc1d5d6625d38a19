import type { Product } from "@contract/product";
import { memoizedByObject } from "~/mall/cache/memoize-by-object.server";
import type { MallApi } from "~/mall/client/client.server";
import { rejectedBeforeSending } from "~/mall/client/mall-api-error";

/** What a mall shows to members only, by its settings. */
export type MembersOnly = { offersOnlyWhenLoggedIn: boolean; rewardsOnlyWhenLoggedIn: boolean };

const nothing = { data: [], current_page: 1, last_page: 1, per_page: 12, total: 0 };

/**
 * The public reads of the mall API for one visitor: the gate that everything which is for members only passes. Without
 * a confirmed member there are no offers or rewards that the settings reserve for members, and no code of an offer that
 * is itself for members only; such an offer is announced to everybody.
 * @param isMember says whether the mall API has confirmed the visitor; called beside a restricted read, and only for
 *   one. Null for an anonymous visitor.
 */
export function gatedApi(
  api: MallApi,
  settings: MembersOnly,
  isMember: (() => Promise<boolean | null>) | null,
): MallApi {
  const { offersOnlyWhenLoggedIn: hidesOffers, rewardsOnlyWhenLoggedIn: hidesRewards } = settings;

  const isOpen = async (isRestricted: boolean): Promise<boolean> =>
    !isRestricted || (isMember !== null && (await isMember()) === true);

  async function ifOpen<Value>(isRestricted: boolean, read: () => Promise<Value>): Promise<Value | null> {
    if (isRestricted && !isMember) return null;
    const reading = read();
    // Nobody waits for it if the visitor turns out to be a stranger.
    reading.catch(() => {});
    return (await isOpen(isRestricted)) ? reading : null;
  }

  const reads = {
    async products(query) {
      const page = await ifOpen(hidesOffers, () => api.products(query));
      return page ? { ...page, data: withoutCodes(page.data) } : nothing;
    },
    async product(id) {
      const offer = await ifOpen(hidesOffers, () => api.product(id));
      if (!offer) throw rejectedBeforeSending(404, "This offer is for members only");
      return isSecret(offer) && !(await isOpen(true)) ? { ...offer, code: null } : offer;
    },
    async rewards(query) {
      return (await ifOpen(hidesRewards, () => api.rewards(query))) ?? nothing;
    },
    async reward(id) {
      const reward = await ifOpen(hidesRewards, () => api.reward(id));
      if (!reward) throw rejectedBeforeSending(404, "This reward is for members only");
      return reward;
    },
    async companiesWithEntities(query) {
      const [page, showsOffers, showsRewards] = await Promise.all([
        api.companiesWithEntities(query),
        isOpen(hidesOffers),
        isOpen(hidesRewards),
      ]);
      const data = page.data.map((company) => {
        const { entities } = company;
        return {
          ...company,
          entities: {
            ...entities,
            ...(!showsOffers && { products: [] }),
            ...(!showsRewards && { rewards: [] }),
          },
        };
      });
      return { ...page, data };
    },
    async search(query) {
      const [answer, showsOffers, showsRewards] = await Promise.all([
        api.search(query),
        isOpen(hidesOffers),
        isOpen(hidesRewards),
      ]);
      const isShown = (type: string) =>
        (type !== "product" || showsOffers) && (type !== "reward" || showsRewards);
      return { ...answer, groups: answer.groups.filter(({ type }) => isShown(type)) };
    },
  } satisfies Partial<MallApi>;
  return Object.assign(Object.create(api) as MallApi, {
    ...reads,
    async read(name, query) {
      if (name === "products" || name === "rewards" || name === "companiesWithEntities")
        return reads[name](query);
      return api.read(name, query);
    },
  } satisfies Partial<MallApi>);
}

const isSecret = ({ only_for_members, code }: Product): boolean => only_for_members && Boolean(code);

const listsOnce = memoizedByObject<Product[]>();

/** No list shows the code of an offer. Most lists have none that is secret, and stay the same object. */
const withoutCodes = (offers: Product[]): Product[] =>
  offers.some(isSecret)
    ? listsOnce([offers], "", () =>
        offers.map((offer) => (isSecret(offer) ? { ...offer, code: null } : offer)),
      )
    : offers;
