import { diagonal, disc, halves, laidOut, poster, sheet, stamps } from "./layouts/in-the-air";
import { bust, cloth, company, pedestal, queue, room, shelf, sunrise, three } from "./layouts/on-a-floor";
import type { Layout } from "./layouts/stage";

/** Those for what is large or heavy, and doesn't lie or hang. */
export const standingLayouts: readonly Layout[] = [
  room,
  disc,
  company,
  sunrise,
  three,
  halves,
  queue,
  diagonal,
];

/** Of people. */
export const portraitLayouts: readonly Layout[] = [bust];

/** Those that show more than the subject are between the others. */
export const layouts: readonly Layout[] = [
  poster,
  company,
  room,
  laidOut,
  pedestal,
  diagonal,
  shelf,
  sunrise,
  disc,
  three,
  sheet,
  cloth,
  stamps,
  halves,
  queue,
];
