import { mixed } from "../palette";
import { ellipse, group, line, path, polygon, rect } from "../shapes";
import { along, type Place, pendant, pottedPlant, put, shade, tint } from "./place";
import { glow, green, shelves, walls, window } from "./room";

/** Guests at a laid table, what is served large in the middle; by day a café, in the evening a restaurant. */
const dining =
  (isEvening: boolean): Place =>
  (set) => {
    const { hues, side, end, people, things, take } = set;
    const [one = "#fff", two = "#fff", _three = "#fff", four = "#fff"] = hues.accents;
    const wall = isEvening ? mixed(hues.deep, hues.ground, 0.45) : tint(hues.wall, 0.2);
    const cloth = isEvening ? tint(hues.ground, 0.86) : tint(hues.accents[2] ?? hues.light, 0.72);
    const wood = mixed("#8a5f3f", hues.deep, 0.25);
    const flip = take % 2 ? -1 : 1;
    const [dish, second, third] = things;
    const wide = Math.max(520, side * 0.96);
    return [
      walls(set, 190, wall),
      window(set, flip > 0 ? -330 : -70, -270, 400, 300, isEvening),
      side > 560 ? window(set, flip > 0 ? 470 : -870, -270, 400, 300, isEvening) : "",
      shelves(set, flip > 0 ? 130 : -430, 300, [-150, -40], wood),
      side > 560 ? pottedPlant(-flip * 600, 210, 1.5, green, two) : "",
      pendant(-200, -end, -190, four, glow) + pendant(200, -end, -220, one, glow),
      people({
        x: 30 * flip,
        base: 300,
        scale: 0.98,
        facing: flip > 0 ? -1 : 1,
        pose: "hold",
        wears: "apron",
        top: hues.light,
        bottom: four,
      }),
      people({ x: -306, base: 430, scale: 1.44, pose: "hold", wears: "jumper", top: one, hair: "long" }),
      people({
        x: 306,
        base: 430,
        scale: 1.44,
        facing: -1,
        pose: "hold",
        wears: "jacket",
        top: two,
        hair: take % 2 ? "short" : "curls",
      }),
      // The table, nearer than they are.
      rect(-wide, 202, wide * 2, end, shade(cloth, 0.16)),
      ellipse(0, 202, wide, 92, cloth),
      ellipse(0, 202, wide, 92, "url(#shade)", 0.5),
      along(-wide * 0.88, wide * 0.88, Math.round(wide / 58))
        .map((x) =>
          line(
            `M${Math.round(x)} ${Math.round(202 + Math.sqrt(1 - (x / wide) ** 2) * 92 + 6)}V${end}`,
            shade(cloth, 0.26),
            3,
          ),
        )
        .join(""),
      second
        ? ellipse(-262, 196, 70, 11, hues.shadow, 0.2) +
          put(second, { x: -270, base: 196, width: 150, height: 150, behind: cloth }, set, two)
        : "",
      third
        ? ellipse(272, 190, 64, 10, hues.shadow, 0.2) +
          put(third, { x: 264, base: 190, width: 140, height: 170, behind: cloth }, set, four)
        : "",
      ellipse(24, 246, 210, 26, hues.shadow, 0.2),
      put(dish, { x: 0, base: 252, width: 360, height: 300, behind: cloth }, set, one),
      isEvening
        ? ellipse(150, 150, 50, 60, glow, 0.28) +
          rect(139, 158, 22, 58, "#fff4dc", 1, 4) +
          path("M150 132Q163 152 150 158Q137 152 150 132Z", "#f6a83c")
        : "",
      isEvening ? ellipse(0, 0, side, end * 0.9, glow, 0.05) : "",
    ].join("");
  };

export const cafe = dining(false);

export const restaurant = dining(true);

