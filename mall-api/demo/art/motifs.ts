import { z } from "zod";
import { randomOf, shuffled } from "../random";
import { hash } from "./hash";
import { layoutsFor } from "./layouts";
import type { Stage } from "./layouts/stage";
import motifFile from "./motifs.json";
import { differenceOf, type Hues, huesOf, type Mood, toneOf } from "./palette";
import { type PlaceName, placeNames, places } from "./places";
import { drawPlace } from "./places/place";
import { type SceneryName, sceneries } from "./sceneries";
import type { Thing } from "./thing";
import { thingNamed } from "./things";

/**
 * What is large or heavy `stands`: it is never laid or hung. A `portrait` is of a person. Where any of the things can be the subject, the motif
 * `varies`: each view begins with another. What happens somewhere has its `place`; what can be bought is itself first, and is `usedIn` one.
 */
type Motif = Mood & {
  things: Thing[];
  stands?: true;
  varies?: true;
  portrait?: true;
  place?: PlaceName[];
  usedIn?: PlaceName[];
};

/** The views of each take: of offers, news and the like the first is on cards, the others beside it on their page. */
export const views = 4;
const [firstView, placeView] = [0, 2];

const yes = z.literal(true).optional();
/** One, or several in turn. */
const placesSchema = z
  .union([z.enum(placeNames), z.array(z.enum(placeNames)).min(2)])
  .transform((names) => [names].flat());
const motifSchema = z.strictObject({
  hue: z.number().min(0).max(360),
  evening: yes,
  stands: yes,
  varies: yes,
  portrait: yes,
  place: placesSchema.optional(),
  usedIn: placesSchema.optional(),
  things: z.array(z.string().transform(thingNamed)).min(1),
});

/**
 * What the pictures of each motif show, its subject first: of offers, events, news and rewards, of trades by their keys,
 * of categories, amenities, films and pages.
 */
const motifsByName = new Map(
  Object.entries(z.record(z.string(), motifSchema).parse(motifFile) as Record<string, Motif>),
);

export const motifs = [...motifsByName.keys()];

function motifNamed(name: string): Motif {
  const motif = motifsByName.get(name);
  if (!motif) throw new Error(`No motif is called ${name}`);
  return motif;
}

/** The views beside the first: a place is not shown twice. */
export const furtherViews = (motif: string): readonly number[] =>
  motifNamed(motif).place?.length === 1 ? [1, 3] : [2, 1];

/** The colours of a picture: those of all views of a take. */
export const motifHues = (colors: Record<string, string>, motif: string, take: number): Hues =>
  huesOf(colors, motifNamed(motif), randomOf(`${colors.accent} ${motif} ${Math.floor(take / views)}`));

/**
 * What a motif shows: its place, or its things before the mall's own scenery, each view and take of them in another layout until they have been in
 * each; where that begins differs between malls.
 */
export function drawMotif(
  name: string,
  take: number,
  scenery: SceneryName,
  stage: Omit<Stage, "things" | "stands" | "paints">,
): string {
  const { things, stands = false, varies, portrait, place, usedIn } = motifNamed(name);
  const [item, view] = [Math.floor(take / views), take % views];
  const { hues, random, frame } = stage;
  // All views of an item have it in the same colour.
  const fields = [hues.ground, hues.wall, hues.accents[2] ?? hues.light, hues.light];
  const nearest = (color: string) => Math.min(...fields.map((field) => differenceOf(color, field)));
  const paints = shuffled(hues.accents.filter((_, at) => at !== 2).slice(0, 3), randomOf(`${name} ${item}`))
    .toSorted((one, other) => Number(nearest(other) > 0.16) - Number(nearest(one) > 0.16))
    .concat(hues.accents[2] ?? []);
  const turn = view / placeView;
  if (place && (view === firstView || view === placeView)) {
    const shown = place[(item + turn) % place.length];
    if (shown) return drawPlace(places[shown], { ...stage, things, take: item + turn });
  }
  const used = view === placeView && usedIn?.[item % usedIn.length];
  if (used) {
    const accents = [...paints, ...hues.accents.slice(4)];
    return drawPlace(places[used], { ...stage, hues: { ...hues, accents }, things, take: item });
  }
  const first = varies ? (item + Math.ceil(view / 2)) % things.length : 0;
  const { box } = things[first] ?? { box: { width: 1, height: 1 } };
  // Beside what is wide there is no room.
  const layouts = layoutsFor(box.width > box.height * 1.2 ? 1 : things.length, { stands, portrait });
  const layout = layouts[(hash(`${scenery} ${name}`) + item + view) % layouts.length];
  return (
    sceneries[scenery]({ hues, random, frame, tone: toneOf(hues) }) +
    (layout?.({ ...stage, paints, stands, things: [...things.slice(first), ...things.slice(0, first)] }) ??
      "")
  );
}
