import { mixed } from "../palette";
import { ellipse, group, line, path, polygon, rect } from "../shapes";
import { along, lights, type Place, type PlaceSet, put, shade, skyline, tint } from "./place";
import { glow } from "./room";
import { sky } from "./town";

/** A stall with a striped roof, what it sells and its lamp; 300 wide, the keeper behind the counter. */
function stall(
  set: PlaceSet,
  x: number,
  base: number,
  size: number,
  roof: string,
  isFilled: boolean,
): string {
  const { hues, random, people } = set;
  const wood = mixed("#9a6a43", hues.deep, 0.25);
  const stripe = 300 / 8;
  return group(
    ellipse(20, 2, 176, 12, hues.shadow, 0.3) +
      rect(-136, -292, 272, 200, shade(wood, 0.45)) +
      rect(-136, -292, 272, 200, glow, 0.22) +
      rect(-120, -228, 240, 8, wood) +
      along(-104, 104, 7)
        .map((at, number) =>
          ellipse(at, -242, 13, 13 + (number % 3) * 4, hues.accents[number % 4] ?? wood, 0.95),
        )
        .join("") +
      (isFilled ? people({ x: -10, base: -18, scale: 0.61, pose: "hold", wears: "apron" }) : "") +
      rect(-148, -104, 296, 104, wood) +
      rect(-148, -104, 296, 104, "url(#shade)") +
      along(-110, 110, 4)
        .map((at) => line(`M${at} -96V-4`, shade(wood, 0.3), 3))
        .join("") +
      rect(-160, -116, 320, 16, tint(wood, 0.24)) +
      along(-128, 128, 7)
        .map((at, number) =>
          number % 2
            ? rect(at - 15, -116 - 26 - random() * 14, 30, 40, hues.accents[number % 4] ?? wood, 1, 5)
            : ellipse(at, -124, 20, 18, hues.accents[(number + 1) % 4] ?? wood) +
              ellipse(at + 12, -122, 14, 14, tint(hues.accents[2] ?? wood, 0.2)),
        )
        .join("") +
      line("M-144 -292V0M144 -292V0", shade(wood, 0.35), 12) +
      Array.from({ length: 8 }, (_, at) => {
        const left = -150 + at * stripe;
        const [topLeft, topRight] = [-110 + at * 27.5, -110 + (at + 1) * 27.5];
        const fill = at % 2 ? roof : hues.light;
        return (
          polygon(
            [
              [topLeft, -366],
              [topRight, -366],
              [left + stripe, -300],
              [left, -300],
            ],
            fill,
          ) +
          path(`M${left} -301h${stripe}v14a${stripe / 2} ${stripe / 2} 0 0 1 ${-stripe} 0z`, shade(fill, 0.1))
        );
      }).join("") +
      polygon(
        [
          [20, -366],
          [110, -366],
          [150, -286],
          [60, -286],
        ],
        hues.shadow,
        0.1,
      ) +
      ellipse(0, -262, 70, 40, glow, 0.24) +
      ellipse(0, -266, 9, 11, glow),
    `transform="translate(${x} ${base}) scale(${size})"`,
  );
}

const snowman = (x: number, base: number, size: number, scarf: string): string =>
  group(
    ellipse(20, 0, 70, 9, "#191527", 0.25) +
      ellipse(0, -46, 54, 50, "#f4f7fb") +
      ellipse(0, -124, 40, 38, "#f8fafc") +
      ellipse(0, -184, 29, 29, "#ffffff") +
      path("M0 -46A54 50 0 0 0 54 -46A54 50 0 0 1 0 4A70 60 0 0 0 30 -46Z", "#8fa4c4", 0.35) +
      ellipse(-9, -190, 3.4, 3.4, "#26222e") +
      ellipse(11, -190, 3.4, 3.4, "#26222e") +
      path("M2 -182L34 -176L2 -172Z", "#e8833a") +
      line("M-26 -158Q0 -148 26 -158L34 -120", scarf, 13) +
      rect(-26, -212, 52, 8, "#26222e") +
      rect(-18, -246, 36, 36, "#26222e") +
      line("M38 -136L78 -166M-38 -136L-80 -160", "#5a4030", 5),
    `transform="translate(${x} ${base}) scale(${size})"`,
  );

const snow = ({ random, side, end }: PlaceSet, count: number): string =>
  Array.from({ length: count }, () =>
    ellipse(
      (random() - 0.5) * side * 2,
      -end + random() * (end + 240),
      3 + random() * 4,
      3 + random() * 4,
      "#ffffff",
      0.8,
    ),
  ).join("");

