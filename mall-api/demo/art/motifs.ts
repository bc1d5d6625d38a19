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
 * `varies`: each view begins with another. What happens somewhere has its `place`; what can be bought is itself first, is `usedIn` one, and what
 * one looks at closely before buying it has a `closeUp`.
 */
type Motif = Mood & {
  things: Thing[];
  stands?: true;
  varies?: true;
  portrait?: true;
  place?: PlaceName[];
  usedIn?: PlaceName[];
  closeUp?: PlaceName;
};

/** The views of each take: of offers, news and the like the first is on cards, the others beside it on their page. */
export const views = 4;
const firstView = 0;
/** Things alone, wherever they are used. */
export const thingView = 1;
export const placeView = 2;
const closeView = 3;

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
  closeUp: z.enum(placeNames).optional(),
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
export function furtherViews(name: string): readonly number[] {
  const { place, closeUp } = motifNamed(name);
  if (closeUp) return [placeView, closeView];
  return place?.length === 1 ? [thingView, closeView] : [placeView, thingView];
}

/** Whether a motif is of what happens somewhere. */
export const hasPlace = (name: string): boolean => Boolean(motifNamed(name).place);

/** The place that a take of a motif shows; none where it shows things alone. */
export function placeIn(name: string, take: number): PlaceName | undefined {
  const { place, usedIn, closeUp } = motifNamed(name);
  const [item, view] = [Math.floor(take / views), take % views];
  if (view === closeView) return closeUp;
  if (place && (view === firstView || view === placeView))
    return place[(item + view / placeView) % place.length];
  return view === placeView ? usedIn?.[item % usedIn.length] : undefined;
}

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
  const { things, stands = false, varies, portrait, place } = motifNamed(name);
  const [item, view] = [Math.floor(take / views), take % views];
  const { hues, random, frame } = stage;
  // All views of an item have it in the same colour.
  const fields = [hues.ground, hues.wall, hues.accents[2] ?? hues.light, hues.light];
  const nearest = (color: string) => Math.min(...fields.map((field) => differenceOf(color, field)));
  const paints = shuffled(hues.accents.filter((_, at) => at !== 2).slice(0, 3), randomOf(`${name} ${item}`))
    .toSorted((one, other) => Number(nearest(other) > 0.16) - Number(nearest(one) > 0.16))
    .concat(hues.accents[2] ?? []);
  const shown = placeIn(name, take);
  if (shown) {
    const isOfThing = !place || view === closeView;
    const accents = isOfThing ? [...paints, ...hues.accents.slice(4)] : hues.accents;
    // The further view of what happens somewhere is seen from the other side.
    const turn = isOfThing ? 0 : view / placeView;
    return drawPlace(places[shown], { ...stage, hues: { ...hues, accents }, things, take: item + turn });
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
