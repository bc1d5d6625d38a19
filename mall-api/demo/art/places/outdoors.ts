import { mixed } from "../palette";
import { ellipse, group, line, path, polygon, rect } from "../shapes";
import { thingNamed } from "../things";
import { shoppingBag } from "./people";
import { along, lights, type Place, put, shade, skyline, tint } from "./place";
import { glow } from "./room";
import { sky } from "./town";

/** Runners on their way through the park. */
export const run: Place = (set) => {
  const { hues, side, end, people } = set;
  const [one = "#fff", two = "#fff", three = "#fff", four = "#fff"] = hues.accents;
  const leaf = mixed("#5d8c55", hues.ground, 0.25);
  return [
    sky(set, 60, false),
    ellipse(side * 0.4, -end * 0.55, 84, 84, tint(hues.accents[2] ?? glow, 0.4)),
    skyline(set, 62, 190, tint(hues.wall, 0.1), tint(hues.ground, 0.8)),
    along(-side, side, Math.round(side / 80))
      .map((x, at) => ellipse(x, 16 - (at % 3) * 18, 96, 84, at % 2 ? leaf : shade(leaf, 0.14)))
      .join(""),
    rect(-side, 52, side * 2, end, mixed(leaf, "#cfd98f", 0.4)),
    path(`M${-side} 150Q0 96 ${side} 130V${end}H${-side}Z`, tint(mixed(hues.wall, "#d9b99a", 0.6), 0.2)),
    line(`M${-side} 214Q0 160 ${side} 192`, hues.light, 5, 0.7),
    along(-side, side, Math.round(side / 36))
      .map((x, at) =>
        polygon(
          [
            [x, -230],
            [x + 44, -230],
            [x + 22, -186],
          ],
          hues.accents[at % 4] ?? one,
        ),
      )
      .join("") + line(`M${-side} -231H${side}`, "#1c1a2b", 2, 0.5),
    people({ x: 330, base: 196, scale: 0.62, pose: "run", wears: "jumper", hair: "beanie" }),
    people({ x: -380, base: 214, scale: 0.66, pose: "run", wears: "jumper" }),
    side > 600
      ? people({ x: -620, base: 226, scale: 0.7, pose: "run", wears: "jumper", hair: "bun" }) +
        people({ x: 640, base: 216, scale: 0.66, pose: "run", wears: "jumper" })
      : "",
    people({
      x: -196,
      base: 288,
      scale: 0.98,
      pose: "run",
      wears: "jumper",
      hair: "short",
      top: two,
      bottom: hues.deep,
    }),
    people({
      x: 24,
      base: 304,
      scale: 1.04,
      pose: "run",
      wears: "jumper",
      hair: "bun",
      top: one,
      bottom: shade(four, 0.3),
    }),
    people({
      x: 236,
      base: 296,
      scale: 1.06,
      pose: "run",
      wears: "jumper",
      hair: "curls",
      child: true,
      top: three,
      bottom: hues.deep,
    }),
  ].join("");
};

const flower = (x: number, base: number, high: number, kind: number, color: string, lean: number): string => {
  const [tipX, tipY] = [lean, -high];
  const petals =
    kind === 0
      ? path(`M-34 -8Q-38 -40 -8 -34Q0 -46 10 -34Q38 -40 34 -8Q22 26 0 26Q-22 26 -34 -8Z`, color) +
        path("M-34 -8Q-22 20 0 26Q22 20 34 -8Q0 14 -34 -8Z", shade(color, 0.22)) +
        ellipse(0, 0, 9, 7, "#2b2430")
      : kind === 1
        ? Array.from({ length: 12 }, (_, at) =>
            group(ellipse(0, -24, 7.5, 18, "#fffdf5"), `transform="rotate(${at * 30})"`),
          ).join("") +
          ellipse(0, 0, 14, 14, "#eab43c") +
          ellipse(3, 3, 9, 9, "#c98a1f", 0.5)
        : kind === 2
          ? Array.from({ length: 9 }, (_, at) =>
              group(path("M0 0L-11 -30L-4 -26L0 -36L4 -26L11 -30Z", color), `transform="rotate(${at * 40})"`),
            ).join("") + ellipse(0, 0, 9, 9, shade(color, 0.4))
          : along(0, 84, 7)
              .map((y, at) =>
                ellipse((at % 2 ? 1 : -1) * 8, y - 6, 9 + at, 8, at % 2 ? color : tint(color, 0.2)),
              )
              .join("");
  return group(
    path(
      `M-2.5 0Q${lean * 0.2 - 3} ${-high * 0.6} ${tipX - 2} ${tipY}h4Q${lean * 0.2 + 4} ${-high * 0.6} 3 0Z`,
      "#4d7a46",
    ) +
      path(
        `M0 ${-high * 0.3}Q26 ${-high * 0.46} 34 ${-high * 0.62}Q8 ${-high * 0.5} 0 ${-high * 0.3}Z`,
        "#5d8c55",
      ) +
      group(petals, `transform="translate(${tipX} ${tipY}) rotate(${Math.round(lean / 3)})"`),
    `transform="translate(${Math.round(x)} ${Math.round(base)})"`,
  );
};

