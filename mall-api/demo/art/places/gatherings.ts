import { mixed } from "../palette";
import { ellipse, group, line, path, polygon, rect } from "../shapes";
import { along, beam, type Place, pendant, pottedPlant, put, shade, tint } from "./place";
import { glow, green, shelves, walls, window } from "./room";

/** The corner of a bookshop: somebody reads aloud to children on poufs. */
export const story: Place = (set) => {
  const { hues, side, end, people, random, take } = set;
  const [one = "#fff", two = "#fff", three = "#fff", four = "#fff"] = hues.accents;
  const flip = take % 2 ? -1 : 1;
  const wood = mixed("#8a5f3f", hues.deep, 0.2);
  const wall = mixed(hues.wall, two, 0.22);
  const bookcase = (x: number, wide: number) =>
    rect(x, -end, wide, end + 150, wood) +
    [-250, -152, -54, 44, 142]
      .map((y) => {
        const books: string[] = [];
        for (let left = x + 12; left < x + wide - 26; left += 22 + random() * 8) {
          const [high, broad] = [52 + random() * 34, 15 + random() * 6];
          books.push(rect(left, y - 6 - high, broad, high, hues.accents[Math.floor(random() * 5)] ?? one));
        }
        return rect(x + 8, y - 92, wide - 16, 86, shade(wood, 0.35)) + books.join("");
      })
      .join("");
  const child = (x: number, base: number, top: string, facing: 1 | -1, pouf: string) =>
    ellipse(x, base + 2, 66, 12, hues.shadow, 0.28) +
    path(
      `M${x - 52} ${base - 58}Q${x} ${base - 74} ${x + 52} ${base - 58}Q${x + 66} ${base} ${x} ${base + 4}Q${x - 66} ${base} ${x - 52} ${base - 58}Z`,
      pouf,
    ) +
    people({ x, base, scale: 1.12, facing, pose: "sit", wears: "jumper", top, child: true });
  return [
    walls(set, 150, wall, mixed("#b98a5e", hues.ground, 0.3)),
    bookcase(-side, side - 190),
    bookcase(190, side - 190),
    // A round window with the evening in it, between the shelves.
    ellipse(0, -120, 166, 166, wood) + ellipse(0, -120, 148, 148, mixed(hues.shadow, "#2a3168", 0.5)),
    ellipse(46, -168, 34, 34, "#fff3d2"),
    [
      [-80, -180],
      [-40, -80],
      [90, -70],
      [-100, -110],
      [10, -230],
    ]
      .map(([x = 0, y = 0]) => ellipse(x, y, 4, 4, "#fff3d2", 0.9))
      .join(""),
    line("M0 -268V28M-148 -120H148", wood, 9),
    ellipse(0, 272, 470, 84, mixed(one, hues.light, 0.35)) +
      ellipse(0, 272, 400, 68, mixed(one, hues.light, 0.55)) +
      ellipse(0, 272, 300, 48, mixed(one, hues.light, 0.35)),
    // The armchair.
    group(
      ellipse(0, 4, 150, 16, hues.shadow, 0.3) +
        path("M-120 0V-150Q-130 -300 -40 -306Q60 -306 70 -150V-96H110Q126 -90 120 0Z", four) +
        path("M-120 0V-150Q-130 -300 -40 -306Q60 -306 70 -150V-96H110Q126 -90 120 0Z", "url(#shade)") +
        rect(-60, -104, 150, 40, tint(four, 0.22), 1, 16),
      `transform="translate(${flip * -220} 262) scale(${flip} 1)"`,
    ),
    people({
      x: flip * -232,
      base: 264,
      scale: 1.14,
      facing: flip > 0 ? 1 : -1,
      pose: "sit",
      wears: "jumper",
      top: two,
      hair: "bun",
      bottom: hues.deep,
    }),
    group(
      path("M-50 -8Q-24 -30 0 -10Q24 -30 50 -8V42Q24 22 0 40Q-24 22 -50 42Z", "#fffaf0") +
        line("M0 -10V40", "#b9a98c", 3) +
        ellipse(-24, 8, 13, 11, one) +
        polygon(
          [
            [12, 24],
            [24, 0],
            [38, 24],
          ],
          three,
        ),
      `transform="translate(${flip * -126} 92) rotate(${flip * -8})"`,
    ),
    child(flip * 20, 300, three, flip > 0 ? -1 : 1, two),
    child(flip * 156, 286, one, flip > 0 ? -1 : 1, hues.light),
    child(flip * 292, 316, two, flip > 0 ? -1 : 1, four),
    side > 560 ? child(flip * 560, 306, three, flip > 0 ? -1 : 1, two) : "",
    pottedPlant(flip * -400, 292, 0.9, green, tint(hues.deep, 0.6)),
    ellipse(flip * -180, 60, 320, 280, glow, 0.1),
  ].join("");
};

