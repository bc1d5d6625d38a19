import { languageTag } from "@contract/languages";
import type { Reward } from "@contract/reward";
import { translatorOf } from "~/locale/i18n.server";

import type { MallApi } from "~/mall/client/client.server";
import { sidePart } from "~/mall/client/side-part.server";
import type { LikeType, MemberReactions, OwnReactions, ReactionsQuery } from "~/process/page-member";
import { pageMember, report } from "~/process/request-context.server";
import { memberApi } from "~/session/session.server";
import { hasSession } from "~/session/token.server";
import type { Site } from "~/site/site.server";

export type OwnRelation = OwnReactions & { reward?: Reward };

/** Whose reactions a page shows: null for an anonymous visitor's. */
export type Reactor = {
  /** Which of some entities they like; null where that can't be read. */
  likedAmong: (type: LikeType, ids: string[]) => Promise<string[] | null>;
  /** Their reactions to one entity; null where they can't be read. */
  relation: (type: LikeType, id: string) => Promise<OwnRelation | null>;
};

/**
 * The member of a request; null for anonymous visitors. On failure there are no reactions: the page matters more than its
 * buttons' state.
 */
export function reactorOf(request: Request, site: Site): Reactor | null {
  if (!hasSession(request)) return null;
  if (!pageMember()) return reactorBy(memberApi(request, site));
  return {
    likedAmong: async (type, ids) => knownReactions<string[]>({ type, likedAmong: ids }),
    relation: async (type, id) =>
      type === "reward"
        ? reactorBy(memberApi(request, site)).relation(type, id)
        : knownReactions<OwnReactions>({ type, id }),
  };
}

/** Of a page that members share: from its key. It notes what is missing there. */
function knownReactions<Reactions extends MemberReactions>(query: ReactionsQuery): Reactions | null {
  report({ reactionsQuery: query });
  // The key's value for a query is what `readReactions` returned for it.
  return (pageMember()?.reactions[JSON.stringify(query)] ?? null) as Reactions | null;
}

/** The answer to a page's query. Throws what the member's `onUnauthorized` returns. */
export const readReactions = (member: MallApi, query: ReactionsQuery): Promise<MemberReactions> => {
  const { likedAmong, relation } = reactorBy(member);
  return "id" in query ? relation(query.type, query.id) : likedAmong(query.type, query.likedAmong);
};

const reactorBy = (member: MallApi): Reactor => ({
  async likedAmong(type, ids) {
    const all = await sidePart(member.likeIds(), notRead);
    return all && ids.filter((id) => all[type]?.includes(id));
  },
  relation: (type, id) => sidePart(readRelation(member, type, id), notRead),
});

const notRead = "What a member likes could not be read";

async function readRelation(member: MallApi, type: LikeType, id: string): Promise<OwnRelation | null> {
  const query = { ids: id, per_page: 1 as const };
  // Where the entity does not say whether it is liked, the list of what is liked does.
  const isLiked = async () => (await member.likeIds())[type]?.includes(id) ?? false;
  const ofEntity = async (entity: {
    liked?: boolean | undefined;
    followed?: boolean | undefined;
    thumb?: "up" | "down" | null | undefined;
  }) => ({
    liked: entity.liked ?? (await isLiked()),
    followed: entity.followed ?? false,
    thumb: entity.thumb ?? null,
  });
  switch (type) {
    case "company": {
      const [company] = (await member.myCompanies(query)).data;
      return company ? { ...(await ofEntity(company)), followCount: company.follow_count } : null;
    }
    case "product": {
      const [product] = (await member.myProducts(query)).data;
      return product ? { ...(await ofEntity(product)), thumbs: product.thumbs } : null;
    }
    case "event": {
      const [event] = (await member.myEvents(query)).data;
      return event ? { ...(await ofEntity(event)), thumbs: event.thumbs } : null;
    }
    case "news": {
      const [article] = (await member.myNews(query)).data;
      return article ? { ...(await ofEntity(article)), thumbs: article.thumbs } : null;
    }
    case "reward": {
      const [reward] = (await member.myRewards(query)).data;
      return reward ? { ...(await ofEntity(reward)), reward } : null;
    }
    case "amenity": {
      return { liked: await isLiked(), followed: false, thumb: null };
    }
  }
}

type Target = {
  type: LikeType;
  id: string;
  /** Public counts; kinds without them can't be rated or followed. A number of followers may be unknown. */
  thumbs?: { up: number; down: number } | null;
  followCount?: number | null;
};

export type ReactionsView = NonNullable<ReturnType<typeof reactionsView>>;

/** The reactions that an entity allows, as this visitor sees them; null where the mall has no accounts. */
export function reactionsView(
  { type, id, thumbs, followCount }: Target,
  own: OwnRelation | null,
  { site, isMember }: { site: Site; isMember: boolean },
) {
  if (!site.settings.authenticationEnabled) return null;
  const { language } = site;
  const t = translatorOf(language);
  return {
    type,
    id,
    language,
    tag: languageTag(language),
    isMember,
    liked: own?.liked ?? false,
    follow:
      followCount === undefined
        ? null
        : { isOn: own?.followed ?? false, count: own?.followCount ?? followCount },
    thumbs: thumbs ? { mine: own?.thumb ?? null, ...(own?.thumbs ?? thumbs) } : null,
    texts: {
      like: t("reactions:like"),
      liked: t("reactions:liked"),
      takeBack: t("reactions:takeBack"),
      failed: t("reactions:problem.outage"),
      ...(followCount === undefined
        ? { follow: "", followed: "", followers: "" }
        : {
            follow: t("reactions:follow"),
            followed: t("reactions:followed"),
            followers: t("reactions:followers"),
          }),
      ...(thumbs ? { up: t("reactions:up"), down: t("reactions:down") } : { up: "", down: "" }),
    },
  };
}

const typeOfFamily = {
  offers: "product",
  rewards: "reward",
  events: "event",
  news: "news",
  amenities: "amenity",
} as const satisfies Record<string, LikeType>;

export type FavouriteMarksView = NonNullable<Awaited<ReturnType<typeof favouriteMarks>>>;

/** Which items of a list a member likes. An anonymous visitor's list has no marks. */
export async function favouriteMarks(
  family: keyof typeof typeOfFamily,
  items: readonly { id: string }[],
  { reactor, site }: { reactor: Reactor | null; site: Site },
) {
  if (!reactor || !site.settings.authenticationEnabled) return null;
  const type = typeOfFamily[family];
  const liked = await reactor.likedAmong(
    type,
    items.map(({ id }) => id),
  );
  if (!liked) return null;
  const t = translatorOf(site.language);
  return {
    type,
    language: site.language,
    isMember: true,
    liked,
    texts: { mark: t("reactions:mark"), failed: t("reactions:problem.outage") },
  };
}