/** A meadow with hives on the roof of the mall, the town behind it. */
export const roofMeadow: Place = (set) => {
  const { hues, random, side, end, people, things } = set;
  const [one = "#fff", two = "#fff", three = "#fff", four = "#fff"] = hues.accents;
  const grass = mixed("#7fa75c", hues.ground, 0.22);
  const blooms = (count: number, base: number, size: number, fromHigh: number) =>
    along(-side + 10, side - 10, count)
      .map((x, at) => {
        const color =
          [
            mixed("#d9482f", one, 0.25),
            two,
            mixed("#4f63c9", four, 0.2),
            mixed("#a55ac0", one, 0.15),
            "#fffdf5",
          ][Math.floor(random() * 5)] ?? one;
        return group(
          flower(
            0,
            0,
            fromHigh + random() * 90,
            (at + Math.floor(random() * 3)) % 4,
            color,
            (random() - 0.5) * 50,
          ),
          `transform="translate(${Math.round(x + (random() - 0.5) * 30)} ${Math.round(base + random() * 20)}) scale(${size})"`,
        );
      })
      .join("");
  const [hive] = things;
  const blades = along(-side, side, Math.round(side / 9))
    .map((x) =>
      line(
        `M${Math.round(x)} ${end}Q${Math.round(x + 4)} ${Math.round(end - 90)} ${Math.round(x + (random() - 0.5) * 60)} ${Math.round(300 - random() * 90)}`,
        random() < 0.5 ? shade(grass, 0.26) : shade(grass, 0.12),
        6,
      ),
    )
    .join("");
  return [
    sky(set, 60, false),
    ellipse(side * 0.42, -206, 70, 70, tint(three, 0.35)),
    ellipse(-230, -236, 140, 26, "#ffffff", 0.75),
    ellipse(150, -282, 190, 30, "#ffffff", 0.6),
    skyline(set, 40, 230, mixed(hues.wall, "#93a9c4", 0.45), tint(hues.ground, 0.75)),
    rect(-side, 22, side * 2, 26, tint(hues.wall, 0.45)),
    along(-side, side, Math.round(side / 40))
      .map((x) => rect(x, -20, 5, 46, shade(hues.wall, 0.35)))
      .join("") + rect(-side, -24, side * 2, 7, shade(hues.wall, 0.35)),
    rect(-side, 46, side * 2, end, grass),
    ellipse(-side * 0.3, 96, side * 0.5, 44, tint(grass, 0.25), 0.7),
    blooms(Math.round(side / 17), 120, 0.3, 60),
    put(hive, { x: -236, base: 158, width: 124 }, set, three),
    put(hive, { x: -368, base: 146, width: 104 }, set, two),
    side > 600 ? put(hive, { x: 610, base: 150, width: 112 }, set, one) : "",
    people({
      x: 150,
      base: 214,
      scale: 0.92,
      facing: -1,
      pose: "reach",
      wears: "apron",
      hair: "hat",
      top: four,
    }),
    people({
      x: 300,
      base: 196,
      scale: 0.8,
      facing: -1,
      pose: "hold",
      wears: "jumper",
      hair: "curls",
      child: true,
      top: three,
    }),
    blooms(Math.round(side / 30), 230, 0.6, 70),
    blades,
    blooms(Math.round(side / 46), 340, 1.05, 90),
  ].join("");
};

