import { pick, whole } from "../random";
import type { Frame } from "./layouts/stage";
import type { Hues } from "./palette";
import { arch, ellipse, group, line, path, polygon, rect } from "./shapes";

/** What is quietly behind the things of a picture, to its edges; the origin is its middle. */
type Scenery = (room: { hues: Hues; random: () => number; frame: Frame; tone: string }) => string;

const spread = (count: number, width: number) =>
  Array.from({ length: count }, (_, at) => ((at + 0.5) / count - 0.5) * width);

/** Arches, and the shadows of lime trees. */
const arcade: Scenery = ({ random, frame: { width, height }, tone }) => {
  const side = random() < 0.5 ? -1 : 1;
  return pick(random, [
    () => {
      const wide = Math.min(width, height) * 0.86;
      return arch(
        -wide / 2 + side * width * 0.08,
        height / 2 + 4,
        wide,
        height * 0.5 + wide * 0.52,
        tone,
        0.6,
      );
    },
    () =>
      Array.from({ length: 15 }, (_, at) => {
        const [x, y] = [
          side * (width * 0.5 - (at % 5) * width * 0.11),
          -height * 0.5 + Math.floor(at / 5) * height * 0.16 + (at % 2) * 40,
        ];
        return group(
          path("M0 -74Q58 -30 0 74Q-58 -30 0 -74Z", tone, 0.75),
          `transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${whole(random, 0, 150)}) scale(${(0.7 + random() * 0.7).toFixed(2)})"`,
        );
      }).join(""),
    () =>
      spread(Math.max(2, Math.round(width / height) * 2), width)
        .map((x) => arch(x - 205, height / 2 + 4, 410, height * 0.78, tone, 0.5))
        .join(""),
  ])();
};

/** Curtains, strings and beams of light. */
const stage: Scenery = ({ random, frame: { width, height }, tone }) =>
  pick(random, [
    () =>
      spread(12, width)
        .map((x, at) => rect(x - width / 24, -height / 2, width / 24 + (at % 3) * 9, height, tone, 0.55))
        .join(""),
    () =>
      spread(15, width * 1.6)
        .map((x) => line(`M${Math.round(x)} ${-height / 2}L${Math.round(x * 0.12)} ${height / 2}`, tone, 4))
        .join(""),
    () =>
      [-0.36, 0.36]
        .map((share) =>
          polygon(
            [
              [width * share - 26, -height / 2],
              [width * share + 26, -height / 2],
              [-width * share * 0.2 + width * 0.26, height / 2],
              [-width * share * 0.2 - width * 0.26, height / 2],
            ],
            tone,
            0.6,
          ),
        )
        .join(""),
  ])();

/** Rainbows, confetti and clouds. */
const playroom: Scenery = ({ hues, random, frame: { width, height }, tone }) => {
  const side = random() < 0.5 ? -1 : 1;
  const small = Math.min(width, height);
  return pick(random, [
    () =>
      [0.62, 0.49, 0.36, 0.23]
        .map(
          (share, at) =>
            `<circle cx="${Math.round((side * width) / 2)}" cy="${Math.round(height / 2)}" r="${Math.round(small * share)}" fill="none" stroke="${hues.accents[at] ?? tone}" stroke-width="${Math.round(small * 0.085)}" opacity=".42"/>`,
        )
        .join(""),
    () =>
      Array.from({ length: 26 }, (_, at) => {
        const fill = hues.accents[at % 5] ?? tone;
        const [x, y] = [(random() - 0.5) * width, (random() - 0.5) * height];
        const shape =
          at % 3 === 0
            ? ellipse(0, 0, 17, 17, fill)
            : at % 3 === 1
              ? rect(-22, -8, 44, 16, fill, 1, 8)
              : polygon(
                  [
                    [-18, 16],
                    [18, 16],
                    [0, -18],
                  ],
                  fill,
                );
        return group(
          shape,
          `transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${whole(random, 0, 180)})" opacity=".6"`,
        );
      }).join(""),
    () =>
      [0.12, 0.34]
        .map(
          (share, row) =>
            spread(5, width * 1.2)
              .map((x) =>
                ellipse(
                  x + row * width * 0.12,
                  height * (share + 0.2),
                  width * 0.17,
                  width * 0.17,
                  tone,
                  0.5,
                ),
              )
              .join("") + rect(-width / 2, height * (share + 0.2), width, height, tone, 0.5),
        )
        .join(""),
  ])();
};