/** A bar: those who taste stand before it, the keeper behind, bottles below an arch. */
export const bar: Place = (set) => {
  const { hues, side, end, people, things, take } = set;
  const [one = "#fff", two = "#fff", three = "#fff", four = "#fff"] = hues.accents;
  const flip = take % 2 ? -1 : 1;
  const wood = mixed("#6b4630", hues.deep, 0.25);
  const wall = mixed(hues.deep, two, 0.28);
  const brass = "#d9b064";
  const [first, second, third] = things;
  const arch = (x: number) =>
    path(`M${x - 190} 150V-120A190 190 0 0 1 ${x + 190} -120V150Z`, shade(wall, 0.4)) +
    path(`M${x - 172} 150V-120A172 172 0 0 1 ${x + 172} -120V150Z`, mixed(glow, wall, 0.45));
  const globe = (x: number, y: number) =>
    line(`M${x} ${-end}V${y}`, brass, 4) +
    ellipse(x, y + 34, 62, 62, glow, 0.2) +
    ellipse(x, y + 34, 34, 34, "#fff1cf");
  return [
    walls(set, 150, wall, wood),
    along(-side, side, Math.round(side / 22))
      .map((x) => line(`M${Math.round(x)} ${-end}V150`, shade(wall, 0.2), 2))
      .join(""),
    arch(0),
    shelves(set, -160, 320, [-150, -44, 62], brass),
    side > 560
      ? arch(-580) +
        arch(580) +
        shelves(set, -740, 320, [-150, -44, 62], brass) +
        shelves(set, 420, 320, [-150, -44, 62], brass)
      : "",
    people({
      x: flip * -30,
      base: 400,
      scale: 1.18,
      facing: flip > 0 ? 1 : -1,
      pose: "hold",
      wears: "apron",
      top: hues.light,
      bottom: one,
    }),
    globe(-300, -170) + globe(300, -190) + globe(0, -250),
    // The bar, with a rail for the feet.
    rect(-side, 130, side * 2, 30, tint(wood, 0.42)) + rect(-side, 156, side * 2, 8, hues.shadow, 0.3),
    rect(-side, 164, side * 2, end, four) + rect(-side, 164, side * 2, end, "url(#shade)", 0.5),
    along(-side + 40, side - 40, Math.round(side / 54))
      .map((x) =>
        path(
          `M${Math.round(x) - 44} ${Math.round(end)}V214a44 44 0 0 1 88 0V${Math.round(end)}Z`,
          shade(four, 0.16),
        ),
      )
      .join(""),
    second ? put(second, { x: flip * -170, base: 138, width: 110, height: 150 }, set, three) : "",
    third ? put(third, { x: flip * 306, base: 138, width: 110, height: 150 }, set, two) : "",
    ellipse(flip * 130, 138, 130, 9, hues.shadow, 0.3),
    put(first, { x: flip * 126, base: 140, width: 270, height: 230 }, set, two),
    line(`M${-side} 286H${side}`, brass, 9),
    people({
      x: flip * -330,
      base: 470,
      scale: 1.36,
      pose: "back",
      wears: "jacket",
      top: three,
      hair: "short",
    }),
    people({ x: flip * 388, base: 476, scale: 1.34, pose: "back", wears: "dress", top: one, hair: "long" }),
    side > 560
      ? people({
          x: flip * 620,
          base: 474,
          scale: 1.36,
          pose: "back",
          wears: "jumper",
          top: two,
          hair: "bun",
        })
      : "",
  ].join("");
};

