import { closeUp, disc, halves, laidOut, pattern, poster, sheet, stamps } from "./layouts/in-the-air";
import { cloth, company, pedestal, queue, room, shelf, sunrise, three } from "./layouts/on-a-floor";
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
  stamps,
];

export const layouts: readonly Layout[] = [
  poster,
  room,
  pattern,
  pedestal,
  closeUp,
  company,
  stamps,
  sunrise,
  disc,
  shelf,
  laidOut,
  three,
  sheet,
  cloth,
  halves,
  queue,
];