/** Tables outside in the evening, with guests and lights above them. */
export const terrace: Place = (set) => {
  const { hues, side, end, people } = set;
  const [one = "#fff", two = "#fff", three = "#fff", four = "#fff"] = hues.accents;
  const wood = mixed("#8a5f3f", hues.deep, 0.3);
  const boards = mixed(wood, "#d8b48c", 0.35);
  const table = (x: number, base: number, size: number, cloth: string, at: number) =>
    group(
      ellipse(14, 0, 86, 9, "#191527", 0.25) +
        line("M0 -4V-130M-44 0H44", shade(wood, 0.4), 9) +
        ellipse(0, -140, 118, 22, shade(cloth, 0.2)) +
        ellipse(0, -147, 118, 22, cloth) +
        put(thingNamed(at ? "cup" : "wine-bottle"), { x: 22, base: -142, width: 92, height: 100 }, set) +
        ellipse(-56, -176, 34, 40, glow, 0.25) +
        rect(-64, -172, 16, 28, "#fff4dc", 0.9, 4) +
        path("M-56 -188Q-48 -176 -56 -172Q-64 -176 -56 -188Z", "#f6a83c"),
      `transform="translate(${x} ${base}) scale(${size})"`,
    );
  const seat = (x: number, base: number, size: number, to: 1 | -1) =>
    group(
      line("M-36 -96V-230M-36 -100H44M-32 -96L-40 0M40 -98L46 0", shade(wood, 0.3), 9) +
        rect(-42, -230, 12, 76, tint(wood, 0.1), 1, 6),
      `transform="translate(${x} ${base}) scale(${to * size} ${size})"`,
    );
  const pair = (
    x: number,
    base: number,
    size: number,
    at: number,
    [left, right]: readonly [string, string],
  ) =>
    seat(x - 150 * size, base, size, 1) +
    seat(x + 150 * size, base, size, -1) +
    people({
      x: x - 144 * size,
      base,
      scale: size,
      pose: "sit",
      wears: "jumper",
      top: left,
      hair: at ? "bun" : "long",
    }) +
    people({
      x: x + 144 * size,
      base,
      scale: size,
      facing: -1,
      pose: "sit",
      wears: "jumper",
      top: right,
      hair: at ? "bob" : "short",
    }) +
    table(x, base, size, tint(hues.accents[(at + 2) % 4] ?? three, 0.75), at);
  return [
    sky(set, 40, true),
    ellipse(-side * 0.5, -240, 46, 46, "#fff3d2", 0.95),
    skyline(set, 44, 250, mixed(hues.shadow, "#3b3f70", 0.45), glow),
    rect(-side, -24, side * 2, 10, shade(wood, 0.4)),
    along(-side, side, Math.round(side / 26))
      .map((x) => rect(x, -20, 5, 70, shade(wood, 0.4)))
      .join(""),
    rect(-side, 44, side * 2, end, boards),
    along(70, end, 8)
      .map((y) => line(`M${-side} ${Math.round(y)}H${side}`, shade(boards, 0.2), 3))
      .join(""),
    ellipse(0, 200, side * 0.8, 130, glow, 0.16),
    side > 600 ? pair(-690, 196, 0.84, 1, [four, two]) + pair(690, 196, 0.84, 0, [one, three]) : "",
    pair(-10, 122, 0.5, 1, [two, four]),
    people({
      x: 172,
      base: 190,
      scale: 0.84,
      facing: -1,
      pose: "hold",
      wears: "apron",
      hair: "short",
      top: hues.light,
      bottom: hues.deep,
    }),
    pair(-180, 300, 1, 0, [one, two]),
    pair(330, 286, 0.9, 1, [three, four]),
    lights([-side, -260], [-20, -250], 70, 11, glow),
    lights([-20, -250], [side, -262], 70, 11, glow),
    lights([-side, -190], [side, -200], 56, 18, glow),
  ].join("");
};

