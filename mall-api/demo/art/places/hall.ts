import { mixed } from "../palette";
import { ellipse, group, line, path, polygon, rect } from "../shapes";
import { shoppingBag } from "./people";
import { along, type Place, type PlaceSet, pottedPlant, shade, tint } from "./place";

type Point = readonly [number, number, number];

/** The eye is 1.9 units above the floor, the hall 12 wide. */
const far = 290;
const horizon = -28;
const seen = ([x, y, z]: Point): [number, number] => [(x * far) / z, (y * far) / z + horizon];
const quad = (points: readonly Point[], fill: string, opacity = 1) =>
  polygon(points.map(seen), fill, opacity);

const wide = 4.6;
const floor = 2;
const gallery = -1.9;
const eaves = -4.6;

/** A field of the wall on a side, from a depth to another. */
const onWall = (
  side: 1 | -1,
  z: readonly [number, number],
  y: readonly [number, number],
  fill: string,
  opacity = 1,
  inset = 0,
) =>
  quad(
    [
      [side * (wide - inset), y[0], z[0]],
      [side * (wide - inset), y[0], z[1]],
      [side * (wide - inset), y[1], z[1]],
      [side * (wide - inset), y[1], z[0]],
    ],
    fill,
    opacity,
  );

/** A shop of the ground floor: lit window, door, sign and an awning over the hall. */
function shop(side: 1 | -1, from: number, to: number, { hues, random }: PlaceSet, sign: string): string {
  const [a, b] = [from + (to - from) * 0.05, from + (to - from) * 0.95];
  const lit = tint(hues.accents[2] ?? hues.light, 0.55);
  const door = from + (to - from) * 0.62;
  const goods = along(from + (to - from) * 0.14, from + (to - from) * 0.52, 4).map((z, at) => {
    const high = 0.5 + random() * 0.7;
    return onWall(
      side,
      [z, z + (to - from) * 0.07],
      [floor - 0.35 - high, floor - 0.35],
      hues.accents[(at + Math.round(z)) % 4] ?? sign,
      0.9,
    );
  });
  const stripes = along(a, b, 9).slice(0, -1);
  const step = (b - a) / 8;
  return (
    onWall(side, [a, b], [-1.35, floor], shade(sign, 0.1)) +
    onWall(side, [a + 0.05, b], [-1.3, -0.78], sign) +
    onWall(side, [from + (to - from) * 0.3, from + (to - from) * 0.7], [-1.14, -0.95], tint(sign, 0.8)) +
    onWall(side, [from + (to - from) * 0.09, from + (to - from) * 0.57], [-0.6, floor - 0.35], lit) +
    goods.join("") +
    onWall(side, [door, from + (to - from) * 0.9], [-0.6, floor], tint(lit, 0.4)) +
    onWall(side, [door, from + (to - from) * 0.9], [-0.6, floor], hues.deep, 0.35) +
    stripes
      .map((z, at) =>
        quad(
          [
            [side * wide, -0.78, z],
            [side * wide, -0.78, z + step],
            [side * (wide - 0.75), -0.36, z + step],
            [side * (wide - 0.75), -0.36, z],
          ],
          at % 2 ? hues.light : sign,
        ),
      )
      .join("")
  );
}