/** Stalls on the square in the evening, below strings of lights. */
export const christmasMarket: Place = (set) => {
  const { hues, side, end, people } = set;
  const [one = "#fff", two = "#fff", three = "#fff", four = "#fff"] = hues.accents;
  const stone = mixed(hues.deep, "#7d7fa8", 0.45);
  const town = mixed(hues.shadow, "#3b3f70", 0.5);
  return [
    sky(set, 70, true),
    skyline(set, 74, 300, town, glow),
    rect(-side, 70, side * 2, end, stone),
    polygon(
      [
        [-130, 70],
        [130, 70],
        [side * 0.8, end],
        [-side * 0.8, end],
      ],
      tint(stone, 0.24),
    ),
    side > 620 ? stall(set, 700, 150, 0.94, two, true) + stall(set, -700, 150, 0.94, three, true) : "",
    stall(set, -20, 104, 0.56, four, true),
    stall(set, -300, 168, 1, one, true),
    stall(set, 312, 168, 1, two, true),
    lights([-side, -250], [40, -170], 60, 12, glow),
    lights([40, -170], [side, -270], 60, 12, glow),
    lights([-side, -130], [-140, -190], 30, 7, glow),
    people({ x: -52, base: 176, scale: 0.5, pose: "back" }),
    people({ x: 20, base: 182, scale: 0.52, pose: "walk", facing: -1 }),
    people({ x: 176, base: 262, scale: 0.82, pose: "back", wears: "coat", hair: "beanie", top: three }),
    people({ x: -118, base: 298, scale: 0.94, pose: "hold", wears: "coat", hair: "bob", top: two }),
    people({
      x: -6,
      base: 304,
      scale: 0.96,
      facing: -1,
      pose: "hold",
      wears: "jacket",
      hair: "short",
      top: one,
    }),
    people({
      x: 76,
      base: 300,
      scale: 0.92,
      facing: -1,
      pose: "point",
      wears: "coat",
      hair: "beanie",
      child: true,
      top: four,
    }),
    snowman(-256, 298, 0.62, one),
    snow(set, 46),
  ].join("");
};

/** A market by day, with crates before its stalls. */
export const farmersMarket: Place = (set) => {
  const { hues, side, end, people, things } = set;
  const [one = "#fff", two = "#fff", three = "#fff", four = "#fff"] = hues.accents;
  const stone = tint(mixed(hues.wall, "#d9cdb8", 0.5), 0.25);
  const leaf = mixed("#5d8c55", hues.deep, 0.15);
  const trees = (xs: readonly number[]) =>
    xs
      .map(
        (x, at) =>
          rect(x - 6, -60, 12, 140, "#6b4a34") +
          ellipse(x, -100 - (at % 2) * 20, 84, 90, at % 2 ? leaf : shade(leaf, 0.14)) +
          ellipse(x - 24, -124, 44, 46, tint(leaf, 0.14), 0.6),
      )
      .join("");
  return [
    sky(set, 70, false),
    ellipse(-250, -236, 130, 26, "#ffffff", 0.7),
    ellipse(240, -280, 170, 32, "#ffffff", 0.65),
    skyline(set, 72, 210, tint(mixed(hues.wall, hues.ground, 0.5), 0.1), tint(hues.ground, 0.8)),
    trees(along(-side + 60, side - 60, Math.round(side / 120))),
    rect(-side, 66, side * 2, end, stone),
    polygon(
      [
        [-150, 66],
        [150, 66],
        [side * 0.9, end],
        [-side * 0.9, end],
      ],
      tint(stone, 0.4),
    ),
    side > 620 ? stall(set, 700, 160, 0.94, two, true) + stall(set, -700, 160, 0.94, three, true) : "",
    stall(set, 12, 96, 0.52, four, true),
    stall(set, -296, 168, 1, one, true),
    stall(set, 306, 168, 1, two, true),
    along(-side, side, Math.round(side / 34))
      .map((x, at) =>
        polygon(
          [
            [x, -296],
            [x + 44, -296],
            [x + 22, -252],
          ],
          hues.accents[at % 4] ?? one,
        ),
      )
      .join("") + line(`M${-side} -297H${side}`, "#1c1a2b", 2, 0.5),
    people({ x: 96, base: 176, scale: 0.52, pose: "walk", facing: -1 }),
    people({
      x: -72,
      base: 292,
      scale: 0.96,
      pose: "walk",
      wears: "dress",
      hair: "hat",
      top: three,
      carries: put(things[1], { x: 0, base: 74, width: 76 }, set),
    }),
    people({
      x: 60,
      base: 302,
      scale: 0.98,
      facing: -1,
      pose: "hold",
      wears: "jumper",
      hair: "short",
      top: four,
    }),
    put(things[1], { x: -300, base: 306, width: 160 }, set),
    put(things[1], { x: 318, base: 300, width: 150 }, set),
    put(things[3] ?? things[2], { x: 224, base: 312, width: 104 }, set),
    put(things[3] ?? things[2], { x: -206, base: 316, width: 86 }, set),
  ].join("");
};