/** People come to the entrance of the mall from the street. */
export const entrance: Place = (set) => {
  const { hues, side, end, people, things } = set;
  const [one = "#fff", two = "#fff", three = "#fff", four = "#fff"] = hues.accents;
  const leaf = mixed("#5d8c55", hues.deep, 0.12);
  const wall = tint(hues.wall, 0.4);
  const building = (x: number, wide: number, high: number, fill: string) =>
    rect(x - wide / 2, 90 - high, wide, high, fill) +
    along(x - wide / 2 + 40, x + wide / 2 - 40, Math.max(2, Math.round(wide / 90)))
      .map(
        (at) =>
          rect(at - 27, 90 - high + 36, 54, 72, tint(three, 0.5)) +
          rect(at - 27, 90 - high + 36, 54, 72, "url(#shade)"),
      )
      .join("");
  return [
    sky(set, 96, false),
    ellipse(-260, -250, 150, 28, "#ffffff", 0.75),
    ellipse(280, -286, 170, 30, "#ffffff", 0.7),
    skyline(set, 92, 250, tint(hues.ground, 0.25), tint(hues.ground, 0.8)),
    building(-side * 0.55 - 120, side * 0.9, 236, shade(wall, 0.1)),
    building(side * 0.55 + 120, side * 0.9, 236, shade(wall, 0.1)),
    // The glass front with its doors.
    path("M-250 92V-170Q0 -300 250 -170V92Z", wall),
    path("M-216 92V-150Q0 -262 216 -150V92Z", tint("#bfe0ee", 0.2)),
    path("M-216 92V-150Q0 -262 216 -150V92Z", tint(three, 0.3), 0.45),
    along(-144, 144, 5)
      .map((x) => line(`M${x} 92V-210`, wall, 6))
      .join("") + line("M-216 -92H216M-216 -10H216", wall, 6),
    rect(-216, -54, 432, 44, one) + line("M-150 -32H150", hues.light, 14, 0.95),
    rect(-70, -4, 140, 96, hues.deep, 0.5) + line("M0 -4V92M-70 -4V92M70 -4V92", wall, 6),
    along(-side, -250, Math.round(side / 130))
      .concat(along(250, side, Math.round(side / 130)))
      .map((x, at) =>
        polygon(
          [
            [x, 6],
            [x + 130, 6],
            [x + 140, 42],
            [x - 10, 42],
          ],
          at % 2 ? two : four,
        ),
      )
      .join(""),
    rect(-side, 90, side * 2, end, tint(mixed(hues.wall, "#cfc6ba", 0.6), 0.3)),
    polygon(
      [
        [-90, 90],
        [90, 90],
        [330, end],
        [-330, end],
      ],
      tint(hues.ground, 0.6),
    ),
    [-380, 390, -640, 650]
      .map(
        (x, at) =>
          rect(x - 6, 20, 12, 150, "#6b4a34") +
          ellipse(x, -26, 74, 84, at % 2 ? leaf : shade(leaf, 0.12)) +
          ellipse(x - 22, -48, 40, 44, tint(leaf, 0.16), 0.7),
      )
      .join(""),
    people({ x: -44, base: 152, scale: 0.4, pose: "back" }),
    people({ x: 40, base: 158, scale: 0.42, pose: "walk", facing: -1 }),
    put(things[1], { x: 268, base: 276, width: 130, height: 210 }, set),
    people({
      x: -240,
      base: 254,
      scale: 0.78,
      pose: "walk",
      wears: "dress",
      top: two,
      hair: "bun",
      carries: shoppingBag(three),
    }),
    people({
      x: 66,
      base: 300,
      scale: 0.98,
      pose: "walk",
      facing: -1,
      wears: "coat",
      hair: "beanie",
      top: one,
      carries: shoppingBag(hues.light),
    }),
    people({ x: -66, base: 302, pose: "walk", wears: "jacket", hair: "curls", child: true, top: four }),
  ].join("");
};
