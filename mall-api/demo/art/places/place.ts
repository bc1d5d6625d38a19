import { pick, whole } from "../../random";
import { shownOf } from "../layouts/stage";
import { apart, type Hues, mixed } from "../palette";
import { ellipse, group, line, path, polygon, rect } from "../shapes";
import type { Thing } from "../thing";
import { type Person, person, spanOf } from "./people";

/**
 * Where something happens, from edge to edge of the picture. What matters is within 400 units of the middle to its sides,
 * and 300 above and below it: all frames show that.
 */
export type Place = (set: PlaceSet) => string;

export type PlaceSet = {
  things: readonly Thing[];
  hues: Hues;
  random: () => number;
  /** The edges of the picture, from its middle. */
  side: number;
  end: number;
  take: number;
  /** Nobody of a place looks like another of it by chance alone. */
  people: (who: Person) => string;
};

/** A place in the units of its picture, of which its width has 1000. */
export function drawPlace(
  place: Place,
  {
    frame,
    ...stage
  }: Pick<PlaceSet, "things" | "hues" | "random" | "take"> & { frame: { width: number; height: number } },
): string {
  const shown = shownOf(frame);
  const spans: [number, number][] = [];
  place({
    ...stage,
    random: () => 0.5,
    side: 500,
    end: 400,
    people: (who) => {
      if (isInAll(who)) spans.push(spanOf(who));
      return "";
    },
  });
  const [from, to] = [Math.min(-200, ...spans.flat()), Math.max(200, ...spans.flat())];
  // An upright picture has no long floor: it comes as near as those in it allow.
  const nearest = frame.width > frame.height ? 1 : Math.max(1, Math.min(1.16, 800 / (to - from)));
  const scale = Math.min(shown.width / 800, shown.height / 640) * nearest;
  const inner = shown.width / 2 / scale;
  const side = frame.width / 2 / scale;
  const edges = edgesOf(frame, shown).map((edge) => edge / scale);
  // Each is seen from another spot, near the middle of those in it, all of whom are in view.
  const middle = -(from + to) / 2;
  const room = Math.max(0, inner - (to - from) / 2);
  const near = Math.max(-50, Math.min(50, middle));
  const step = whole(
    stage.random,
    Math.max(middle - room, Math.min(near - 40, middle + room)),
    Math.min(middle + room, Math.max(near + 40, middle - room)),
  );
  return group(
    place({
      ...stage,
      side: side + Math.abs(step) + 2,
      end: frame.height / 2 / scale + 2,
      people: (who) => {
        const x = who.inRow ? who.x : wholeAt(who, edges, step);
        return x === null ? "" : person({ ...who, x }, stage.hues, stage.random);
      },
    }),
    `transform="scale(${scale.toFixed(4)}) translate(${Math.round(step)} 0)"`,
  );
}

/** In view in the narrowest frame, too. */
const isInAll = ({ x, inRow }: Person): boolean => !inRow && Math.abs(x) < 400;

/** The sides of all frames that a picture is shown in, from its middle. */
const edgesOf = ({ width, height }: { width: number; height: number }, shown: { width: number }) =>
  [shown.width, ...[4 / 3, 3 / 2, 16 / 9].map((ratio) => ratio * height), width]
    .filter((wide) => wide >= shown.width && wide <= width)
    .map((wide) => wide / 2);

/** Where somebody is whole or unseen in each frame: at the spot given or beside it; null if there is no room. */
function wholeAt(who: Person, edges: readonly number[], step: number): number | null {
  const [left, right] = spanOf(who);
  const isCut = (by: number) =>
    edges.some((edge) => [-edge - step, edge - step].some((at) => left + by < at && at < right + by));
  const inwards = who.x > 0 ? -1 : 1;
  for (let by = 0; by <= (isInAll(who) ? 400 : 150); by += 5)
    for (const turn of [inwards, -inwards]) if (!isCut(by * turn)) return who.x + by * turn;
  return null;
}

/** A thing with its foot at a spot, as wide or high as it may be. */
export function put(
  thing: Thing | undefined,
  {
    x,
    base,
    width = 1e4,
    height = 1e4,
    behind,
  }: { x: number; base: number; width?: number; height?: number; behind?: string },
  { hues, random }: PlaceSet,
  fill = pick(random, hues.accents.slice(0, 4)),
): string {
  if (!thing) return "";
  const { box } = thing;
  const scale = Math.min(width / box.width, height / box.height);
  const color = behind ? apart(fill, [behind]) : fill;
  return group(
    thing.draw(color, hues, random),
    `transform="translate(${Math.round(x)} ${Math.round(base)}) scale(${scale.toFixed(3)}) translate(${-(box.x + box.width / 2)} ${-(box.y + box.height)})"`,
  );
}

