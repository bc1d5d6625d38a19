import { pick } from "../../random";
import { mixed } from "../palette";
import { ellipse, group, line, path, polygon, rect } from "../shapes";
import { along, type PlaceSet, shade, skyline, tint } from "./place";

export const glow = "#ffd98a";

export const green = "#4f7d55";

/** A wall, its skirting and the floor from a line down. */
export function walls(
  { hues, side, end }: PlaceSet,
  floor: number,
  wall = tint(hues.wall, 0.2),
  boards = mixed("#b98a5e", hues.ground, 0.35),
): string {
  return (
    rect(-side, -end, side * 2, end + floor, wall) +
    rect(-side, floor - 16, side * 2, 16, tint(wall, 0.35)) +
    rect(-side, floor, side * 2, end, boards) +
    along(floor + 40, end, 6)
      .map((y) => line(`M${-side} ${Math.round(y)}H${side}`, shade(boards, 0.12), 3))
      .join("")
  );
}

/** A window onto the town, by day or in the evening. */
export function window(
  set: PlaceSet,
  x: number,
  y: number,
  width: number,
  height: number,
  isEvening: boolean,
): string {
  const { hues } = set;
  const frame = tint(hues.wall, 0.6);
  const id = `pane${Math.round(x + 2000)}`;
  const air = isEvening ? mixed(hues.shadow, "#232a5c", 0.6) : mixed("#cfe6f5", hues.ground, 0.25);
  return (
    `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${width}" height="${height}"/></clipPath>` +
    group(
      rect(x, y, width, height, air) +
        (isEvening
          ? ellipse(x + width * 0.72, y + height * 0.24, 26, 26, "#fff3d2", 0.95)
          : ellipse(x + width * 0.3, y + height * 0.28, width * 0.2, 18, "#ffffff", 0.8)) +
        skyline(
          { ...set, side: Math.max(Math.abs(x), Math.abs(x + width)) + 20 },
          y + height,
          height * 0.62,
          isEvening ? shade(air, 0.35) : mixed(hues.wall, "#8ea6bd", 0.45),
          isEvening ? glow : "#ffffff",
        ) +
        polygon(
          [
            [x, y + height],
            [x + width * 0.34, y],
            [x + width * 0.52, y],
            [x + width * 0.18, y + height],
          ],
          "#ffffff",
          isEvening ? 0.05 : 0.2,
        ),
      `clip-path="url(#${id})"`,
    ) +
    line(`M${x} ${y}h${width}v${height}h${-width}z`, frame, 14) +
    line(`M${x + width / 2} ${y}v${height}`, frame, 9) +
    rect(x - 20, y + height, width + 40, 16, tint(frame, 0.3))
  );
}

/** A board of the wall with small goods. */
export function shelves(
  set: PlaceSet,
  x: number,
  width: number,
  tops: readonly number[],
  wood: string,
): string {
  const { hues, random } = set;
  return tops
    .map((y) => {
      const parts: string[] = [];
      for (let left = x + 12; left < x + width - 34; ) {
        const wide = 22 + Math.round(random() * 20);
        const high = 30 + Math.round(random() * 44);
        const fill = pick(random, [...hues.accents.slice(0, 4), hues.light, tint(hues.deep, 0.3)]);
        parts.push(
          random() < 0.5
            ? rect(left, y - high, wide, high, fill, 1, 4) +
                rect(left + 4, y - high * 0.66, wide - 8, high * 0.3, tint(fill, 0.7), 0.9)
            : path(
                `M${left} ${y}V${y - high * 0.66}Q${left} ${y - high * 0.8} ${left + wide * 0.32} ${y - high * 0.86}V${y - high}H${left + wide * 0.68}V${y - high * 0.86}Q${left + wide} ${y - high * 0.8} ${left + wide} ${y - high * 0.66}V${y}Z`,
                fill,
              ),
        );
        left += wide + 8 + Math.round(random() * 14);
      }
      return parts.join("") + rect(x, y, width, 11, wood) + rect(x, y + 11, width, 8, hues.shadow, 0.16);
    })
    .join("");
}

/** Clothes on a rail, so high above the floor of a room. */
export function clothesRail(from: number, to: number, y: number, { hues, take }: PlaceSet): string {
  const metal = shade("#8a6a50", 0.4);
  const lengths = [190, 240, 160, 216];
  return (
    line(`M${from} ${y}H${to}M${from + 8} ${y}V${y + 350}M${to - 8} ${y}V${y + 350}`, metal, 8) +
    along(from + 50, to - 50, Math.max(3, Math.round((to - from) / 62)))
      .map((x, at) => {
        const fill = hues.accents[(at + Math.floor(take)) % 4] ?? hues.deep;
        const foot = y + (lengths[at % lengths.length] ?? 190);
        return (
          line(`M${x} ${y}v16`, "#1c1a2b", 3) +
          path(
            `M${x - 34} ${y + 34}Q${x} ${y + 6} ${x + 34} ${y + 34}L${x + 40} ${foot}Q${x} ${foot + 10} ${x - 40} ${foot}Z`,
            fill,
          ) +
          path(
            `M${x + 6} ${y + 18}Q${x + 22} ${y + 22} ${x + 34} ${y + 34}L${x + 40} ${foot}Q${x + 20} ${foot + 8} ${x + 10} ${foot + 8}Z`,
            shade(fill, 0.2),
          ) +
          line(`M${x - 14} ${y + 50}L${x - 18} ${foot - 6}`, shade(fill, 0.14), 3)
        );
      })
      .join("")
  );
}
