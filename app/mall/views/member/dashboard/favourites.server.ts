import { dateStyle, dateText } from "~/locale/dates";
import { href, hrefOf } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { relativeTime } from "~/locale/relative-time";
import { isMissing } from "~/mall/client/missing-parts.server";
import { sidePart } from "~/mall/client/side-part.server";
import { shopsById } from "~/mall/views/cards/companies.server";
import type { LikeType } from "~/process/page-member";
import type { MemberSite } from "~/site/member-site.server";
import type { ImageView } from "~/ui/picture";
import { amenityCard, eventCard, newsCard, offerCard, rewardCard, shopTile } from "../../cards/cards.server";
import { formatNumber } from "../../cards/points-text.server";
import { endOfEvent } from "../../detail/whole-days";
import { defaultHref } from "../../links.server";
import { pushOffer } from "../push/push.server";
import { dashboardFrame } from "./dashboard-frame.server";

/** Followed shops, and liked entities by kind. */
const favouriteKinds = ["follows", "company", "product", "event", "news", "reward", "amenity"] as const;
export type FavouriteKind = (typeof favouriteKinds)[number];
export const isFavouriteKind = (kind: string): kind is FavouriteKind =>
  (favouriteKinds as readonly string[]).includes(kind);

const pageSize = 12;
const perKind = 4;

/** An entry without a type may be of any: it is of the kind that has an entity of its id. */
type Entry = { id: string; at: string | null; type?: LikeType | null | undefined };
/** What a row shows of an entity; one that no longer exists has no page. */
type RowEntity = {
  title: string;
  to: string | null;
  image: ImageView | null;
  isLogo: boolean;
  note: string | null;
  /** That it is over. */
  ended: string | null;
};
export type FavouriteView = RowEntity & { id: string; since: string | null; label: string };

/**
 * Everything that a member follows and likes. Without a kind: the latest of each; with one: a page of it.
 * @param removed `follows.shop-1`: what was just removed, to offer an undo
 */
export async function favouritesView(
  site: MemberSite,
  { kind, page, removed }: { kind: FavouriteKind | null; page: number; removed: string | null },
) {
  const { language, member } = site;
  const t = translatorOf(language);
  const shown = kind ? [kind] : favouriteKinds;
  const [profile, ids, followed, push, lists, gone] = await Promise.all([
    member.profile(),
    sidePart(member.likeIds(), notRead),
    sidePart(member.follows({ page: 1, per_page: 48 }), notRead),
    shown.includes("event") ? pushOffer(site, "event") : null,
    Promise.all(shown.map((each) => listOf(site, each, kind ? page : 1))),
    removedView(site, removed),
  ]);
  const counts = new Map<FavouriteKind, number>(
    favouriteKinds.map((each) => [
      each,
      each === "follows" ? (followed?.total ?? 0) : (ids?.[each]?.length ?? 0),
    ]),
  );
  // A shop that is both is listed once, among the followed ones.
  const liked = new Set(ids?.company);
  const both = new Set(followed?.data.flatMap(({ id }) => (liked.has(id) ? [id] : [])));
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0) - both.size;
  const own = "dashboard-favourites";
  const kindTitle = (each: FavouriteKind) => kindTitles(site)[each];
  return {
    frame: dashboardFrame(site, own, profile),
    title: t("favourites:title"),
    language,
    kinds: [
      {
        to: href(own, null, language),
        title: t("favourites:all"),
        count: isMissing("likeIds", "follows") ? null : formatNumber(total, language),
        isCurrent: kind === null,
      },
      ...favouriteKinds
        .filter((each) => each === kind || (counts.get(each) ?? 0) > 0)
        .map((each) => ({
          to: href(own, null, language, { kind: each }),
          title: kindTitle(each),
          count: isMissing(each === "follows" ? "follows" : "likeIds")
            ? null
            : formatNumber(counts.get(each) ?? 0, language),
          isCurrent: each === kind,
        })),
    ],
    sections: lists.flatMap(({ kind: each, items: all }) => {
      const items = kind || each !== "company" ? all : all.filter(({ id }) => !both.has(id));
      if (items.length === 0) return [];
      const entries = (kind ? items : items.slice(0, perKind)).map((entry) =>
        !kind && each === "follows" && both.has(entry.id)
          ? { ...entry, note: [entry.note, t("favourites:also")].filter(Boolean).join(" · ") }
          : entry,
      );
      const isMore = !kind && (counts.get(each) ?? 0) > entries.length;
      return [
        {
          kind: each,
          title: kindTitle(each),
          items: entries,
          // The number beside the kind counts them too.
          note:
            !kind && each === "company" && both.size > 0
              ? t("favourites:others", { count: both.size })
              : null,
          push: each === "event" ? push : null,
          more: isMore
            ? {
                to: href(own, null, language, { kind: each }),
                label: t("favourites:allOf", { count: counts.get(each) ?? 0 }),
              }
            : null,
        },
      ];
    }),
    isKnown: !isMissing("likeIds", "likes", "follows", ...entityReads),
    kind,
    page,
    lastPage: kind ? (lists[0]?.lastPage ?? 1) : 1,
    removed: gone,
    starts: startsOf(site),
    texts: {
      kinds: t("favourites:kinds"),
      remove: t("favourites:remove"),
      undo: t("favourites:undo"),
      empty: t("favourites:empty"),
      emptyHelp: t("favourites:emptyHelp"),
    },
  };
}

function kindTitles({ language }: MemberSite): Record<FavouriteKind, string> {
  const t = translatorOf(language);
  return {
    follows: t("favourites:kind.follows"),
    company: t("favourites:kind.company"),
    product: t("favourites:kind.product"),
    event: t("favourites:kind.event"),
    news: t("favourites:kind.news"),
    reward: t("favourites:kind.reward"),
    amenity: t("favourites:kind.amenity"),
  };
}

