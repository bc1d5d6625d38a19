import { randomOf } from "../random";
import { drawMotif } from "./motifs";
import type { Hues } from "./palette";
import { arch, ellipse, group, polygon, rect } from "./shapes";

/** The room of every still life: 1000 units wide, the floor's edge at 0. */
export const roomWidth = 1000;

/**
 * A still life: a wall with light from a window, a floor, and a few objects of one kind in front. Deterministic by
 * motif and seed; the picture fills any size.
 */
export function drawScene(
  motif: string,
  seed: string,
  { width, height }: { width: number; height: number },
  hues: Hues,
): string {
  const random = randomOf(`scene ${motif} ${seed}`);
  const ratio = width / height;
  const viewHeight = Math.round(roomWidth / ratio);
  const floorAt = Math.round(viewHeight * 0.74);
  const scale = Math.min(1.26, viewHeight / 600) * (ratio < 1 ? 1.08 : 1);
  const leansRight = random() < 0.5;
  const light = windowLight(random, viewHeight, leansRight);
  const things = drawMotif(motif, random, hues);

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${roomWidth} ${viewHeight}" preserveAspectRatio="xMidYMid slice">`,
    "<defs>",
    gradient("wall", hues.wall, hues.ground, leansRight),
    gradient("floor", hues.ground, mixHex(hues.ground, hues.deep, 0.28), !leansRight),
    `<linearGradient id="sun" x1="${leansRight ? 0 : 1}" y1="0" x2="${leansRight ? 1 : 0}" y2="1"><stop stop-color="${hues.light}" stop-opacity=".95"/><stop offset="1" stop-color="${hues.light}" stop-opacity=".12"/></linearGradient>`,
    `<linearGradient id="shade" x1="0" y1="0" x2="1" y2="0"><stop stop-color="${hues.light}" stop-opacity=".5"/><stop offset=".42" stop-color="${hues.light}" stop-opacity="0"/><stop offset="1" stop-color="${hues.shadow}" stop-opacity=".42"/></linearGradient>`,
    `<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="14"/></filter>`,
    "</defs>",
    rect(0, 0, roomWidth, floorAt + 2, "url(#wall)"),
    backdrop(random, hues, floorAt),
    group(light, `opacity=".55"`),
    rect(0, floorAt, roomWidth, viewHeight - floorAt, "url(#floor)"),
    `<rect x="0" y="${floorAt}" width="${roomWidth}" height="2" fill="${hues.deep}" opacity=".12"/>`,
    group(
      things,
      `transform="translate(${roomWidth / 2} ${floorAt + (viewHeight - floorAt) * 0.42}) scale(${scale.toFixed(3)})"`,
    ),
    "</svg>",
  ].join("");
}

function gradient(id: string, from: string, to: string, leansRight: boolean): string {
  return `<linearGradient id="${id}" x1="${leansRight ? 0 : 1}" y1="0" x2="${leansRight ? 1 : 0}" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
}

/** The background: a niche, a round window, a column, or only the wall. */
function backdrop(random: () => number, hues: Hues, floorAt: number): string {
  const kind = Math.floor(random() * 5);
  const x = 160 + random() * 560;
  const tone = mixHex(hues.wall, hues.deep, 0.14);
  if (kind === 0)
    return (
      arch(x, floorAt, 240, floorAt * 0.72, tone) + arch(x + 16, floorAt, 208, floorAt * 0.68, hues.ground)
    );
  if (kind === 1)
    return (
      ellipse(x + 120, floorAt * 0.42, 150, 150, tone) +
      ellipse(x + 126, floorAt * 0.43, 140, 140, hues.light, 0.55)
    );
  if (kind === 2)
    return [0, 1, 2]
      .map((step) => arch(x - 160 + step * 190, floorAt, 150, floorAt * (0.6 + step * 0.06), tone, 0.8))
      .join("");
  if (kind === 3) return rect(x - 260, 0, 150, floorAt, tone, 0.6) + rect(x + 300, 0, 80, floorAt, tone, 0.4);
  return polygon(
    [
      [0, 0],
      [x, 0],
      [x - 180, floorAt],
      [0, floorAt],
    ],
    tone,
    0.45,
  );
}

/** Panes of light from a tall window on the wall. */
function windowLight(random: () => number, viewHeight: number, leansRight: boolean): string {
  const start = leansRight ? random() * 260 : 1000 - random() * 260;
  const direction = leansRight ? 1 : -1;
  const pane = 120 + random() * 60;
  return [0, 1, 2]
    .map((number) => {
      const x = start + direction * number * (pane + 26);
      return polygon(
        [
          [x, 0],
          [x + direction * pane, 0],
          [x + direction * (pane + viewHeight * 0.5), viewHeight * 0.8],
          [x + direction * viewHeight * 0.5, viewHeight * 0.8],
        ],
        "url(#sun)",
      );
    })
    .join("");
}

/** Mixes two `#rrggbb` colours; `share` 1 is all of the second. */
export function mixHex(one: string, other: string, share: number): string {
  const mixed = [1, 3, 5].map((at) => {
    const from = Number.parseInt(one.slice(at, at + 2), 16);
    const to = Number.parseInt(other.slice(at, at + 2), 16);
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${mixed.join("")}`;
}
