import type { Hues } from "../palette";

/** Draws an object that stands on the floor around the origin; `footprint` is half the width of its shadow. */
export type Thing = (fill: string, hues: Hues, random: () => number) => { body: string; footprint: number };
