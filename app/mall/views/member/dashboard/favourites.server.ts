import type { Event } from "@contract/event";
import { dateStyle } from "~/locale/dates";
import { href, hrefOf } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { relativeTime } from "~/locale/relative-time";
import { isMissing } from "~/mall/client/missing-parts.server";
import { sidePart } from "~/mall/client/side-part.server";
import { shopsById } from "~/mall/views/cards/companies.server";
import type { LikeType } from "~/process/page-member";
import type { MemberSite } from "~/site/member-site.server";
import type { ImageView } from "~/ui/picture";
import {
  amenityCard,
  type EventCardView,
  eventCard,
  newsCard,
  type OfferCardView,
  offerCard,
  rewardCard,
  shopTile,
} from "../../cards/cards.server";
import { formatNumber } from "../../cards/points-text.server";
import { endOfEvent } from "../../detail/whole-days";
import { defaultHref } from "../../links.server";
import { pushOffer } from "../push/push.server";
import { dashboardFrame } from "./dashboard-frame.server";

const favouriteKinds = ["company", "product", "event", "news", "reward", "amenity"] as const;
/** What a member likes, by kind; the shops are also those that they follow. */
export type FavouriteKind = (typeof favouriteKinds)[number];
export const isFavouriteKind = (kind: string): kind is FavouriteKind =>
  (favouriteKinds as readonly string[]).includes(kind);

const pageSize = 12;
const perKind = 4;

/** An entry without a type may be of any: it is of the kind that has an entity of its id. */
type Entry = { id: string; type?: LikeType | null | undefined };
/** What is shown of an entity; one that no longer exists has no page. */
type Entity = {
  title: string;
  to: string | null;
  image: ImageView | null;
  isLogo: boolean;
  note: string | null;
  price: Pick<OfferCardView, "price" | "priceBefore"> | null;
  /** What a reward takes. */
  points: string | null;
  /** That it is over. */
  ended: string | null;
  /** What comes next: when an event begins, or when what has begun or is offered ends, which has a text. */
  next: { at: string; text: string | null } | null;
  /** An event's day, as a figure. */
  day: Pick<EventCardView, "startsAt" | "day" | "month"> | null;
};
/** `liked` and `followed` are the labels of the buttons that end it; null for what it is not. */
export type FavouriteView = Entity & { id: string; liked: string | null; followed: string | null };

/**
 * Everything that a member follows and likes. Without a kind: the latest of each; with one: a page of it. Followed shops
 * are on the first page of the shops.
 * @param removed `product.offer-1`, `follows.shop-1`: what was just removed, to offer an undo
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
    sidePart(followedIds(member), notRead),
    shown.includes("event") ? pushOffer(site, "event") : null,
    Promise.all(shown.map((each) => likesOf(site, each, kind ? page : 1))),
    removedView(site, removed),
  ]);
  const follows = new Set(followed);
  const liked = new Set(ids?.company);
  const counts = new Map<FavouriteKind, number>(
    favouriteKinds.map((each) => [
      each,
      each === "company" ? new Set([...follows, ...liked]).size : (ids?.[each]?.length ?? 0),
    ]),
  );
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const sections = await Promise.all(
    lists.map(async ({ kind: each, entries }) => ({
      kind: each,
      items: await shownOf(
        site,
        each,
        each === "company"
          ? [
              ...(page > 1
                ? []
                : [...follows].map((id) => ({ id, isFollowed: true, isLiked: liked.has(id) }))),
              ...entries.flatMap((entry) =>
                follows.has(entry.id) ? [] : [{ ...entry, isFollowed: false, isLiked: true }],
              ),
            ]
          : entries.map((entry) => ({ ...entry, isFollowed: false, isLiked: true })),
      ),
    })),
  );
  const first = page > 1 ? null : nextOf(sections);
  const own = "dashboard-favourites";
  const kindTitle = (each: FavouriteKind) => kindTitles(site)[each];
  return {
    frame: dashboardFrame(site, own, profile),
    title: t("favourites:title"),
    lead: total > 0 ? t("favourites:lead") : null,
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
          count: isMissing("likeIds", ...(each === "company" ? (["follows"] as const) : []))
            ? null
            : formatNumber(counts.get(each) ?? 0, language),
          isCurrent: each === kind,
        })),
    ],
    first,
    sections: sections.flatMap(({ kind: each, items }) => {
      const others = items.filter(({ id }) => each !== first?.kind || id !== first.favourite.id);
      if (others.length === 0) return [];
      const entries = kind ? others : others.slice(0, perKind);
      const isMore = !kind && (counts.get(each) ?? 0) > entries.length + Number(each === first?.kind);
      return [
        {
          kind: each,
          title: kindTitle(each),
          // What is over comes last.
          items: entries.toSorted((one, other) => Number(one.ended !== null) - Number(other.ended !== null)),
          more: isMore
            ? {
                to: href(own, null, language, { kind: each }),
                label: t("favourites:allOf", { count: counts.get(each) ?? 0 }),
              }
            : null,
        },
      ];
    }),
    push: sections.some(({ kind: each, items }) => each === "event" && items.length > 0) ? push : null,
    isKnown: !isMissing("likeIds", "likes", "follows", ...entityReads),
    kind,
    page,
    lastPage: kind ? (lists[0]?.lastPage ?? 1) : 1,
    removed: gone,
    starts: startsOf(site),
    texts: {
      kinds: t("favourites:kinds"),
      undo: t("favourites:undo"),
      empty: t("favourites:empty"),
      emptyHelp: t("favourites:emptyHelp"),
    },
  };
}

/** What begins or ends first, among others. */
function nextOf(sections: readonly { kind: FavouriteKind; items: FavouriteView[] }[]) {
  const all = sections.flatMap(({ kind, items }) => items.map((favourite) => ({ kind, favourite })));
  if (all.length < 2) return null;
  const timeOf = ({ favourite }: (typeof all)[number]) => Date.parse(favourite.next?.at ?? "");
  return all.filter((each) => timeOf(each) > 0).sort((one, other) => timeOf(one) - timeOf(other))[0] ?? null;
}

