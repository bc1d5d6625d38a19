import { mixed } from "../palette";
import { ellipse, group, line, path, polygon, rect } from "../shapes";
import type { Thing } from "../thing";
import { thingNamed } from "../things";
import { shoppingBag } from "./people";
import { along, beam, type Place, pendant, pottedPlant, put, shade, tint } from "./place";
import { clothesRail, glow, green, shelves, walls } from "./room";

/** What somebody has on who tries a thing on; all else is a coat. A counter has it folded, and on a rail behind. */
const worn = new Map<Thing | undefined, "coat" | "dress" | "jumper">([
  [thingNamed("coat"), "coat"],
  [thingNamed("dress"), "dress"],
  [thingNamed("jumper"), "jumper"],
  [thingNamed("shirt"), "jumper"],
]);

/** A pile of clothes on a counter. */
const folded = (x: number, fills: readonly string[]): string =>
  fills
    .map(
      (fill, at) =>
        rect(x - 66 + (at % 2) * 5, 112 - at * 30, 128, 30, fill, 1, 10) +
        rect(x - 66 + (at % 2) * 5, 132 - at * 30, 128, 10, shade(fill, 0.18), 1, 5),
    )
    .join("");

/** A shop with its keeper behind the counter, what is sold on it. */
export const counter: Place = (set) => {
  const { hues, side, end, people, things, take } = set;
  const [one = "#fff", two = "#fff", three = "#fff", four = "#fff"] = hues.accents;
  const wood = mixed("#8a5f3f", hues.deep, 0.25);
  const front = mixed(one, hues.deep, 0.15);
  const flip = take % 2 ? -1 : 1;
  const [first, second, third] = things;
  const hangs = worn.has(first) || first === thingNamed("wardrobe-rail");
  return [
    walls(set, 150),
    hangs
      ? clothesRail(-side - 20, side + 20, -150, set)
      : shelves(set, -side, side * 2, [-190, -76, 38], wood),
    pendant(-210, -end, -230, two, glow) +
      pendant(0, -end, -254, four, glow) +
      pendant(210, -end, -230, two, glow),
    people({
      x: -150 * flip,
      base: 352,
      scale: 1.16,
      facing: flip > 0 ? 1 : -1,
      pose: "hold",
      wears: "apron",
      top: hues.light,
      bottom: four,
    }),
    rect(-side, 150, side * 2, end, front),
    rect(-side, 150, side * 2, end, "url(#shade)", 0.6),
    along(-side, side, Math.round(side / 40))
      .map((x) => line(`M${Math.round(x)} 178V${end}`, shade(front, 0.16), 3))
      .join(""),
    rect(-side, 134, side * 2, 26, tint(wood, 0.34)),
    rect(-side, 160, side * 2, 10, hues.shadow, 0.22),
    second ? put(second, { x: -280 * flip, base: 142, width: 170, height: 180 }, set, three) : "",
    third ? put(third, { x: 20 * flip, base: 142, width: 130, height: 150 }, set, two) : "",
    ellipse(200 * flip, 142, 170, 10, hues.shadow, 0.2),
    hangs
      ? folded(190 * flip, [two, hues.light, three, four])
      : put(first, { x: 190 * flip, base: 144, width: 320, height: 290 }, set, three),
    side > 560
      ? put(second ?? first, { x: 620, base: 142, width: 170, height: 190 }, set, four) +
        put(third ?? first, { x: -640, base: 142, width: 160, height: 190 }, set, two)
      : "",
    people({
      x: 322 * flip,
      base: 476,
      scale: 1.3,
      facing: flip > 0 ? -1 : 1,
      pose: "reach",
      wears: "coat",
      top: two,
    }),
  ].join("");
};

/** A shop for clothes, somebody before the mirror. */
export const boutique: Place = (set) => {
  const { hues, side, end, people, things, take } = set;
  const [one = "#fff", two = "#fff", _three = "#fff", four = "#fff"] = hues.accents;
  const wood = mixed("#8a5f3f", hues.deep, 0.25);
  const flip = take % 2 ? -1 : 1;
  const glass = tint(mixed("#cfe3ea", hues.wall, 0.4), 0.2);
  return [
    walls(set, 196),
    path(`M${-side} -${Math.round(end)}V-190H${side}V-${Math.round(end)}Z`, tint(hues.wall, 0.38)),
    along(-side, side, Math.round(side / 44))
      .map((x) => ellipse(x, -196, 10, 10, glow) + beam(x, -194, 190, 60, "#fff6dc", 0.07))
      .join(""),
    clothesRail(flip > 0 ? -450 : 90, flip > 0 ? -90 : 450, -120, set),
    side > 560 ? clothesRail(-side - 20, -530, -120, set) + clothesRail(530, side + 20, -120, set) : "",
    // The mirror, with a shine.
    rect(flip * 250 - 112, -186, 224, 400, wood, 1, 14),
    rect(flip * 250 - 98, -172, 196, 372, glass, 1, 8),
    polygon(
      [
        [flip * 250 - 98, 120],
        [flip * 250 + 40, -172],
        [flip * 250 + 92, -172],
        [flip * 250 - 98, 196],
      ],
      "#ffffff",
      0.35,
    ),
    ellipse(0, 264, 420, 60, mixed(hues.wall, two, 0.3)),
    ellipse(0, 264, 380, 50, mixed(hues.wall, two, 0.16)),
    people({
      x: flip * -250,
      base: 256,
      scale: 1.04,
      facing: flip > 0 ? 1 : -1,
      pose: "hold",
      wears: "jumper",
      top: four,
      bottom: hues.deep,
    }),
    people({
      x: flip * 60,
      base: 300,
      scale: 1.26,
      facing: flip > 0 ? 1 : -1,
      pose: "stand",
      wears: worn.get(things[0]) ?? "coat",
      top: one,
    }),
    pottedPlant(flip * -420, 280, 0.9, green, tint(hues.deep, 0.7)),
  ].join("");
};