/** The long hall of a mall below its glass roof, with its shops, and people who come towards us or go. */
export const hall: Place = (set) => {
  const { hues, side, end, people, take } = set;
  const [wall, stone] = [tint(hues.wall, 0.35), tint(hues.ground, 0.3)];
  const sky = mixed(hues.ground, "#cfe6f5", 0.6);
  const depth = 15;
  const near = 1.05;
  const signs = [0, 1, 2, 3].map((at) => hues.accents[(at + take) % 4] ?? hues.deep);
  const bays = [
    [2.1, 3.5],
    [3.6, 5.6],
    [5.8, 9],
    [9.2, 14.6],
  ] as const;
  const [left, top] = seen([-wide, eaves, depth]);
  const [right, bottom] = seen([wide, floor, depth]);
  const rib = (z: number) => {
    const [x, y] = seen([wide, eaves, z]);
    const [, peak] = seen([0, eaves - 1.9, z]);
    return line(`M${-x} ${y}Q0 ${2 * peak - y} ${x} ${y}`, hues.light, 26 / z + 1.5);
  };
  return [
    rect(-side, -end, side * 2, end * 2, sky),
    // Sky and clouds through the roof, whose ribs grow small.
    ellipse(-150, -250, 190, 40, "#ffffff", 0.5),
    ellipse(190, -340, 230, 52, "#ffffff", 0.45),
    along(-4, 4, 9)
      .map((x) =>
        line(
          `M${seen([x, eaves - 1.9 * (1 - (x / wide) ** 2), near])}L${seen([x, eaves - 1.9 * (1 - (x / wide) ** 2), depth])}`,
          hues.light,
          2.5,
          0.8,
        ),
      )
      .join(""),
    [1.3, 1.7, 2.3, 3.1, 4.2, 5.8, 8, 11, 15].map(rib).join(""),
    // The far end: a window as high as the hall.
    rect(left, top, right - left, bottom - top, tint(sky, 0.55)),
    along(left, right, 6)
      .map((x) => line(`M${Math.round(x)} ${top}V${bottom}`, hues.wall, 3))
      .join(""),
    line(`M${left} ${(top + bottom) / 2}H${right}`, hues.wall, 3),
    // Floor, with the light of the roof on it.
    quad(
      [
        [-wide, floor, near],
        [-wide, floor, depth],
        [wide, floor, depth],
        [wide, floor, near],
      ],
      stone,
    ),
    [-2.4, 0, 2.4]
      .map((x) =>
        quad(
          [
            [x - 0.5, floor, near],
            [x - 0.5, floor, depth],
            [x + 0.5, floor, depth],
            [x + 0.5, floor, near],
          ],
          tint(stone, 0.4),
        ),
      )
      .join(""),
    [1.5, 2.1, 3, 4.4, 6.6, 10]
      .map((z) => line(`M${seen([-wide, floor, z])}L${seen([wide, floor, z])}`, shade(stone, 0.14), 3))
      .join(""),
    ...([-1, 1] as const).map((which) =>
      [
        onWall(which, [near, depth], [eaves, floor], which < 0 ? wall : shade(wall, 0.1)),
        // The upper floor: windows, and a balustrade of glass.
        ...bays.flatMap(([from, to]) => [
          onWall(which, [from, to - 0.15], [-3.9, -2.55], tint(hues.accents[2] ?? hues.light, 0.5), 0.9),
          onWall(which, [from, to - 0.15], [-3.9, -3.55], signs[Math.round(from) % 4] ?? hues.deep),
        ]),
        quad(
          [
            [which * wide, gallery, near],
            [which * wide, gallery, depth],
            [which * (wide - 0.7), gallery, depth],
            [which * (wide - 0.7), gallery, near],
          ],
          shade(wall, 0.25),
        ),
        onWall(which, [near, depth], [gallery, gallery + 0.22], tint(wall, 0.5), 1, 0.7),
        onWall(which, [near, depth], [gallery - 0.75, gallery], "#eef6fa", 0.45, 0.7),
        onWall(which, [near, depth], [gallery - 0.82, gallery - 0.74], shade(hues.deep, 0.1), 1, 0.7),
        ...bays
          .map(([from, to], at) =>
            shop(which, from, to, set, signs[(at + (which > 0 ? 2 : 0)) % 4] ?? hues.deep),
          )
          .reverse(),
      ].join(""),
    ),
    // Those who are far, then near.
    people({ x: -40, base: 62, scale: 0.22, pose: "back" }),
    people({ x: 66, base: 74, scale: 0.26, pose: "walk", facing: -1 }),
    people({ x: -150, base: 118, scale: 0.4, pose: "walk" }),
    people({ x: 196, base: 150, scale: 0.52, pose: "back", wears: "coat" }),
    pottedPlant(-330, 218, 0.8, mixed("#4f7d55", hues.deep, 0.2), tint(hues.deep, 0.75)),
    side > 560 ? pottedPlant(560, 262, 1, mixed("#4f7d55", hues.deep, 0.2), tint(hues.deep, 0.75)) : "",
  ].join("");
};

/** Shopping in the hall. */
export const shoppers: Place = (set) => {
  const { hues, people } = set;
  const [one = "#fff", two = "#fff", three = "#fff"] = hues.accents;
  return (
    hall(set) +
    people({
      x: -96,
      base: 292,
      scale: 1.02,
      pose: "walk",
      wears: "coat",
      top: one,
      hair: "long",
      carries: shoppingBag(three),
    }) +
    people({
      x: 92,
      base: 306,
      scale: 1.06,
      pose: "walk",
      wears: "jacket",
      facing: -1,
      hair: "short",
      top: two,
      carries: shoppingBag(hues.light, 0.9),
    }) +
    people({
      x: 232,
      base: 300,
      pose: "walk",
      facing: -1,
      wears: "coat",
      top: three,
      hair: "beanie",
      child: true,
    })
  );
};

/** The hall with banners for a week of low prices. */
export const sale: Place = (set) => {
  const { hues } = set;
  const banner = (x: number, y: number, size: number, fill: string) =>
    group(
      line("M-70 -400V-120M70 -400V-120", "#1c1a2b", 2, 0.6) +
        path("M-84 -120H84V120L0 86L-84 120Z", fill) +
        path("M-84 -120H84V120L0 86L-84 120Z", "url(#shade)") +
        `<g fill="none" stroke="${hues.light}" stroke-width="15"><circle cx="-28" cy="-48" r="20"/><circle cx="28" cy="30" r="20"/><path d="M36 -68L-36 52" stroke-linecap="round"/></g>`,
      `transform="translate(${x} ${y}) scale(${size})"`,
    );
  const [one = "#fff", two = "#fff"] = hues.accents;
  return (
    shoppers(set) + banner(-292, -170, 1, one) + banner(286, -196, 1.1, two) + banner(-6, -196, 0.55, one)
  );
};
