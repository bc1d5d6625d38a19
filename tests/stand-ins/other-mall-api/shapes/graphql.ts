import { mall, zones } from "../content/mall";
import type { Category, Intervals, Moment, Week } from "../content/model";
import { offerCategories, rewardCategories } from "../content/offers";
import { settingsOf } from "../content/settings";
import { shopCategories, shops } from "../content/shops";
import { languages, sameName, type Words } from "../content/words";
import { momentAt, pragueText } from "../dates";
import { dialect, rowNames } from "../dialects/graphql";
import type { Answer, Failure, Row, Setting, Shape, Style } from "../shape";

const codes: Record<Failure, string> = {
  unauthorized: "UNAUTHENTICATED",
  "wrong-login": "BAD_USER_INPUT",
  "not-found": "NOT_FOUND",
  invalid: "BAD_USER_INPUT",
  "bad-request": "GRAPHQL_PARSE_FAILED",
  method: "METHOD_NOT_ALLOWED",
};

const tags = { cz: "cs", en: "en", sk: "sk", de: "de" };
const states: Record<string, string> = {
  pending: "IN_QUEUE",
  approved: "CREDITED",
  rejected: "TURNED_DOWN",
  active: "READY",
  used: "HANDED_OVER",
  expired: "LAPSED",
};
const kinds = { companies: "SHOP", products: "DEAL", rewards: "PERK", amenities: "PLACE" };

/** An opaque id, as Relay has them. */
const globalId = (id: number): string => Buffer.from(`Item:${id}`).toString("base64");

const camel = (name: string): string =>
  name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

const byLanguage = (words: Words): Row =>
  Object.fromEntries(languages.flatMap((code) => (words[code] ? [[tags[code], words[code]]] : [])));
const texts = (fields: Record<string, Words>): Row =>
  Object.fromEntries(Object.entries(fields).map(([field, words]) => [camel(field), byLanguage(words)]));

/** Minutes from midnight, which no name of theirs says. */
const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const dayRow = (day: string, intervals: Intervals): Row => ({
  dayOfWeek: day.toUpperCase(),
  isOpen: intervals.length > 0,
  slots: intervals.map(([opens, closes]) => ({ opens, closes })),
});
const schedule = (week: Week): Row[] => Object.entries(week).map(([day, spans]) => dayRow(day, spans));
/** Under names that say nothing to anyone else. */
const shutters = (week: Week): Row[] =>
  Object.entries(week).map(([day, spans]) => ({
    dayOfWeek: day.toUpperCase(),
    ...(spans[0] && { shutterUp: minutes(spans[0][0]), shutterDown: minutes(spans[0][1]) }),
  }));