/** A tall tree with lights on the square, and those who look up to it. */
export const treeLighting: Place = (set) => {
  const { hues, side, end, people } = set;
  const [one = "#fff", two = "#fff", three = "#fff", four = "#fff"] = hues.accents;
  const town = mixed(hues.shadow, "#3b3f70", 0.5);
  const fir = mixed("#2f6b4f", hues.deep, 0.2);
  const tiers = [
    [-300, 70],
    [-232, 118],
    [-150, 166],
    [-60, 214],
  ] as const;
  return [
    sky(set, 120, true),
    skyline(set, 126, 270, town, glow),
    rect(-side, 120, side * 2, end, mixed("#dfe6f4", hues.ground, 0.35)),
    ellipse(0, 150, side * 0.7, 60, "#ffffff", 0.5),
    ellipse(0, -90, 330, 300, glow, 0.14),
    group(
      [
        rect(-16, 90, 32, 56, "#5a4030"),
        tiers
          .toReversed()
          .map(
            ([top, half]) =>
              path(
                `M0 ${top}Q${half * 0.34} ${top + 84} ${half} ${top + 150}Q0 ${top + 186} ${-half} ${top + 150}Q${-half * 0.34} ${top + 84} 0 ${top}Z`,
                fir,
              ) +
              path(
                `M0 ${top}Q${half * 0.34} ${top + 84} ${half} ${top + 150}Q${half * 0.4} ${top + 174} 0 ${top + 174}Z`,
                "#14281f",
                0.28,
              ) +
              line(
                `M${-half * 0.62} ${top + 112}Q0 ${top + 152} ${half * 0.62} ${top + 108}`,
                tint(fir, 0.3),
                4,
              ) +
              along(-half * 0.7, half * 0.7, 6)
                .map(
                  (x, at) =>
                    ellipse(x, top + 142 + (1 - (x / half) ** 2) * 26, 19, 19, glow, 0.2) +
                    ellipse(
                      x,
                      top + 142 + (1 - (x / half) ** 2) * 26,
                      8.5,
                      8.5,
                      [glow, one, three, two][at % 4] ?? glow,
                    ),
                )
                .join(""),
          )
          .join(""),
        ellipse(0, -312, 60, 60, glow, 0.3),
        polygon(
          Array.from({ length: 10 }, (_, at): [number, number] => {
            const radius = at % 2 ? 13 : 32;
            return [Math.sin((at * Math.PI) / 5) * radius, -312 - Math.cos((at * Math.PI) / 5) * radius];
          }),
          glow,
        ),
      ].join(""),
      `transform="translate(0 12) scale(.92)"`,
    ),
    lights([-side, -230], [-150, -110], 40, 8, glow),
    lights([150, -110], [side, -230], 40, 8, glow),
    people({ x: -330, base: 232, scale: 0.66, pose: "back" }),
    people({ x: 320, base: 230, scale: 0.66, pose: "back" }),
    side > 600
      ? people({ x: 640, base: 250, scale: 0.72, pose: "back" }) +
        people({ x: -620, base: 250, scale: 0.72, pose: "back" }) +
        people({ x: -540, base: 262, pose: "back", child: true })
      : "",
    people({ x: -200, base: 284, scale: 0.84, pose: "back", wears: "coat", hair: "beanie", top: one }),
    people({ x: -108, base: 300, scale: 0.86, pose: "back", wears: "coat", hair: "long", top: two }),
    people({
      x: -26,
      base: 304,
      scale: 0.94,
      pose: "back",
      wears: "jacket",
      hair: "beanie",
      child: true,
      top: three,
    }),
    people({
      x: 108,
      base: 304,
      scale: 0.9,
      facing: -1,
      pose: "point",
      wears: "coat",
      hair: "short",
      top: four,
    }),
    people({ x: 216, base: 290, scale: 0.84, pose: "back", wears: "coat", hair: "bun", top: three }),
    snow(set, 44),
  ].join("");
};
