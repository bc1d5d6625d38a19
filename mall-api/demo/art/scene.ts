import { randomOf } from "../random";
import { drawMotif } from "./motifs";
import type { Hues } from "./palette";
import { type SceneryName, sceneries } from "./sceneries";
import { group, polygon, rect } from "./shapes";

/** The room of every still life: 1000 units wide, the floor's edge at 0. */
const roomWidth = 1000;

/**
 * A still life: the mall's own scenery with light from a window, a floor, and a few things in front. Deterministic by
 * motif and seed; the picture fills any size.
 */
export function drawScene(
  motif: string,
  seed: string,
  { width, height }: { width: number; height: number },
  hues: Hues,
  scenery: SceneryName,
): string {
  const random = randomOf(`${scenery} ${motif} ${seed}`);
  const ratio = width / height;
  const viewHeight = Math.round(roomWidth / ratio);
  // The things of a tall picture stay whole where its middle is shown in a wide frame.
  const floorAt = Math.round(viewHeight * Math.min(0.74, 0.44 + ratio * 0.18));
  const isWide = ratio > 1.9;
  const scale = isWide ? 0.8 : Math.min(1.16, viewHeight / 600);
  // A title stands on the left of wide pictures.
  const middle = roomWidth * (isWide ? 0.64 : 0.5);
  const leansRight = random() < 0.5;
  const light = windowLight(random, viewHeight, leansRight);
  const things = drawMotif(motif, random, hues);
  const tone = mixHex(hues.wall, hues.deep, 0.14);

  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${roomWidth} ${viewHeight}" preserveAspectRatio="xMidYMid slice">`,
    "<defs>",
    gradient("wall", hues.wall, hues.ground, leansRight),
    gradient("floor", hues.ground, mixHex(hues.ground, hues.deep, 0.28), !leansRight),
    `<linearGradient id="sun" x1="${leansRight ? 0 : 1}" y1="0" x2="${leansRight ? 1 : 0}" y2="1"><stop stop-color="${hues.light}" stop-opacity=".95"/><stop offset="1" stop-color="${hues.light}" stop-opacity=".12"/></linearGradient>`,
    `<linearGradient id="shade" x1="0" y1="0" x2="1" y2="0"><stop stop-color="${hues.light}" stop-opacity=".5"/><stop offset=".42" stop-color="${hues.light}" stop-opacity="0"/><stop offset="1" stop-color="${hues.shadow}" stop-opacity=".42"/></linearGradient>`,
    `<radialGradient id="cast"><stop stop-color="${hues.shadow}" stop-opacity=".5"/><stop offset=".6" stop-color="${hues.shadow}" stop-opacity=".26"/><stop offset="1" stop-color="${hues.shadow}" stop-opacity="0"/></radialGradient>`,
    "</defs>",
    rect(0, 0, roomWidth, floorAt + 2, "url(#wall)"),
    sceneries[scenery]({ hues, random, floorAt, tone }),
    group(light, `opacity=".55"`),
    rect(0, floorAt, roomWidth, viewHeight - floorAt, "url(#floor)"),
    `<rect x="0" y="${floorAt}" width="${roomWidth}" height="2" fill="${hues.deep}" opacity=".12"/>`,
    group(
      things,
      `transform="translate(${middle} ${floorAt + Math.min(viewHeight - floorAt, 260) * 0.42}) scale(${scale.toFixed(3)})"`,
    ),
    "</svg>",
  ].join("");
  return svg.replaceAll(longFraction, (number) => String(Number(Number(number).toFixed(2))));
}

/** Digits that nobody sees. */
const longFraction = /\d*\.\d{3,}(?:e-\d+)?/g;

function gradient(id: string, from: string, to: string, leansRight: boolean): string {
  return `<linearGradient id="${id}" x1="${leansRight ? 0 : 1}" y1="0" x2="${leansRight ? 1 : 0}" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
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
function mixHex(one: string, other: string, share: number): string {
  const mixed = [1, 3, 5].map((at) => {
    const from = Number.parseInt(one.slice(at, at + 2), 16);
    const to = Number.parseInt(other.slice(at, at + 2), 16);
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${mixed.join("")}`;
}