/** A shop in which what is sold is tried out, on a table before a screen as wide as the wall. */
export const tryout: Place = (set) => {
  const { hues, side, end, people, things, take } = set;
  const [one = "#fff", two = "#fff", three = "#fff", four = "#fff"] = hues.accents;
  const flip = take % 2 ? -1 : 1;
  const wall = tint(mixed(hues.wall, "#dfe4ee", 0.5), 0.2);
  const [first, second, third] = things;
  const screen = (x: number, wide: number, number: number) => {
    const id = `screen${Math.round(x + 2000)}`;
    return (
      `<clipPath id="${id}"><rect x="${x}" y="-262" width="${wide}" height="270" rx="14"/></clipPath>` +
      rect(x - 12, -274, wide + 24, 294, "#22202b", 1, 20) +
      group(
        rect(x, -262, wide, 270, mixed(hues.accents[number % 4] ?? one, hues.deep, 0.25)) +
          ellipse(x + wide * 0.72, -150, 90, 90, three) +
          path(
            `M${x} -60Q${x + wide * 0.25} -180 ${x + wide * 0.5} -70T${x + wide} -90V20H${x}Z`,
            hues.accents[(number + 1) % 4] ?? two,
          ) +
          path(
            `M${x} -10Q${x + wide * 0.3} -110 ${x + wide * 0.6} -20T${x + wide} -30V20H${x}Z`,
            shade(hues.accents[(number + 3) % 4] ?? four, 0.25),
          ),
        `clip-path="url(#${id})"`,
      )
    );
  };
  return [
    walls(set, 160, wall, tint(mixed(hues.wall, "#cfc6ba", 0.6), 0.25)),
    along(-side + 60, side - 60, Math.round(side / 90))
      .map(
        (x) => rect(x - 40, -end, 80, end - 300, "#ffffff", 0.6) + beam(x, -300, 200, 110, "#ffffff", 0.16),
      )
      .join(""),
    screen(-330, 660, 0),
    side > 560 ? screen(-side - 40, side - 390, 1) + screen(430, side - 390, 2) : "",
    people({
      x: flip * -300,
      base: 290,
      scale: 1.06,
      facing: flip > 0 ? 1 : -1,
      pose: "reach",
      wears: "jumper",
      top: two,
      hair: "curls",
    }),
    people({
      x: flip * 60,
      base: 264,
      scale: 0.98,
      facing: flip > 0 ? -1 : 1,
      pose: "hold",
      wears: "jacket",
      top: hues.deep,
      hair: "bob",
    }),
    people({
      x: flip * 330,
      base: 292,
      scale: 1.06,
      facing: flip > 0 ? -1 : 1,
      pose: "reach",
      wears: "coat",
      top: four,
      hair: "short",
    }),
    people({
      x: flip * 424,
      base: 306,
      facing: flip > 0 ? -1 : 1,
      pose: "stand",
      wears: "jacket",
      top: one,
      hair: "beanie",
      child: true,
    }),
    // The table.
    ellipse(0, 336, 400, 26, hues.shadow, 0.22),
    rect(-250, 160, 40, 176, tint(hues.wall, 0.5)) + rect(210, 160, 40, 176, tint(hues.wall, 0.5)),
    rect(-340, 140, 680, 36, tint(hues.light, 0.4), 1, 8) + rect(-340, 164, 680, 12, hues.shadow, 0.16, 6),
    second ? put(second, { x: flip * -220, base: 144, width: 130, height: 130 }, set, one) : "",
    third ? put(third, { x: flip * 226, base: 144, width: 120, height: 120 }, set, three) : "",
    put(first, { x: 0, base: 146, width: 280, height: 200, behind: hues.light }, set, one),
    side > 560
      ? pottedPlant(flip * -600, 300, 1.1, green, tint(hues.deep, 0.6)) +
        people({ x: flip * 640, base: 288, pose: "walk", facing: flip > 0 ? -1 : 1 })
      : "",
  ].join("");
};