/** A page of one kind, newest first. */
async function listOf(site: MemberSite, kind: FavouriteKind, page: number) {
  const query = { page, per_page: pageSize } as const;
  const list = await sidePart<{ data: readonly Entry[]; last_page: number }>(
    kind === "follows" ? site.member.follows(query) : site.member.likes({ ...query, type: kind }),
    notRead,
  );
  const entries = list?.data ?? [];
  return { kind, lastPage: list?.last_page ?? 1, items: await rowsOf(site, kind, entries) };
}

async function rowsOf(
  site: MemberSite,
  kind: FavouriteKind,
  entries: readonly Entry[],
): Promise<FavouriteView[]> {
  const { language } = site;
  const t = translatorOf(language);
  const drawn = await rowEntitiesOf(
    site,
    kind,
    entries.map(({ id }) => id),
  );
  if (!drawn) return [];
  const isOfKind = ({ id, type }: Entry) => kind === "follows" || Boolean(type) || drawn.has(id);
  return entries.filter(isOfKind).map(({ id, at }) => {
    const row = drawn.get(id) ?? { ...nothing, title: t("favourites:gone") };
    const date = at && dateText(at, site);
    return {
      id,
      ...row,
      since: date ? t("favourites:since", { date }) : null,
      label: t("favourites:removeNamed", { title: row.title }),
    };
  });
}

const entityReads = ["companies", "products", "events", "news", "rewards", "amenities"] as const;
const notRead = "A member's favourites could not be read";

const nothing: RowEntity = { title: "", to: null, image: null, isLogo: false, note: null, ended: null };

/** The entities of a kind for rows, by id; null if they can't be read. */
async function rowEntitiesOf(
  site: MemberSite,
  kind: FavouriteKind,
  ids: string[],
): Promise<Map<string, RowEntity> | null> {
  if (ids.length === 0) return new Map();
  const { api } = site;
  const query = { ids: ids.join(","), per_page: 48 } as const;
  const readers: Record<FavouriteKind, () => Promise<[string, RowEntity][]>> = {
    follows: () => readers.company(),
    company: async () =>
      (await api.companies(query)).data.map((company) => {
        const { name, to, logo, about } = shopTile(company, site);
        return [company.id, { ...nothing, title: name, to, image: logo, isLogo: true, note: about }];
      }),
    product: async () => {
      const { data } = await api.products(query);
      const shops = await shopsById(
        site,
        data.map(({ company_id }) => company_id),
      );
      return data.map((product) => {
        const { title, to, image, shop, price } = offerCard(product, shops, site);
        return [
          product.id,
          {
            ...nothing,
            ...{ title, to, image, note: [shop, price].filter(Boolean).join(" · ") },
            ended: endedText(endOf(product), site),
          },
        ];
      });
    },
    event: async () =>
      (await api.events(query)).data.map((event) => {
        const { title, to, image, when } = eventCard(event, site);
        return [
          event.id,
          { ...nothing, title, to, image, note: when, ended: endedText(endOfEvent(event, site), site) },
        ];
      }),
    news: async () =>
      (await api.news(query)).data.map((article) => {
        const { title, to, image, date } = newsCard(article, site);
        return [article.id, { ...nothing, title, to, image, note: date }];
      }),
    reward: async () =>
      (await api.rewards(query)).data.map((reward) => {
        const { title, to, image, points } = rewardCard(reward, site);
        return [
          reward.id,
          { ...nothing, title, to, image, note: points, ended: endedText(endOf(reward), site) },
        ];
      }),
    amenity: async () =>
      (await api.amenities(query)).data.map((amenity) => {
        const { title, to, image, floor } = amenityCard(amenity, site);
        return [amenity.id, { ...nothing, title, to, image, note: floor }];
      }),
  };
  const rows = await sidePart(readers[kind](), notRead);
  return rows && new Map(rows);
}

const endOf = ({ valid_to }: { valid_to?: string | null | undefined }) =>
  valid_to ? new Date(valid_to) : null;

/** "Ended 3 days ago"; null for what isn't over. */
function endedText(end: Date | null, site: MemberSite): string | null {
  const { now, language } = site;
  if (!end || end > now) return null;
  const when = relativeTime(now, end, language, dateStyle(site).timeZone);
  return translatorOf(language)("detail:ended", { when });
}

/** What was just removed, if it is still no favourite, so that an old URL is not misleading. */
async function removedView(site: MemberSite, removed: string | null) {
  const [kind = "", ...rest] = (removed ?? "").split(".");
  const id = rest.join(".");
  if (!isFavouriteKind(kind) || !id || id.length > 100 || id.includes(",")) return null;
  const row = (await rowEntitiesOf(site, kind, [id]))?.get(id);
  if (!row) return null;
  return {
    reaction: kind === "follows" ? "follow" : "like",
    type: typeOf(kind),
    id,
    text: translatorOf(site.language)("favourites:removed", { title: row.title }),
  };
}

/** A kind's type for likes. */
const typeOf = (kind: FavouriteKind): LikeType => (kind === "follows" ? "company" : kind);

/** Links to where favourites can be found. */
function startsOf({ language, settings }: MemberSite) {
  const t = translatorOf(language);
  const doors = [
    ["shops-services", "store", t("favourites:start.shops")],
    ["offers", "tag", t("favourites:start.offers")],
    ["events", "calendar", t("favourites:start.events")],
    ["rewards", "gift", t("favourites:start.rewards")],
  ] as const;
  return doors.map(([name, icon, title]) => ({
    icon,
    title,
    to: defaultHref(name, language, settings) ?? hrefOf("index", {}, language),
  }));
}
