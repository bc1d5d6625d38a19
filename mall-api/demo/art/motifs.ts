import { z } from "zod";
import { randomOf } from "../random";
import { hash } from "./hash";
import { layoutsFor } from "./layouts";
import type { Stage } from "./layouts/stage";
import motifFile from "./motifs.json";
import { type Hues, huesOf, type Mood } from "./palette";
import type { SceneryName } from "./sceneries";
import type { Thing } from "./thing";
import { thingNamed } from "./things";

/**
 * What is large or heavy `stands`: it is never laid or hung. A `portrait` is of a person. Where any of the things can be the subject, the motif
 * `varies`: each take begins with another.
 */
type Motif = Mood & { things: Thing[]; stands?: true; varies?: true; portrait?: true };

const yes = z.literal(true).optional();
const motifSchema = z.strictObject({
  hue: z.number().min(0).max(360),
  evening: yes,
  stands: yes,
  varies: yes,
  portrait: yes,
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

export const motifHues = (colors: Record<string, string>, motif: string, take: number): Hues =>
  huesOf(colors, motifNamed(motif), randomOf(`${colors.accent} ${motif} ${take}`));

/**
 * What a motif shows. Its next takes are in other layouts, until it has been in each; where it begins differs between
 * malls, each of which has a scenery of its own.
 */
export function drawMotif(
  name: string,
  take: number,
  scenery: SceneryName,
  stage: Omit<Stage, "things" | "stands">,
): string {
  const { things, stands = false, varies, portrait } = motifNamed(name);
  const first = varies ? take % things.length : 0;
  const { box } = things[first] ?? { box: { width: 1, height: 1 } };
  // Beside what is wide there is no room.
  const shown = box.width > box.height * 1.2 ? 1 : things.length;
  const known = layoutsFor(shown, { stands, portrait });
  const layout = known[(hash(`${scenery} ${name}`) + take) % known.length];
  return layout
    ? layout({ ...stage, stands, things: [...things.slice(first), ...things.slice(0, first)] })
    : "";
}