/** A hairdresser's: round mirrors with lamps, somebody in the chair. */
export const salon: Place = (set) => {
  const { hues, side, end, people, take } = set;
  const [one = "#fff", two = "#fff", three = "#fff", four = "#fff"] = hues.accents;
  const flip = take % 2 ? -1 : 1;
  const wall = mixed(hues.wall, four, 0.2);
  const mirror = (x: number) =>
    ellipse(x, -90, 128, 128, "#d9b064") +
    ellipse(x, -90, 116, 116, tint(mixed("#cfe3ea", hues.wall, 0.4), 0.3)) +
    polygon(
      [
        [x - 80, -30],
        [x + 10, -196],
        [x + 52, -180],
        [x - 40, 8],
      ],
      "#ffffff",
      0.4,
    ) +
    along(0, 330, 12)
      .map((turn) => {
        const at = (turn * Math.PI) / 180;
        return (
          ellipse(x + 128 * Math.cos(at), -90 + 128 * Math.sin(at), 18, 18, glow, 0.4) +
          ellipse(x + 128 * Math.cos(at), -90 + 128 * Math.sin(at), 9, 9, "#fff6dc")
        );
      })
      .join("") +
    rect(x - 170, 86, 340, 18, tint(mixed("#8a5f3f", hues.deep, 0.2), 0.3)) +
    [-120, -86, 96, 128]
      .map((left, at) =>
        rect(x + left - 12, 86 - 40 - at * 6, 24, 40 + at * 6, hues.accents[at % 4] ?? one, 1, 5),
      )
      .join("");
  return [
    walls(set, 190, wall, tint(mixed(hues.wall, "#cfc6ba", 0.6), 0.25)),
    rect(-side, -end, side * 2, end - 262, tint(wall, 0.35)),
    mirror(-200) + mirror(200),
    side > 560 ? mirror(-600) + mirror(600) : "",
    pendant(0, -end, -230, one, glow),
    // The chair, and who sits in it under a cape.
    ellipse(flip * 40, 316, 130, 16, hues.shadow, 0.3),
    rect(flip * 40 - 12, 214, 24, 96, "#8b8794") + ellipse(flip * 40, 312, 84, 13, "#5f5b6b"),
    path(
      `M${flip * 40 - flip * 112} 40q${-flip * 20} 110 ${flip * 10} 176h${flip * 190}q${flip * 22} 0 ${flip * 20} -26h${-flip * 150}z`,
      one,
    ),
    people({
      x: flip * 20,
      base: 310,
      scale: 1.14,
      facing: flip > 0 ? 1 : -1,
      pose: "sit",
      wears: "jumper",
      top: tint(two, 0.2),
      hair: "long",
      bottom: hues.deep,
    }),
    path(
      `M${flip * 6} 26Q${flip * -66} 90 ${flip * -56} 196Q${flip * 40} 232 ${flip * 128} 196Q${flip * 120} 84 ${flip * 46} 26Z`,
      tint(two, 0.45),
    ),
    path(
      `M${flip * 6} 26Q${flip * -66} 90 ${flip * -56} 196Q${flip * 40} 232 ${flip * 128} 196Q${flip * 120} 84 ${flip * 46} 26Z`,
      "url(#shade)",
    ),
    people({
      x: flip * -130,
      base: 316,
      scale: 1.12,
      facing: flip > 0 ? 1 : -1,
      pose: "reach",
      wears: "apron",
      top: three,
      bottom: one,
      hair: "bun",
    }),
    people({
      x: flip * 330,
      base: 322,
      scale: 1.08,
      facing: flip > 0 ? -1 : 1,
      pose: "hold",
      wears: "dress",
      top: four,
      hair: "bob",
    }),
    pottedPlant(flip * -400, 306, 1, green, tint(hues.deep, 0.6)),
    side > 560 ? window(set, flip > 0 ? 700 : -1000, -220, 300, 300, false) : "",
  ].join("");
};
