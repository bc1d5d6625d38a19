import { differenceOf, type Hues } from "../palette";
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
  frame: Frame;
  random: () => number;
};

/**
 * Places the things of a picture. Its subject fills most of the frame, and stays whole, or large where it is cut on
 * purpose, in the frames that a picture is also shown in: a square and 3:2 from its middle.
 */
export type Layout = (stage: Stage) => string;

/** What the subject fits into. */
export function subjectSize({ width, height }: Frame) {
  return { width: Math.min(width * 0.84, height * 0.96), height: Math.min(height * 0.82, width * 0.7) };
}

/** Wide pictures have something beside their subject, too. */
export const isWide = ({ width, height }: Frame) => width / height > 1.6;

/** Where the subject's foot is, for its middle to be that of the frame. */
export function footOf({ things: [subject] }: Stage, size: { width: number; height: number }): number {
  const { box } = subject ?? { box: { width: 1, height: 1 } };
  return Math.min(size.height, (size.width * box.height) / box.width) / 2;
}

export type Spot = { x: number; y: number; width: number; height: number; turn?: number };

/** The things one after the other, each in another of the colours that differ from the ground. */
export function easel({ things, hues, random }: Stage) {
  const colors = hues.accents
    .filter((color) => differenceOf(color, hues.ground) > 0.17)
    .slice(0, 4)
    .sort(() => random() - 0.5);
  let next = 0;
  const turnedColor = () => colors[next % colors.length] ?? hues.deep;
  const draw = (
    spot: Spot,
    fromTop: number,
    at: number,
    compose: (body: string, shade: string, scale: number) => string,
  ) => {
    const thing = things[at % things.length];
    if (!thing) throw new Error("A picture shows at least one thing");
    const body = thing.draw(turnedColor(), hues, random);
    next++;
    const { box } = thing;
    const scale = Math.min(spot.width / box.width, spot.height / box.height);
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
    color: turnedColor,
  };
}

/** All of a drawing in the colour of a shadow, without its glow. */
const silhouette = (body: string, hues: Hues): string =>
  body
    .replaceAll(/<[^>]*opacity="0?\.[0-4]\d*"[^>]*\/>/g, "")
    .replaceAll(/ opacity="[^"]*"/g, "")
    .replaceAll(/(fill|stroke)="(?!none)[^"]+"/g, `$1="${hues.shadow}"`);

export const all = ({ width, height }: Frame, fill: string, from = -height / 2) =>
  rect(-width / 2 - 2, from, width + 4, height / 2 - from + 2, fill);