function kindTitles({ language }: MemberSite): Record<FavouriteKind, string> {
  const t = translatorOf(language);
  return {
    company: t("favourites:kind.company"),
    product: t("favourites:kind.product"),
    event: t("favourites:kind.event"),
    news: t("favourites:kind.news"),
    reward: t("favourites:kind.reward"),
    amenity: t("favourites:kind.amenity"),
  };
}

async function followedIds(member: MemberSite["member"]): Promise<string[]> {
  const read = (page: number) => member.follows({ page, per_page: 48 });
  const first = await read(1);
  const others = Array.from({ length: Math.max(0, first.last_page - 1) }, (_, at) => read(at + 2));
  return [first, ...(await Promise.all(others))].flatMap(({ data }) => data.map(({ id }) => id));
}

/** A page of the likes of one kind, newest first. */
async function likesOf(site: MemberSite, kind: FavouriteKind, page: number) {
  const list = await sidePart(site.member.likes({ page, per_page: pageSize, type: kind }), notRead);
  const entries: readonly Entry[] = list?.data ?? [];
  return { kind, lastPage: list?.last_page ?? 1, entries };
}

async function shownOf(
  site: MemberSite,
  kind: FavouriteKind,
  entries: readonly (Entry & { isFollowed: boolean; isLiked: boolean })[],
): Promise<FavouriteView[]> {
  const t = translatorOf(site.language);
  const known = await entitiesOf(
    site,
    kind,
    entries.map(({ id }) => id),
  );
  if (!known) return [];
  return entries
    .filter(({ id, type, isFollowed }) => isFollowed || Boolean(type) || known.has(id))
    .map(({ id, isFollowed, isLiked }) => {
      const entity = known.get(id) ?? { ...nothing, title: t("favourites:gone") };
      const { title } = entity;
      return {
        id,
        ...entity,
        liked: isLiked ? t("favourites:removeNamed", { title }) : null,
        followed: isFollowed ? t("favourites:unfollowNamed", { title }) : null,
      };
    });
}

const entityReads = ["companies", "products", "events", "news", "rewards", "amenities"] as const;
const notRead = "A member's favourites could not be read";

const nothing: Entity = {
  title: "",
  to: null,
  image: null,
  isLogo: false,
  note: null,
  price: null,
  points: null,
  ended: null,
  next: null,
  day: null,
};

/** The entities of a kind, by id; null if they can't be read. */
async function entitiesOf(
  site: MemberSite,
  kind: FavouriteKind,
  ids: string[],
): Promise<Map<string, Entity> | null> {
  if (ids.length === 0) return new Map();
  const { api } = site;
  const query = { ids: ids.join(","), per_page: 48 } as const;
  const readers: Record<FavouriteKind, () => Promise<[string, Entity][]>> = {
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
        const { title, to, image, shop, price, priceBefore } = offerCard(product, shops, site);
        return [
          product.id,
          {
            ...nothing,
            ...{ title, to, image, note: shop, price: { price, priceBefore } },
            ...endOf(product, site),
          },
        ];
      });
    },
    event: async () =>
      (await api.events(query)).data.map((event) => {
        const { title, to, image, startsAt, when, where, day, month } = eventCard(event, site);
        return [
          event.id,
          {
            ...nothing,
            ...{ title, to, image, note: [when, where].filter(Boolean).join(" · ") },
            day: day ? { startsAt, day, month } : null,
            ...timeOf(event, site),
          },
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
        return [reward.id, { ...nothing, title, to, image, points, ...endOf(reward, site) }];
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

const endOf = ({ valid_to }: { valid_to?: string | null | undefined }, site: MemberSite) =>
  endAt(valid_to ? new Date(valid_to) : null, site);

function timeOf(event: Event, site: MemberSite): Pick<Entity, "ended" | "next"> {
  const { starts_at } = event;
  return starts_at && new Date(starts_at) > site.now
    ? { ended: null, next: { at: starts_at, text: null } }
    : endAt(endOfEvent(event, site), site);
}

/** "Ends in 3 days", "Ended 3 days ago". */
function endAt(end: Date | null, site: MemberSite): Pick<Entity, "ended" | "next"> {
  const { now, language } = site;
  if (!end) return { ended: null, next: null };
  const t = translatorOf(language);
  const when = relativeTime(now, end, language, dateStyle(site).timeZone);
  return end > now
    ? { ended: null, next: { at: end.toISOString(), text: t("detail:ends", { when }) } }
    : { ended: t("detail:ended", { when }), next: null };
}

/** What was just removed, if it is still no favourite, so that an old URL is not misleading. */
async function removedView(site: MemberSite, removed: string | null) {
  const [named = "", ...rest] = (removed ?? "").split(".");
  const id = rest.join(".");
  const isFollow = named === "follows";
  const type = isFollow ? "company" : named;
  if (!isFavouriteKind(type) || !id || id.length > 100 || id.includes(",")) return null;
  const entity = (await entitiesOf(site, type, [id]))?.get(id);
  if (!entity) return null;
  return {
    reaction: isFollow ? "follow" : "like",
    type,
    id,
    text: translatorOf(site.language)("favourites:removed", { title: entity.title }),
  };
}

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
