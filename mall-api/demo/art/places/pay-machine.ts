import { mixed } from "../palette";
import { ellipse, line, path, polygon, rect } from "../shapes";
import { shoppingBag } from "./people";
import { along, beam, type Place, shade, tint } from "./place";

/** Where one pays for parking: the machine takes a code, behind it the barrier is open. */
export const payMachine: Place = (set) => {
  const { hues, side, end, people, take } = set;
  const [one = "#fff", two = "#fff", three = "#fff", four = "#fff"] = hues.accents;
  const flip = take % 2 ? -1 : 1;
  const wall = mixed(one, hues.deep, 0.3);
  const floor = mixed(hues.deep, "#a4a3b4", 0.6);
  const at = (x: number, wide: number) => (flip > 0 ? x : -x - wide);
  return [
    rect(-side, -end, side * 2, end * 2, wall),
    // The way out, in daylight.
    rect(at(110, side), -150, side, 300, mixed("#cfe6f5", hues.light, 0.3)),
    rect(at(110, side), 60, side, 90, mixed("#7fa06f", hues.ground, 0.35)),
    ellipse(flip * 330, -90, 90, 22, "#ffffff", 0.8),
    rect(at(100, side), -176, side, 30, shade(wall, 0.3)),
    rect(at(86, 28), -176, 28, 330, shade(wall, 0.4)),
    // An arrow and the letter on the wall.
    rect(at(-420, 150), -190, 150, 150, hues.light, 1, 20),
    line(`M${at(-420, 150) + 54} -64V-166h30a28 28 0 0 1 0 56h-30`, one, 22),
    line(
      `M${flip * -220} -116H${flip * -30}M${flip * -72} -158L${flip * -28} -116L${flip * -72} -74`,
      tint(wall, 0.35),
      20,
    ),
    along(-side + 60, side - 60, Math.round(side / 120))
      .map((x) => rect(x - 60, -270, 120, 12, "#fff9e2") + beam(x, -262, 200, 120, "#fff6d0", 0.1))
      .join(""),
    rect(-side, 150, side * 2, end, floor) + rect(-side, 150, side * 2, 14, shade(floor, 0.2)),
    polygon(
      [
        [flip * 150, 150],
        [flip * 300, 150],
        [flip * 560, end],
        [flip * 120, end],
      ],
      shade(floor, 0.14),
    ),
    polygon(
      [
        [flip * 218, 164],
        [flip * 228, 164],
        [flip * 330, end],
        [flip * 300, end],
      ],
      hues.light,
      0.7,
    ),
    // The barrier stands upright.
    rect(at(376, 54), 60, 54, 150, three, 1, 8) + rect(at(376, 54), 60, 54, 24, shade(three, 0.2), 1, 8),
    line(`M${flip * 403} 76L${flip * 330} -238`, hues.light, 20),
    [0.1, 0.34, 0.58, 0.82]
      .map((share) =>
        line(`M${flip * (403 - 73 * share)} ${76 - 314 * share}l${flip * -8.8} -38`, "#d8503f", 20),
      )
      .join(""),
    // The machine.
    ellipse(flip * -40, 292, 190, 20, hues.shadow, 0.35),
    rect(at(-150, 220), -110, 220, 400, tint(hues.light, 0.3), 1, 22) +
      rect(at(-150, 220), -110, 220, 400, "url(#shade)", 1, 22),
    rect(at(-150, 220), -110, 220, 64, two, 1, 22) + rect(at(-150, 220), -70, 220, 24, two),
    line(`M${flip * -78} -78H${flip * 4}`, hues.light, 14),
    rect(at(-122, 164), -24, 164, 112, hues.deep, 1, 10),
    // What its screen says: done.
    ellipse(flip * -40, 32, 38, 38, "#6fbf8a") + line(`M${flip * -40 - 17} 33l12 13l23 -27`, "#ffffff", 9),
    rect(at(-122, 74), 112, 74, 58, shade(hues.light, 0.18), 1, 8) +
      rect(at(-110, 50), 136, 50, 8, hues.deep, 1, 4),
    rect(at(-30, 72), 112, 72, 58, shade(hues.light, 0.18), 1, 8),
    [0, 1, 2]
      .flatMap((x) => [0, 1].map((y) => rect(at(-20, 52) + x * 19, 122 + y * 22, 13, 14, one, 1, 3)))
      .join(""),
    // The ticket in the slot.
    path(`M${at(-104, 38)} 140h38v70l-6.300 -7l-6.300 7l-6.300 -7l-6.300 7l-6.300 -7l-6.300 7z`, "#ffffff") +
      line(`M${at(-104, 38) + 8} 160h22M${at(-104, 38) + 8} 174h14`, "#8a8794", 4),
    rect(at(-160, 240), 280, 240, 18, shade(floor, 0.4), 1, 6),
    people({
      x: flip * -262,
      base: 300,
      scale: 1.16,
      facing: flip > 0 ? 1 : -1,
      pose: "reach",
      wears: "coat",
      top: four,
      hair: "long",
    }),
    people({
      x: flip * -372,
      base: 312,
      scale: 1.1,
      facing: flip > 0 ? 1 : -1,
      pose: "stand",
      wears: "jacket",
      top: three,
      hair: "curls",
      child: true,
      carries: shoppingBag(hues.light),
    }),
    side > 560
      ? people({
          x: flip * -640,
          base: 290,
          pose: "walk",
          facing: flip > 0 ? 1 : -1,
          carries: shoppingBag(three),
        })
      : "",
  ].join("");
};
