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

  const trades = Object.values(content.trades).flat();
  const categories = content["shop-categories"];
  const shared = {
    "shop-categories": [categories.flatMap((category) => category.names)],
    trades: [trades.flatMap(({ shops }) => shops), [...trades, ...categories].map(({ key }) => key)],
  };
  for (const [file, lists] of Object.entries(shared))
    for (const list of lists)
      for (const name of list.filter((each, at) => list.indexOf(each) !== at))
        fault([file], `"${name}" is there twice`);
}

/** What can be referred to, by what it is. */
const namesIn = (content: DemoContent) => ({
  motif: motifs,
  category: content["shop-categories"].map(({ key }) => key),
  shop: content["shop-categories"].flatMap(({ names }) => names),
  "trade or category": [...Object.values(content.trades).flat(), ...content["shop-categories"]].map(
    ({ key }) => key,
  ),
  place: Object.keys(content.events.places),
  "category of rewards": content.rewards.categories.map(({ key }) => key),
  "group of amenities": content.amenities.groups.map(({ key }) => key),
  "booking service": Object.keys(content["booking-services"]),
  "means of transport": content.ways.map(({ way }) => way),
  "number of shops": ["shops", ...content["shop-categories"].map(({ key }) => key)],
});

function* referencesIn(content: DemoContent): Generator<Reference> {
  const { amenities, cinema, events, malls, news, offers, rewards, trades } = content;
  for (const category of Object.keys(offers.categories))
    yield { path: ["offers", "categories", category], kind: "category", name: category };
  for (const [file, own] of Object.entries(trades))
    for (const [at, { key, shops }] of own.entries()) {
      const path = ["trades", file, at];
      yield { path, kind: "motif", name: key };
      yield* each([...path, "shops"], "shop", shops);
    }
  for (const [at, { motif }] of content["shop-categories"].entries())
    yield { path: ["shop-categories", at], kind: "motif", name: motif };

  for (const list of ["mall", "shops"] as const) {
    for (const [at, { motif, place }] of events[list].entries()) {
      yield { path: ["events", list, at], kind: "motif", name: motif };
      yield { path: ["events", list, at, "place"], kind: "place", name: place };
    }
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
  yield* motifsIn(["website-pages", "pages"], content["website-pages"].pages);

  for (const [at, { key, group, service }] of amenities.amenities.entries()) {
    const path = ["amenities", "amenities", at];
    yield { path, kind: "motif", name: `amenity-${key}` };
    yield { path: [...path, "group"], kind: "group of amenities", name: group };
    yield { path: [...path, "service"], kind: "booking service", name: service };
  }
  for (const [at, { key }] of cinema.films.entries())
    yield { path: ["cinema", "films", at], kind: "motif", name: `film-${key}` };

  for (const [tenant, { banners, description, layout, stops, ways }] of Object.entries(malls)) {
    const path = ["malls", tenant];
    yield* motifsIn([...path, "banners"], banners);
    yield* each([...path, "ways"], "means of transport", [...ways, ...Object.keys(stops)]);
    for (const [at, { near = [] }] of layout.passages.entries())
      yield* each([...path, "layout", "passages", at, "near"], "means of transport", near);
    yield* each([...path, "description"], "number of shops", placeholdersOf(description.en));
    for (const [at, { text }] of banners.entries())
      yield* each([...path, "banners", at, "text"], "number of shops", placeholdersOf(text.en));
  }
}

function* fitsIn(path: Path, fits: Fit[]): Generator<Reference> {
  for (const [at, { categories = [], trades = [] }] of fits.entries()) {
    yield* each([...path, at, "categories"], "category", categories);
    yield* each([...path, at, "trades"], "trade or category", trades);
  }
}

function* motifsIn(path: Path, shown: { motif: string }[]): Generator<Reference> {
  for (const [at, { motif: name }] of shown.entries()) yield { path: [...path, at], kind: "motif", name };
}

function* each(path: Path, kind: Reference["kind"], names: readonly string[]): Generator<Reference> {
  for (const name of names) yield { path, kind, name };
}