/** Numbers from one to another, so many, with the same distance. */
export const along = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) =>
    count === 1 ? (from + to) / 2 : from + ((to - from) * at) / (count - 1),
  );

/** Glowing bulbs on a string that hangs through. */
export function lights(
  from: readonly [number, number],
  to: readonly [number, number],
  sag: number,
  count: number,
  glow: string,
): string {
  const at = (share: number): [number, number] => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + sag * 4 * share * (1 - share),
  ];
  const [x, y] = at(0.5);
  return (
    line(
      `M${from.map(Math.round)}Q${Math.round(x)} ${Math.round(y + sag)} ${to.map(Math.round)}`,
      "#1c1a2b",
      2.5,
      0.7,
    ) +
    along(0.06, 0.94, count)
      .map(at)
      .map(([cx, cy]) => ellipse(cx, cy + 8, 17, 17, glow, 0.22) + ellipse(cx, cy + 8, 7.5, 8.5, glow))
      .join("")
  );
}

/** The roofs of a town, with its lit windows, up to `height` above a line. */
export function skyline(
  { random, side }: PlaceSet,
  base: number,
  height: number,
  fill: string,
  window: string,
): string {
  const parts: string[] = [];
  for (let x = -side - 20; x < side; ) {
    const width = 70 + Math.round(random() * 90);
    const high = height * (0.45 + random() * 0.55);
    const roof = random();
    parts.push(
      roof < 0.45
        ? polygon(
            [
              [x, base],
              [x, base - high * 0.72],
              [x + width / 2, base - high],
              [x + width, base - high * 0.72],
              [x + width, base],
            ],
            fill,
          )
        : roof < 0.62
          ? path(
              `M${x} ${base}V${base - high * 0.6}Q${x + width / 2} ${base - high * 1.1} ${x + width} ${base - high * 0.6}V${base}Z`,
              fill,
            ) + line(`M${x + width / 2} ${base - high * 0.8}V${base - high * 1.12}`, fill, 5)
          : rect(x, base - high * 0.8, width + 1, high * 0.8, fill),
      ...along(x + 18, x + width - 26, Math.max(2, Math.round(width / 32))).flatMap((left) =>
        along(base - high * 0.6, base - 44, Math.max(1, Math.round(high / 62))).map((top) =>
          random() < 0.5 ? rect(left, top, 10, 15, window, 0.85) : "",
        ),
      ),
    );
    x += width - 1;
  }
  return parts.join("");
}

export const shade = (color: string, share: number): string => mixed(color, "#191527", share);
export const tint = (color: string, share: number): string => mixed(color, "#fffaf0", share);

/** A cone of light from a lamp. */
export const beam = (
  x: number,
  top: number,
  base: number,
  half: number,
  glow: string,
  opacity = 0.2,
): string =>
  polygon(
    [
      [x - 14, top],
      [x + 14, top],
      [x + half, base],
      [x - half, base],
    ],
    glow,
    opacity,
  );

/** A lamp that hangs from above. */
export const pendant = (x: number, top: number, y: number, fill: string, glow: string): string =>
  line(`M${x} ${top}V${y}`, "#1c1a2b", 3) +
  ellipse(x, y + 42, 80, 60, glow, 0.16) +
  ellipse(x, y + 38, 20, 12, glow) +
  path(
    `M${x - 52} ${y + 40}Q${x - 44} ${y - 6} ${x} ${y - 8}Q${x + 44} ${y - 6} ${x + 52} ${y + 40}Z`,
    fill,
  ) +
  path(
    `M${x - 52} ${y + 40}Q${x - 44} ${y - 6} ${x} ${y - 8}Q${x + 44} ${y - 6} ${x + 52} ${y + 40}Z`,
    "url(#shade)",
  );

/** A plant in a pot, on the floor. */
export function pottedPlant(x: number, base: number, size: number, leaf: string, pot: string): string {
  return group(
    ellipse(18, 0, 56, 9, "#191527", 0.2) +
      [-58, -34, -12, 12, 34, 58]
        .map((turn, at) =>
          group(
            path("M0 0Q-26 -70 0 -150Q26 -70 0 0Z", at % 2 ? shade(leaf, 0.18) : leaf) +
              line("M0 -6V-130", shade(leaf, 0.3), 2),
            `transform="translate(0 -64) rotate(${turn})"`,
          ),
        )
        .join("") +
      path("M-36 -76H36L28 0H-28Z", pot) +
      path("M-36 -76H36L28 0H-28Z", "url(#shade)") +
      rect(-40, -84, 80, 16, tint(pot, 0.12)),
    `transform="translate(${x} ${base}) scale(${size})"`,
  );
}
