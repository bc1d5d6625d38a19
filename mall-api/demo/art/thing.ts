import type { Hues } from "./palette";

/** What can be drawn: where it is in its own units, and how it is drawn in a colour and those of its picture. */
export type Thing = {
  box: { x: number; y: number; width: number; height: number };
  draw: (fill: string, hues: Hues, random: () => number) => string;
};
