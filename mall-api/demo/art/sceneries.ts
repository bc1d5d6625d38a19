import { pick, whole } from "../random";
import type { Hues } from "./palette";
import { arch, ellipse, group, line, path, polygon, rect } from "./shapes";

/** What is behind the things: a wall 1000 units wide, down to the floor at `floorAt`. */
type Scenery = (room: { hues: Hues; random: () => number; floorAt: number; tone: string }) => string;

const across = (count: number) => Array.from({ length: count }, (_, at) => (1000 * (at + 0.5)) / count);

/** Arches and lime trees under a glass roof. */
const arcade: Scenery = ({ hues, random, floorAt, tone }) =>
  pick(random, [
    () =>
      across(4)
        .map(
          (x) =>
            arch(x - 96, floorAt, 192, floorAt * 0.78, tone, 0.7) +
            arch(x - 80, floorAt, 160, floorAt * 0.72, hues.ground, 0.6),
        )
        .join(""),
    () =>
      across(9)
        .map((x) => line(`M${x} 0L500 ${floorAt * 0.34}`, tone, 7, 0.8))
        .join("") +
      path(
        `M0 ${floorAt * 0.3}Q500 ${floorAt * 0.46} 1000 ${floorAt * 0.3}V${floorAt * 0.34}Q500 ${floorAt * 0.5} 0 ${floorAt * 0.34}Z`,
        tone,
      ),
    () =>
      across(3)
        .map(
          (x, at) =>
            rect(x - 8, floorAt * 0.5, 16, floorAt * 0.5, tone) +
            ellipse(x, floorAt * (0.34 + (at % 2) * 0.06), 130, floorAt * 0.26, tone, 0.75),
        )
        .join(""),
  ])();

/** Curtains, strings and beams of light. */
const stage: Scenery = ({ hues, random, floorAt, tone }) => {
  const curtain = [0, 1, 2, 3, 4]
    .map((at) =>
      path(
        `M${at * 62} 0H${at * 62 + 62}Q${at * 50 + 52} ${floorAt * 0.6} ${at * 34 + 40} ${floorAt}H${at * 34}Z`,
        at % 2 ? tone : (hues.accents[0] ?? tone),
        0.34,
      ),
    )
    .join("");
  return pick(random, [
    () => curtain + group(curtain, `transform="translate(1000 0) scale(-1 1)"`),
    () =>
      across(16)
        .map((x, at) =>
          line(
            `M${x} 0L${500 + (x - 500) * 0.25} ${floorAt}`,
            at % 4 ? tone : (hues.accents[0] ?? tone),
            3,
            0.75,
          ),
        )
        .join(""),
    () =>
      [240, 520, 790]
        .map((x, at) =>
          polygon(
            [
              [x - 20, 0],
              [x + 20, 0],
              [x + 190 - at * 60, floorAt],
              [x - 190 - at * 60, floorAt],
            ],
            hues.light,
            0.35,
          ),
        )
        .join("") + [240, 520, 790].map((x) => ellipse(x, 0, 34, 20, tone)).join(""),
  ])();
};

/** Rainbows, balls and building blocks. */
const playroom: Scenery = ({ hues, random, floorAt, tone }) =>
  pick(random, [
    () => {
      const x = whole(random, 280, 720);
      return [0, 1, 2, 3]
        .map(
          (at) =>
            `<circle cx="${x}" cy="${floorAt}" r="${floorAt * 0.86 - at * 54}" fill="none" stroke="${hues.accents[at] ?? tone}" stroke-width="44" opacity=".32"/>`,
        )
        .join("");
    },
    () =>
      Array.from({ length: 22 }, (_, at) =>
        ellipse(
          random() * 1000,
          random() * floorAt * 0.94,
          whole(random, 14, 52),
          0,
          hues.accents[at % 4] ?? tone,
          0.26,
        ),
      )
        .join("")
        .replaceAll(/rx="(\d+)" ry="0"/g, 'rx="$1" ry="$1"'),
    () =>
      across(7)
        .map((x, at) => {
          const high = floorAt * (0.3 + ((at * 5) % 7) * 0.08);
          return (
            rect(x - 71, floorAt - high, 142, high, hues.accents[at % 3] ?? tone, 0.24, 18) +
            ellipse(x - 30, floorAt - high, 22, 14, tone, 0.5) +
            ellipse(x + 30, floorAt - high, 22, 14, tone, 0.5)
          );
        })
        .join(""),
  ])();

