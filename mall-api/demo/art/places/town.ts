import { mixed } from "../palette";
import { rect } from "../shapes";
import { type PlaceSet, tint } from "./place";

/** A sky, lighter towards the horizon. */
export function sky({ hues, side, end }: PlaceSet, horizon: number, isEvening: boolean): string {
  const [high, low] = isEvening
    ? [mixed(hues.shadow, "#1d2450", 0.55), mixed(hues.ground, "#f0a27a", 0.42)]
    : [mixed(hues.ground, "#a9d3ee", 0.55), tint(hues.ground, 0.55)];
  return (
    `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${high}"/><stop offset="1" stop-color="${low}"/></linearGradient></defs>` +
    rect(-side, -end, side * 2, end + horizon + 2, "url(#sky)")
  );
}
