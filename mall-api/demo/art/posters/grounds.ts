import { rect } from "../shapes";

/** Beyond the edge of any frame. */
export const far = 2000;
export const sky = (id: string, from: string, to: string) =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>` +
  rect(-far, -667, far * 2, 1334, `url(#${id})`);

/** Points along a curve, the same each time. */
export const spread = (count: number, turn: number): [number, number][] =>
  Array.from({ length: count }, (_, at) => [
    ((at * 0.618034 * turn) % 1) - 0.5,
    ((at * 0.754878 * turn) % 1) - 0.5,
  ]);
