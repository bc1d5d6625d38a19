import { diagonal, disc, halves, laidOut, poster, sheet } from "./layouts/in-the-air";
import {
  bust,
  carpet,
  cloth,
  company,
  niche,
  pedestal,
  room,
  shelf,
  stripes,
  sunrise,
  three,
} from "./layouts/on-a-floor";
import type { Layout } from "./layouts/stage";

/** How many things a layout shows: nothing is in a picture twice. */
const counts = new Map<Layout, number>([
  [company, 2],
  [shelf, 2],
  [three, 3],
  [laidOut, 3],
]);

// Those that show more than the subject are between the others.
const lying = [
  poster,
  company,
  room,
  laidOut,
  pedestal,
  diagonal,
  niche,
  shelf,
  sunrise,
  disc,
  three,
  sheet,
  cloth,
  halves,
  stripes,
];

/** For what is large or heavy, and doesn't lie or hang. */
const standing = [room, disc, company, sunrise, niche, three, halves, carpet, diagonal, stripes];

/** Those for a number of things; what `stands` is large or heavy, a `portrait` is of a person. */
export function layoutsFor(things: number, { stands = false, portrait = false } = {}): readonly Layout[] {
  if (portrait) return [bust];
  return (stands ? standing : lying).filter((layout) => (counts.get(layout) ?? 1) <= things);
}
