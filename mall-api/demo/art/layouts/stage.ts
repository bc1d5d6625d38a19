import { apart, differenceOf, type Hues, toneOf } from "../palette";
import { group, rect } from "../shapes";
import type { Thing } from "../thing";

/** The picture's size in units of which its width has 1000; the origin is its middle. */
export type Frame = { width: number; height: number };

/** What a picture shows, the first thing first. */
export type Stage = {
  things: readonly Thing[];
  /** They are large or heavy, and never lean. */
  stands: boolean;
  hues: Hues;
  /** Its things have these, in this order. */
  paints: readonly string[];
  frame: Frame;
  random: () => number;
};

/** Places the things of a picture, all of them whole in each frame that it is shown in. */
export type Layout = (stage: Stage) => string;

/**
 * The middle of a picture that all its frames have: cards are cut to a square, to 3:2 and, of an article, to 16:9; what
 * is wider than cards are is cut to 4:3 on phones, and a poster isn't cut.
 */
export function shownOf({ width, height }: Frame) {
  const ratio = width / height;
  if (ratio < 0.78) return { width, height };
  return {
    width: Math.min(width, height * (ratio > 1.9 ? 4 / 3 : 1)),
    height: Math.min(height, width / (ratio > 1.2 ? 16 / 9 : 3 / 2)),
  };
}

/** What everything fits into, with a margin around it. */
export function subjectSize(frame: Frame) {
  const { width, height } = shownOf(frame);
  return { width: width * 0.86, height: height * 0.86 };
}

/** How wide and high the thing at a place of the list is in a spot. */
export function sizeIn({ things }: Stage, spot: { width: number; height: number }, at = 0) {
  const { box } = things[at % things.length] ?? { box: { width: 1, height: 1 } };
  const scale = Math.min(spot.width / box.width, spot.height / box.height);
  return { width: box.width * scale, height: box.height * scale };
}

/** Where the subject's foot is, for its middle to be that of the frame. */
export const footOf = (stage: Stage, size: { width: number; height: number }): number =>
  sizeIn(stage, size).height / 2;

/** `behind` are the colours of the fields that it is before, if that isn't the ground. */
export type Spot = {
  x: number;
  y: number;
  width: number;
  height: number;
  turn?: number;
  behind?: readonly string[];
};

/** The things one after the other, each in another of the colours that differ from what is behind it. */
export function easel({ things, hues, paints, random }: Stage) {
  const ground = [hues.ground, toneOf(hues)];
  let next = 0;
  const colorOn = (behind: readonly string[]) => {
    const light = apart(hues.light, behind);
    const colors = paints.filter((color) =>
      [...behind, light].every((other) => differenceOf(color, other) > 0.15),
    );
    return colors[next % colors.length] ?? hues.deep;
  };
  const draw = (
    spot: Spot,
    fromTop: number,
    at: number,
    compose: (body: string, shade: string, scale: number) => string,
  ) => {
    const thing = things[at % things.length];
    if (!thing) throw new Error("A picture shows at least one thing");
    const behind = spot.behind ?? ground;
    const body = thing
      .draw(colorOn(behind), hues, random)
      .replaceAll(/#[0-9a-f]{6}/g, (color) => apart(color, behind));
    next++;
    const { box } = thing;
    const scale = scaleOf(box, spot);
    const placed = (content: string) =>
      group(content, `transform="translate(${-(box.x + box.width / 2)} ${-(box.y + box.height * fromTop)})"`);
    return group(
      compose(placed(body), placed(silhouette(body, hues)), scale),
      `transform="translate(${Math.round(spot.x)} ${Math.round(spot.y)}) rotate(${Math.round(spot.turn ?? 0)}) scale(${scale.toFixed(3)})"`,
    );
  };
  return {
    /** The next thing with its foot at a spot, and its long shadow on the ground. */
    stand: (spot: Spot, at = next) =>
      draw(
        spot,
        1,
        at,
        (body, shade) => group(shade, `transform="matrix(1 0 -.62 .2 0 0)" opacity=".26"`) + body,
      ),
    /** The same on something narrow, which a shadow would hang over. */
    perch: (spot: Spot, at = next) => draw(spot, 1, at, (body) => body),
    /** The next thing with its middle at a spot, seen from above or hanging in the air. */
    lay: (spot: Spot, at = next) =>
      draw(spot, 0.5, at, (body, shade, scale) => {
        // The light comes from one side, however a thing is turned.
        const turn = ((45 - (spot.turn ?? 0)) * Math.PI) / 180;
        const far = (0.06 * Math.min(spot.width, spot.height)) / scale;
        const [x, y] = [far * Math.cos(turn), far * Math.sin(turn)];
        return group(shade, `transform="translate(${x.toFixed(1)} ${y.toFixed(1)})" opacity=".24"`) + body;
      }),
    color: () => colorOn(ground),
  };
}

/** For what is turned to fit into its spot, too. */
function scaleOf(box: Thing["box"], { width, height, turn = 0 }: Spot): number {
  const [cos, sin] = [Math.cos, Math.sin].map((of) => Math.abs(of((turn * Math.PI) / 180)));
  return Math.min(
    width / (box.width * (cos ?? 1) + box.height * (sin ?? 0)),
    height / (box.width * (sin ?? 0) + box.height * (cos ?? 1)),
  );
}

/** All of a drawing in the colour of a shadow, without its glow. */
const silhouette = (body: string, hues: Hues): string =>
  body
    .replaceAll(/<[^>]*opacity="0?\.[0-4]\d*"[^>]*\/>/g, "")
    .replaceAll(/ opacity="[^"]*"/g, "")
    .replaceAll(/(fill|stroke)="(?!none)[^"]+"/g, `$1="${hues.shadow}"`);

export const all = ({ width, height }: Frame, fill: string, from = -height / 2) =>
  rect(-width / 2 - 2, from, width + 4, height / 2 - from + 2, fill);