/** Many around a long table, with what they make on it. */
const around =
  (isForChildren: boolean): Place =>
  (set) => {
    const { hues, side, end, people, things, take } = set;
    const [one = "#fff", two = "#fff", three = "#fff", four = "#fff"] = hues.accents;
    const wood = mixed("#b98a5e", hues.ground, 0.2);
    const high = isForChildren ? 1.16 : 1.06;
    const note = (x: number, y: number, fill: string, turn: number) =>
      group(
        rect(-26, -32, 52, 64, fill) +
          line("M-14 -12H14M-14 2H14M-14 16H4", shade(fill, 0.35), 3) +
          ellipse(0, -30, 5, 5, two),
        `transform="translate(${x} ${y}) rotate(${turn})"`,
      );
    const [first, second, third, fourth] = things;
    return [
      walls(set, 140),
      rect(-330, -262, 380, 170, mixed("#c79b6d", hues.wall, 0.4)) +
        line("M-330 -262h380v170h-380z", shade(wood, 0.35), 9),
      [-280, -206, -130, -58, 10]
        .map((x, at) =>
          note(x, -190 + (at % 2) * 30, tint(hues.accents[(at + take) % 4] ?? one, 0.6), (at % 3) * 5 - 5),
        )
        .join(""),
      shelves(set, 110, side - 100, [-170, -74], shade(wood, 0.2)),
      side > 560 ? window(set, -790, -262, 360, 260, false) : "",
      pendant(-180, -end, -214, one, glow) + pendant(200, -end, -226, four, glow),
      people({
        x: -320,
        base: 330,
        scale: high,
        pose: "hold",
        wears: "jumper",
        top: two,
        hair: "curls",
        child: isForChildren,
      }),
      people({
        x: -120,
        base: 322,
        scale: isForChildren ? 0.98 : high,
        pose: "hold",
        wears: "apron",
        top: four,
        bottom: one,
        hair: "bun",
      }),
      people({
        x: 64,
        base: 326,
        scale: high,
        facing: -1,
        pose: "hold",
        wears: "jumper",
        top: one,
        hair: "bob",
        child: isForChildren,
      }),
      people({
        x: 216,
        base: 322,
        scale: isForChildren ? high : 1,
        facing: -1,
        pose: "hold",
        wears: "jacket",
        top: three,
        hair: "short",
        child: isForChildren,
      }),
      people({
        x: 372,
        base: 330,
        scale: high,
        facing: -1,
        pose: "reach",
        wears: "jumper",
        top: two,
        hair: "long",
        child: isForChildren,
      }),
      side > 560
        ? people({
            x: -560,
            base: 330,
            scale: high,
            pose: "hold",
            wears: "jumper",
            top: three,
            child: isForChildren,
          }) +
          people({
            x: 600,
            base: 330,
            scale: high,
            facing: -1,
            pose: "hold",
            wears: "jumper",
            top: one,
            child: isForChildren,
          })
        : "",
      polygon(
        [
          [-side, 286],
          [-side * 0.92, 150],
          [side * 0.92, 150],
          [side, 286],
        ],
        wood,
      ),
      polygon(
        [
          [-side, 286],
          [-side * 0.92, 150],
          [side * 0.92, 150],
          [side, 286],
        ],
        "url(#shade)",
        0.6,
      ),
      along(-side, side, 9)
        .map((x) => line(`M${Math.round(x * 0.92)} 150L${Math.round(x)} 286`, shade(wood, 0.12), 3))
        .join(""),
      rect(-side, 286, side * 2, 26, shade(wood, 0.24)),
      rect(-side, 312, side * 2, end, shade(wood, 0.5)),
      second
        ? ellipse(-236, 214, 90, 12, hues.shadow, 0.2) +
          put(second, { x: -244, base: 216, width: 170, height: 130, behind: wood }, set, three)
        : "",
      third
        ? ellipse(268, 216, 84, 12, hues.shadow, 0.2) +
          put(third, { x: 260, base: 218, width: 160, height: 130, behind: wood }, set, one)
        : "",
      fourth && side > 560
        ? put(fourth, { x: 560, base: 216, width: 150, height: 130, behind: wood }, set, two)
        : "",
      ellipse(24, 262, 170, 20, hues.shadow, 0.2),
      put(first, { x: 6, base: 264, width: 300, height: 200, behind: wood }, set, four),
    ].join("");
  };

export const workshop = around(false);

export const playgroup = around(true);
