import { randomOf } from "../random";
import { drawMotif } from "./motifs";
import type { Hues } from "./palette";
import { drawPoster } from "./posters";
import type { SceneryName } from "./sceneries";
import { rect } from "./shapes";

/**
 * A place, a film's poster with its `title`, or a still life before the mall's own scenery, composed for the size that is asked for.
 * Deterministic by motif and take.
 */
export function drawScene(
  motif: string,
  take: number,
  { width, height }: { width: number; height: number },
  hues: Hues,
  scenery: SceneryName,
  title = "",
): string {
  const random = randomOf(`${scenery} ${motif} ${take}`);
  const frame = { width: 1000, height: Math.round((1000 * height) / width) };
  const [left, top] = [-frame.width / 2, -frame.height / 2];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${frame.width} ${frame.height}" preserveAspectRatio="xMidYMid slice">`,
    `<defs><linearGradient id="shade"><stop stop-color="${hues.light}" stop-opacity=".1"/><stop offset=".42" stop-color="${hues.light}" stop-opacity="0"/><stop offset="1" stop-color="${hues.shadow}" stop-opacity=".2"/></linearGradient></defs>`,
    rect(left, top, frame.width, frame.height, hues.ground),
    drawPoster(motif, title, frame) ?? drawMotif(motif, take, scenery, { hues, frame, random }),
    "</svg>",
  ]
    .join("")
    .replaceAll(longFraction, (number) => String(Number(Number(number).toFixed(2))));
}

/** Digits that nobody sees. */
const longFraction = /\d*\.\d{3,}(?:e-\d+)?/g;