/** Contour lines, and one or two broad mountains. */
const ridge: Scenery = ({ random, frame: { width, height }, tone }) => {
  const side = random() < 0.5 ? -1 : 1;
  const mountain = (x: number, half: number, top: number, opacity: number) =>
    polygon(
      [
        [side * x - half, height / 2],
        [side * x - half * 0.12, height * (top + 0.05)],
        [side * x, height * top],
        [side * x + half * 0.2, height * (top + 0.1)],
        [side * x + half, height / 2],
      ],
      tone,
      opacity,
    );
  return pick(random, [
    () => mountain(-width * 0.3, width * 0.5, -0.16, 0.45) + mountain(width * 0.2, width * 0.62, -0.34, 0.55),
    () =>
      Array.from({ length: 7 }, (_, at) => {
        const size = 0.16 + at * 0.15;
        return `<ellipse cx="${Math.round(side * width * 0.26 + at * 14)}" cy="${Math.round(height * 0.16 - at * 12)}" rx="${Math.round(width * size)}" ry="${Math.round(height * size * 0.8)}" fill="none" stroke="${tone}" stroke-width="7" transform="rotate(${-side * 14})"/>`;
      }).join(""),
    () => mountain(width * 0.12, width * 0.8, -0.42, 0.55),
  ])();
};

/** One thin line. */
const outline: Scenery = ({ hues, random, frame: { width, height } }) => {
  const ink = hues.accents[0] ?? hues.deep;
  const small = Math.min(width, height);
  const ring = (x: number, y: number, radius: number) =>
    `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(radius)}" fill="none" stroke="${ink}" stroke-width="4" opacity=".75"/>`;
  return pick(random, [
    () => ring(0, 0, small * 0.44) + line(`M${-width / 2} 0H${width / 2}`, ink, 4, 0.3),
    () =>
      line(
        `M${-width / 2} ${height * 0.2}C${-width * 0.2} ${-height * 0.7} 0 ${height * 0.8} ${width * 0.18} 0S${width * 0.4} ${-height * 0.4} ${width / 2} ${-height * 0.1}`,
        ink,
        4,
        0.75,
      ),
    () =>
      line(
        `M${-width * 0.33} ${-height / 2}V${height / 2}M${width * 0.33} ${-height / 2}V${height / 2}M${-width / 2} ${-height * 0.33}H${width / 2}M${-width / 2} ${height * 0.33}H${width / 2}`,
        ink,
        3,
        0.5,
      ),
    () => ring(-width * 0.2, -height * 0.12, small * 0.34) + ring(width * 0.2, height * 0.12, small * 0.34),
  ])();
};

/** Pegboard, squared paper and tape. */
const workshop: Scenery = ({ hues, random, frame: { width, height }, tone }) =>
  pick(random, [
    () =>
      Array.from(
        { length: Math.ceil(height / 62) },
        (_, row) =>
          `<path d="M${-width / 2 + 31} ${Math.round(-height / 2 + 31 + row * 62)}H${width / 2}" stroke="${tone}" stroke-width="15" stroke-linecap="round" stroke-dasharray=".1 62"/>`,
      ).join(""),
    () =>
      Array.from({ length: 17 }, (_, at) =>
        line(`M${-width / 2 + at * 62} ${-height / 2}v${height}`, tone, at % 4 ? 2 : 5, 0.8),
      ).join("") +
      Array.from({ length: Math.ceil(height / 62) }, (_, at) =>
        line(`M${-width / 2} ${Math.round(-height / 2 + at * 62)}h${width}`, tone, at % 4 ? 2 : 5, 0.8),
      ).join(""),
    () =>
      [-1, 1]
        .map((side) =>
          group(
            rect(-130, -32, 260, 64, hues.accents[side > 0 ? 2 : 0] ?? tone, 0.55),
            `transform="translate(${(side * width) / 2} ${Math.round(-height / 2 + 20)}) rotate(${side * 45})"`,
          ),
        )
        .join("") +
      polygon(
        [
          [-width / 2, height / 2],
          [width * 0.1, height / 2],
          [-width / 2, -height * 0.1],
        ],
        tone,
        0.6,
      ),
  ])();

export const sceneries = { arcade, stage, playroom, ridge, outline, workshop } as const;
export type SceneryName = keyof typeof sceneries;
