import { z } from "zod";
import { pick, randomOf, whole } from "../random";
import { thingNamed } from "./all-things";
import { type Arrangement, arrangements, onFloor } from "./arrangements";
import motifFile from "./motifs.json";
import { type Hues, huesOf, type Mood } from "./palette";
import { arch, group, line, rect, standing } from "./shapes";
import { shopFront } from "./shop-front";
import { garment } from "./things/fashion";
import { plant, sphere, vase } from "./things/home";
import { mensHair, personOf, womensHair } from "./things/mall";
import type { Thing } from "./things/thing";

/** Some are also shown as clothes on a rail; what is large stands on the floor only. */
type Motif = Mood & { things: Thing[]; onRail?: true; onFloor?: true };

const yes = z.literal(true).optional();
const motifSchema = z.strictObject({
  hue: z.number().min(0).max(360),
  evening: yes,
  onRail: yes,
  onFloor: yes,
  things: z.array(z.string().transform(thingNamed)).min(1),
});

/** What the pictures of each motif show: categories, trades by their keys, amenities, and what happens in a mall. */
const motifThings = z.record(z.string(), motifSchema).parse(motifFile) as Record<string, Motif>;

type Draw = (random: () => number, hues: Hues) => string;

/** Clothes hang from a rail instead of standing. */
const wardrobe: Arrangement = ({ random, hues }) => {
  const count = whole(random, 4, 6);
  const rail =
    line("M-350 -420H350", hues.deep, 9) +
    rect(-340, -420, 9, 430, hues.deep) +
    rect(331, -420, 9, 430, hues.deep);
  const accents = [...hues.accents].sort(() => random() - 0.5);
  const clothes = Array.from({ length: count }, (_, at) =>
    group(
      garment(accents[at % accents.length] ?? hues.deep, hues, random).body,
      `transform="translate(${-250 + (500 * at) / (count - 1)} 0)"`,
    ),
  ).join("");
  return `<ellipse cx="30" cy="10" rx="390" ry="24" fill="url(#cast)"/>${rail}${clothes}`;
};

/** A colonnade that runs away from the viewer. */
const interior: Draw = (random, hues) => {
  const deep = whole(random, 4, 7);
  const round = random() < 0.6;
  const arches = Array.from({ length: deep }, (_, at) => {
    const share = 1 - at / (deep + 1.2);
    const [w, h] = [720 * share, 520 * share];
    const fill = at % 2 ? (hues.accents[4] ?? hues.light) : (hues.accents[at % 3] ?? hues.ground);
    return round ? arch(-w / 2, 20 - at * 8, w, h, fill) : rect(-w / 2, 20 - at * 8 - h, w, h, fill, 1, 14);
  }).join("");
  const core = round ? arch(-62, -20, 124, 150, hues.light) : rect(-62, -170, 124, 150, hues.light, 1, 8);
  const { body } = pick(random, [plant, thingNamed("chair"), vase])(
    hues.accents[0] ?? hues.deep,
    hues,
    random,
  );
  return (
    arches +
    core +
    standing(-250, 40, 60, body) +
    standing(250, 46, 60, plant(hues.accents[2] ?? hues.deep, hues, random).body)
  );
};

/** Near enough to be recognized in a small circle. */
const portraitOf =
  (person: Thing): Draw =>
  (random, hues) =>
    group(
      standing(0, 90, 120, person(pick(random, hues.accents.slice(0, 4)), hues, random).body),
      `transform="translate(0 60) scale(1.8)"`,
    );

/** Motifs that no things make up. */
const places: Record<string, Mood & { draw: Draw }> = {
  "shop-front": { hue: 24, draw: shopFront },
  "mall-interior": { hue: 32, draw: interior },
  "portrait-woman": { hue: 20, draw: portraitOf(personOf(womensHair)) },
  "portrait-man": { hue: 20, draw: portraitOf(personOf(mensHair)) },
};

/** For pictures of a motif that isn't known. */
const anything: Motif = { hue: 30, things: [vase, sphere] };

export const motifs = [...Object.keys(motifThings), ...Object.keys(places)];

export const motifHues = (colors: Record<string, string>, motif: string, seed: string): Hues =>
  huesOf(colors, motifThings[motif] ?? places[motif] ?? anything, randomOf(`${motif} ${seed}`));

/** What a motif shows, on the floor; the origin is the middle of the floor. */
export function drawMotif(motif: string, random: () => number, hues: Hues): string {
  const { things, ...shown } = motifThings[motif] ?? anything;
  const drawn = places[motif]?.draw(random, hues);
  if (drawn !== undefined) return drawn;
  const known = shown.onFloor ? onFloor : arrangements;
  const arrange = pick(random, shown.onRail ? [wardrobe, ...known] : known);
  return arrange({ things, hues, random });
}