/** The desk in the hall, somebody asks. */
export const desk: Place = (set) => {
  const { hues, side, people, take } = set;
  const [one = "#fff", two = "#fff", three = "#fff", four = "#fff"] = hues.accents;
  const wood = mixed("#a9784f", hues.ground, 0.2);
  const flip = take % 2 ? -1 : 1;
  const pane = (x: number) =>
    rect(x, -150, 150, 300, tint(three, 0.6)) +
    along(x + 16, x + 106, 3)
      .map((left, at) => rect(left, 20 - at * 34 + (at % 2) * 40, 30, 120, hues.accents[at] ?? one, 0.85))
      .join("") +
    line(`M${x} -150h150v300h-150z`, tint(hues.wall, 0.6), 10) +
    rect(x - 10, -206, 170, 46, hues.accents[Math.abs(Math.round(x / 90)) % 4] ?? two);
  return [
    walls(set, 150, tint(hues.wall, 0.25), tint(mixed(hues.wall, "#cfc6ba", 0.6), 0.25)),
    along(-side + 30, side - 180, Math.round(side / 100))
      .map((x) => pane(Math.round(x)))
      .join(""),
    rect(-side, -268, side * 2, 40, tint(hues.wall, 0.55)),
    // The sign above the desk.
    line("M-90 -400V-214M90 -400V-214", "#1c1a2b", 3, 0.6),
    ellipse(0, -166, 66, 66, one) +
      ellipse(0, -166, 66, 66, "url(#shade)") +
      ellipse(0, -192, 9, 9, hues.light) +
      line("M0 -168V-134", hues.light, 16),
    line("M-90 -214Q0 -260 90 -214", "#1c1a2b", 3, 0.6),
    people({
      x: flip * -60,
      base: 264,
      scale: 0.92,
      facing: flip > 0 ? 1 : -1,
      pose: "point",
      wears: "jacket",
      top: hues.deep,
      hair: "bob",
    }),
    people({
      x: flip * -190,
      base: 262,
      scale: 0.9,
      facing: flip > 0 ? 1 : -1,
      pose: "hold",
      wears: "jacket",
      top: hues.deep,
      hair: "short",
    }),
    path("M-300 300V118Q-30 70 240 118V300Q-30 250 -300 300Z", one),
    path("M-300 300V118Q-30 70 240 118V300Q-30 250 -300 300Z", "url(#shade)"),
    along(-250, 190, 9)
      .map((x) =>
        line(
          `M${Math.round(x)} ${Math.round(104 + ((x + 30) / 270) ** 2 * 24)}V${Math.round(262 + ((x + 30) / 270) ** 2 * 34)}`,
          shade(one, 0.2),
          3,
        ),
      )
      .join(""),
    path("M-316 122Q-30 68 256 122V98Q-30 44 -316 98Z", tint(wood, 0.3)) +
      path("M-316 122Q-30 68 256 122V132Q-30 78 -316 132Z", shade(wood, 0.25)),
    group(
      rect(-44, -58, 88, 56, "#2a2733", 1, 6) +
        rect(-38, -52, 76, 42, tint(four, 0.5)) +
        rect(-8, -4, 16, 14, "#2a2733"),
      `transform="translate(${flip > 0 ? 60 : -130} 84)"`,
    ),
    group(
      [-20, 0, 20]
        .map((turn, at) =>
          group(
            path("M0 0Q-16 -40 0 -74Q16 -40 0 0Z", hues.accents[at] ?? three) + line("M0 0V24", green, 4),
            `transform="rotate(${turn}) translate(0 -26)"`,
          ),
        )
        .join("") + path("M-18 -12H18L12 22H-12Z", hues.light),
      `transform="translate(${flip > 0 ? -220 : 160} 78)"`,
    ),
    people({
      x: flip * 236,
      base: 306,
      scale: 1.04,
      facing: flip > 0 ? -1 : 1,
      pose: "walk",
      wears: "coat",
      top: two,
      hair: "long",
      carries: shoppingBag(three),
    }),
    people({
      x: flip * 316,
      base: 310,
      facing: flip > 0 ? -1 : 1,
      pose: "stand",
      wears: "jacket",
      hair: "curls",
      child: true,
      top: four,
    }),
    pottedPlant(flip * -390, 290, 1.1, green, tint(hues.deep, 0.7)),
    side > 560
      ? people({ x: -600, base: 262, scale: 0.86, pose: "walk" }) +
        people({ x: 640, base: 250, scale: 0.8, facing: -1, pose: "walk" })
      : "",
  ].join("");
};