/** An API that answers as GraphQL does: edges and nodes, nested relations, texts by language, minor units. */
export function graphql({ now, mallName, picturesUrl }: Setting): Shape {
  const picture = (file: string) => `${picturesUrl}/${file}`;
  const at = (moment: Moment) => momentAt(now, moment);
  const iso = (moment: Moment) => at(moment).toISOString();
  const money = (amount: number) => ({ amount: Math.round(amount * 100), precision: 2, currency: "CZK" });
  const artwork = (file: string) => ({ renditions: { big: { location: picture(file) } } });
  const topic = (known: Category[], id: number) => {
    const found = known.find((category) => category.id === id);
    return found ? { id: globalId(id), caption: byLanguage(found.name) } : null;
  };
  const shopOf = (id: number | undefined) => {
    const found = shops.find((shop) => shop.id === id);
    return found ? { id: globalId(found.id), caption: byLanguage(found.name) } : null;
  };
  const style: Style = {
    id: globalId,
    moment: (moment) => moment.getTime(),
    day: (moment) => pragueText(moment).slice(0, 10),
    money,
    count: (amount) => amount,
    flag: (value) => value,
    picture,
    words: texts,
    rename: {},
    row: (kind, row) => ({
      __typename: typenames[kind] ?? "Item",
      ...Object.fromEntries(
        Object.entries(row).map(([key, value]) => [rowNames[`${kind}.${key}`] ?? camel(key), value]),
      ),
    }),
    state: (word) => states[word] ?? word.toUpperCase(),
  };
  const ok = (data?: unknown): Answer => ({
    status: 200,
    body: { data: isConnection(data) ? data : { [fieldOf(data)]: data ?? null } },
  });

  return {
    style,
    dialect,
    pictureIn: ({ artwork: given }) =>
      (given as ReturnType<typeof artwork> | undefined)?.renditions.big.location,
    write: {
      companies: (shop) => ({
        __typename: "Shop",
        id: globalId(shop.id),
        caption: byLanguage(shop.name),
        story: byLanguage(shop.text),
        kind: { store: "RETAIL", restaurant: "GASTRO", service: "SERVICE" }[shop.kind],
        topics: { edges: [{ node: topic(shopCategories, shop.category) }] },
        artwork: artwork(shop.picture),
        spot: { deck: shop.floor, door: shop.unit },
        reach: { voice: shop.phone, post: shop.email, web: shop.web },
        schedule: shop.id % 5 === 0 ? shutters(shop.hours) : schedule(shop.hours),
        visibility: "EVERYONE",
      }),
      products: (offer) => ({
        __typename: "Deal",
        id: globalId(offer.id),
        caption: byLanguage(offer.name),
        story: byLanguage(offer.text),
        shop: shopOf(offer.shop),
        topics: { edges: [{ node: topic(offerCategories, offer.category) }] },
        artwork: artwork(offer.picture),
        pricing: { now: money(offer.price), before: money(offer.before), pieces: 12 },
        runs: { since: iso(offer.from), until: iso(offer.to) },
        visibility: "EVERYONE",
      }),
      rewards: (reward) => ({
        __typename: "Perk",
        id: globalId(reward.id),
        caption: byLanguage(reward.name),
        story: byLanguage(reward.text),
        shop: shopOf(reward.shop),
        topics: { edges: [{ node: topic(rewardCategories, reward.category) }] },
        artwork: artwork(reward.picture),
        cost: { points: reward.points },
        supply: { left: reward.stock, handedOver: 17 },
        runs: { since: iso(reward.from), until: iso(reward.to) },
        visibility: "EVERYONE",
      }),
      events: (event) => ({
        __typename: "Happening",
        id: globalId(event.id),
        caption: byLanguage(event.name),
        story: byLanguage(event.text),
        where: byLanguage(event.place),
        host: event.type === "mall" ? "VENUE" : "TENANT",
        shop: shopOf(event.shop),
        artwork: artwork(event.picture),
        timing: { doors: at(event.from).getTime(), curfew: at(event.to).getTime() },
        visibility: "EVERYONE",
      }),
      news: (item) => ({
        __typename: "Story",
        id: globalId(item.id),
        caption: byLanguage(item.name),
        story: byLanguage(item.text),
        host: item.type === "mall" ? "VENUE" : "TENANT",
        shop: shopOf(item.shop),
        artwork: artwork(item.picture),
        wentOut: iso(item.published),
        visibility: "EVERYONE",
      }),
      amenities: (amenity) => ({
        __typename: "Place",
        id: globalId(amenity.id),
        caption: byLanguage(amenity.name),
        story: byLanguage(amenity.text),
        topics: { edges: [{ node: { id: globalId(amenity.category) } }] },
        artwork: artwork(amenity.picture),
        spot: { deck: amenity.floor },
      }),
      categories: (category) => ({
        __typename: "Topic",
        id: globalId(category.id),
        of: kinds[category.kind],
        caption: byLanguage(category.name),
      }),
      faq: (entry) => ({
        __typename: "Question",
        id: globalId(entry.id),
        ask: byLanguage(entry.name),
        reply: byLanguage(entry.answer),
      }),
      "website-pages": (page) => ({
        __typename: "Page",
        id: globalId(page.id),
        handle: page.permalink,
        caption: byLanguage(page.name),
        story: byLanguage(page.article),
        artwork: artwork(page.picture),
      }),
    },
    strays: {
      companies: [
        {
          __typename: "Shop",
          id: globalId(198),
          caption: byLanguage(sameName("Rozpracovaný obchod")),
          visibility: "EDITORS",
        },
      ],
    },
    nameOf: ({ name }) => name,
    malls: () => ({
      __typename: "Venue",
      id: globalId(mall.id),
      caption: byLanguage(sameName(mallName)),
      story: byLanguage(mall.text),
      artwork: artwork("mall-logo.png"),
      reach: { voice: mall.phone, post: mall.email },
      seat: { line: mall.street, town: mall.city, code: mall.zip },
      schedule: zones[0] ? schedule(zones[0].week) : [],
    }),
    settings: () => {
      const settings = settingsOf(mallName, picture);
      return {
        siteName: mallName,
        palette: settings["colors.primary"] ?? "",
        slides: settings.hero_banner_items ?? "",
      };
    },
    profile: ({ changes, ...account }) => ({
      __typename: "Viewer",
      id: globalId(account.id),
      login: account.email,
      forename: changes.first_name ?? account.firstName,
      familyName: changes.last_name ?? account.lastName,
      cell: changes.phone ?? account.phone,
      bornOn: style.day(account.born),
      tongue: changes.language ?? "CS",
    }),
    legal: (_key, text) => ({ __typename: "Document", story: byLanguage(text) }),
    list(rows, query, path) {
      const size = Math.min(Math.max(Number(query.get("per_page")) || 10, 1), 30);
      const page = Math.max(Number(query.get("page")) || 1, 1);
      const shown = rows.slice((page - 1) * size, page * size);
      const pageCount = Math.max(1, Math.ceil(rows.length / size));
      return {
        [path.split("/").at(-1) ?? "items"]: {
          edges: shown.map((node, index) => ({ cursor: globalId(index), node })),
          pageInfo: { pageNo: page, pageCount, hasNextPage: page < pageCount },
          totalCount: rows.length,
        },
      };
    },
    search: (found) => found,
    filters: true,
    likedIds: () => [],
    ok,
    created: ok,
    failure: (kind, message, errors) => ({
      status: 200,
      body: {
        errors: [
          {
            message,
            path: ["call"],
            extensions: { code: codes[kind], ...(errors && { wrong: renamedErrors(errors) }) },
          },
        ],
        data: null,
      },
    }),
    login: (token) => ok({ __typename: "SignIn", pass: token }),
    oauth: () => ({ status: 404, body: "" }),
    methods: {},
    missing: [],
  };
}

const isConnection = (data: unknown): data is Row =>
  typeof data === "object" &&
  data !== null &&
  JSON.stringify(data).startsWith('{"') &&
  "edges" in Object(Object.values(data)[0]);

/** The field of `data` that an answer is in: its type's. */
const fieldOf = (data: unknown): string => {
  const type = typeof data === "object" && data !== null ? Reflect.get(data, "__typename") : undefined;
  return typeof type === "string" ? type.charAt(0).toLowerCase() + type.slice(1) : "result";
};

const renamedErrors = (errors: Record<string, string>): Row =>
  Object.fromEntries(
    Object.entries(errors).map(([field, text]) => [
      Object.entries(dialect.fields).find(([, name]) => name === field)?.[0] ?? field,
      [text],
    ]),
  );

const typenames: Record<string, string> = {
  tier: "Rank",
  points: "Wallet",
  "points-entry": "WalletEntry",
  receipt: "Slip",
  reward: "Claim",
  message: "ChatLine",
};
