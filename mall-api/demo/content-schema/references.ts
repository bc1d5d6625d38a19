import type { z } from "zod";
import { motifs } from "../art/motifs";
import type { DemoContent } from "./content-files";
import type { Fit } from "./shops";
import { placeholdersOf } from "./texts";

type Path = (string | number)[];
type Reference = { path: Path; kind: keyof ReturnType<typeof namesIn>; name: string | undefined };

/** What something refers to by its name exists, and no name is given twice where several files give them. */
export function checkReferences(content: DemoContent, context: z.RefinementCtx) {
  const fault = (path: Path, message: string) => context.addIssue({ code: "custom", path, message });
  const names = namesIn(content);
  for (const { path, kind, name } of referencesIn(content))
    if (name !== undefined && !names[kind].includes(name)) fault(path, `there is no ${kind} "${name}"`);

  for (const list of [shopNamesIn(content), shopsOfTradesIn(content), keysOfShopsIn(content)]) {
    const seen = new Set<string>();
    for (const { path, name } of list) {
      if (seen.has(name)) fault(path, `"${name}" is there twice`);
      seen.add(name);
    }
  }
}

type Named = { path: Path; name: string };

const shopNamesIn = (content: DemoContent): Named[] =>
  content["shop-categories"].flatMap(({ names }, at) =>
    names.map((name, number) => ({ path: ["shop-categories", at, "names", number], name })),
  );

const tradesIn = (content: DemoContent) =>
  Object.entries(content.trades).flatMap(([file, trades]) =>
    trades.map((trade, at) => ({ path: ["trades", file, at] as Path, trade })),
  );

const shopsOfTradesIn = (content: DemoContent): Named[] =>
  tradesIn(content).flatMap(({ path, trade }) =>
    trade.shops.map((name, number) => ({ path: [...path, "shops", number], name })),
  );

/** Trades and categories: what fits a shop names either. */
const keysOfShopsIn = (content: DemoContent): Named[] => [
  ...content["shop-categories"].map(({ key }, at) => ({ path: ["shop-categories", at] as Path, name: key })),
  ...tradesIn(content).map(({ path, trade }) => ({ path, name: trade.key })),
];

/** What can be referred to, by what it is. */
const namesIn = (content: DemoContent) => ({
  motif: motifs,
  category: content["shop-categories"].map(({ key }) => key),
  shop: shopNamesIn(content).map(({ name }) => name),
  "trade or category": keysOfShopsIn(content).map(({ name }) => name),
  place: Object.keys(content.events.places),
  "button of a hero": Object.keys(content.menus.heroButtons),
  "weekly event": Object.keys(content.events.weekly),
  season: content.seasons.map(({ key }) => key),
  page: content["website-pages"].pages.map(({ permalink }) => permalink),
  "own page": content["website-pages"].pages.flatMap(({ permalink, isOwn }) => (isOwn ? [permalink] : [])),
  "category of news": content.news.categories.map(({ key }) => key),
  "category of rewards": content.rewards.categories.map(({ key }) => key),
  "group of amenities": content.amenities.groups.map(({ key }) => key),
  "booking service": Object.keys(content["booking-services"]),
  "means of transport": content.ways.map(({ way }) => way),
  "number of shops": ["shops", ...content["shop-categories"].map(({ key }) => key)],
});