/** Mountains, firs and a low sun. */
const ridge: Scenery = ({ hues, random, floorAt, tone }) => {
  const range = (base: number, high: number, opacity: number) =>
    polygon(
      [
        [0, floorAt],
        [0, base],
        ...across(6).flatMap((x, at): [number, number][] => [
          [x - 84, base + 20 - ((at * 3) % 4) * 18],
          [x, base - high * (0.4 + ((at * 7) % 5) * 0.15)],
        ]),
        [1000, base],
        [1000, floorAt],
      ],
      tone,
      opacity,
    );
  const fir = (x: number, size: number) =>
    [0, 1, 2]
      .map((at) =>
        polygon(
          [
            [x - size * (0.5 - at * 0.12), floorAt - at * size * 0.5],
            [x, floorAt - size * (1 + at * 0.5)],
            [x + size * (0.5 - at * 0.12), floorAt - at * size * 0.5],
          ],
          tone,
          0.85,
        ),
      )
      .join("");
  return pick(random, [
    () =>
      ellipse(whole(random, 250, 750), floorAt * 0.36, 110, 110, hues.light, 0.9) +
      range(floorAt * 0.6, floorAt * 0.5, 0.45) +
      range(floorAt * 0.82, floorAt * 0.36, 0.7),
    () =>
      range(floorAt * 0.7, floorAt * 0.5, 0.4) +
      across(8)
        .map((x, at) => fir(x + ((at * 37) % 60) - 30, 90 + ((at * 53) % 70)))
        .join(""),
    () =>
      Array.from({ length: 5 }, (_, at) =>
        path(
          `M0 ${floorAt * (0.3 + at * 0.16)}Q250 ${floorAt * (0.16 + at * 0.16)} 500 ${floorAt * (0.3 + at * 0.16)}T1000 ${floorAt * (0.28 + at * 0.16)}V${floorAt}H0Z`,
          tone,
          0.22,
        ),
      ).join(""),
  ])();
};

/** One thin line on white. */
const outline: Scenery = ({ hues, random, floorAt }) => {
  const ink = hues.accents[0] ?? hues.deep;
  return pick(random, [
    () => {
      const x = whole(random, 220, 620);
      return line(`M0 ${floorAt}H${x}V${floorAt * 0.42}a110 110 0 0 1 220 0V${floorAt}H1000`, ink, 4, 0.7);
    },
    () =>
      `<circle cx="${whole(random, 300, 700)}" cy="${floorAt * 0.46}" r="${floorAt * 0.34}" fill="none" stroke="${ink}" stroke-width="4" opacity=".7"/>` +
      line(`M0 ${floorAt * 0.46}H1000`, ink, 4, 0.3),
    () =>
      line(
        `M-20 ${floorAt * 0.7}C200 ${floorAt * 0.1} 320 ${floorAt * 1.1} 500 ${floorAt * 0.5}S820 ${floorAt * 0.05} 1020 ${floorAt * 0.5}`,
        ink,
        4,
        0.7,
      ),
    () =>
      across(5)
        .map((x) => line(`M${x} 0V${floorAt}`, ink, 2, 0.4))
        .join("") + line(`M0 ${floorAt * 0.36}H1000M0 ${floorAt * 0.72}H1000`, ink, 2, 0.4),
  ])();
};

/** Bricks, pegboard and pinned sheets. */
const workshop: Scenery = ({ hues, random, floorAt, tone }) =>
  pick(random, [
    () =>
      Array.from({ length: Math.ceil(floorAt / 56) }, (_, row) =>
        across(8)
          .map((x) => rect(x - 60 + (row % 2) * 62, row * 56 + 3, 119, 50, tone, 0.5, 3))
          .join(""),
      ).join(""),
    () =>
      Array.from(
        { length: Math.ceil(floorAt / 50) },
        (_, row) =>
          `<path d="M25 ${row * 50 + 25}H1000" stroke="${tone}" stroke-width="11" stroke-linecap="round" stroke-dasharray=".1 50"/>`,
      ).join(""),
    () =>
      [130, 400, 690]
        .map((x, at) =>
          group(
            rect(0, 0, 190, 150 + at * 24, hues.light, 0.7, 3) +
              rect(20, 24, 110, 12, tone) +
              rect(20, 50, 150, 8, tone, 0.7) +
              rect(20, 70, 130, 8, tone, 0.7) +
              ellipse(95, 6, 9, 9, hues.accents[0] ?? tone),
            `transform="translate(${x} ${40 + ((at * 47) % 60)}) rotate(${at * 5 - 5})"`,
          ),
        )
        .join(""),
  ])();

export const sceneries = { arcade, stage, playroom, ridge, outline, workshop } as const;
export type SceneryName = keyof typeof sceneries;