function* referencesIn(content: DemoContent): Generator<Reference> {
  const { amenities, cinema, events, malls, news, offers, rewards, seasons } = content;
  for (const category of Object.keys(offers.categories))
    yield { path: ["offers", "categories", category], kind: "category", name: category };
  for (const category of Object.keys(content["shop-closings"]))
    yield { path: ["shop-closings", category], kind: "category", name: category };
  for (const { path, trade } of tradesIn(content)) yield { path, kind: "motif", name: trade.key };
  for (const { path, name } of shopsOfTradesIn(content)) yield { path, kind: "shop", name };
  for (const [at, { motif }] of content["shop-categories"].entries())
    yield { path: ["shop-categories", at], kind: "motif", name: motif };

  for (const list of ["mall", "shops", "seasonal", "weekly"] as const) {
    for (const [at, { motif, place }] of Object.entries(events[list])) {
      yield { path: ["events", list, at], kind: "motif", name: motif };
      yield { path: ["events", list, at, "place"], kind: "place", name: place };
    }
  }
  for (const [at, { season }] of events.seasonal.entries())
    yield { path: ["events", "seasonal", at, "season"], kind: "season", name: season };
  for (const [at, { season }] of news.mall.entries())
    yield { path: ["news", "mall", at, "season"], kind: "season", name: season };
  for (const [at, { also }] of news.mall.entries()) yield* each(["news", "mall", at, "also"], "motif", also);
  for (const [at, { category }] of news.mall.entries())
    yield { path: ["news", "mall", at, "category"], kind: "category of news", name: category };
  for (const [at, { category }] of content["store-news"].entries())
    yield { path: ["store-news", at, "category"], kind: "category of news", name: category };
  for (const [at, { banner, offer }] of seasons.entries()) {
    yield { path: ["seasons", at, "banner"], kind: "motif", name: banner?.motif };
    yield* each(["seasons", at, "banner"], "button of a hero", banner ? [banner.button] : []);
    yield* each(["seasons", at, "offer"], "category", offer?.categories ?? []);
  }
  for (const list of ["mall", "shops"] as const) {
    for (const [at, { motif, category }] of rewards[list].entries()) {
      yield { path: ["rewards", list, at], kind: "motif", name: motif };
      yield { path: ["rewards", list, at, "category"], kind: "category of rewards", name: category };
    }
  }
  yield* fitsIn(["events", "shops"], events.shops);
  yield* fitsIn(["rewards", "shops"], rewards.shops);
  yield* fitsIn(["store-news"], content["store-news"]);
  yield* motifsIn(["news", "mall"], news.mall);
  yield* motifsIn(["store-news"], content["store-news"]);
  yield* motifsIn(["management"], content.management);
  yield* motifsIn(["website-pages", "pages"], content["website-pages"].pages);
  for (const [category, list] of Object.entries(offers.categories))
    yield* motifsIn(["offers", "categories", category], list);
  for (const { path, trade } of tradesIn(content)) yield* motifsIn([...path, "offers"], trade.offers);

  for (const [at, { next }] of content["website-pages"].pages.entries())
    yield* each(["website-pages", "pages", at, "next"], "page", next);

  for (const [at, { key, group, service }] of amenities.amenities.entries()) {
    const path = ["amenities", "amenities", at];
    yield { path, kind: "motif", name: `amenity-${key}` };
    yield { path: [...path, "group"], kind: "group of amenities", name: group };
    yield { path: [...path, "service"], kind: "booking service", name: service };
  }
  for (const [at, { key }] of cinema.films.entries())
    yield { path: ["cinema", "films", at], kind: "motif", name: `film-${key}` };

  for (const [name, { motif }] of Object.entries(content.settings.pictures))
    yield { path: ["settings", "pictures", name], kind: "motif", name: motif };

  for (const [tenant, { banners, description, layout, pages, stops, ways, weekly }] of Object.entries(
    malls,
  )) {
    const path = ["malls", tenant];
    yield* motifsIn([...path, "banners"], banners);
    yield* each([...path, "ways"], "means of transport", [...ways, ...Object.keys(stops)]);
    for (const [at, { near = [] }] of layout.passages.entries())
      yield* each([...path, "layout", "passages", at, "near"], "means of transport", near);
    yield* each([...path, "weekly"], "weekly event", weekly);
    yield* each([...path, "pages"], "own page", pages);
    yield* each([...path, "description"], "number of shops", placeholdersOf(description.en));
    for (const [at, { button, text }] of banners.entries()) {
      yield* each([...path, "banners", at], "button of a hero", [button]);
      yield* each([...path, "banners", at, "text"], "number of shops", placeholdersOf(text.en));
    }
  }
}

function* fitsIn(path: Path, fits: Fit[]): Generator<Reference> {
  for (const [at, { categories = [], trades = [] }] of fits.entries()) {
    yield* each([...path, at, "categories"], "category", categories);
    yield* each([...path, at, "trades"], "trade or category", trades);
  }
}

function* motifsIn(path: Path, shown: { motif?: string | undefined }[]): Generator<Reference> {
  for (const [at, { motif: name }] of shown.entries()) yield { path: [...path, at], kind: "motif", name };
}

function* each(path: Path, kind: Reference["kind"], names: readonly string[]): Generator<Reference> {
  for (const name of names) yield { path, kind, name };
}
