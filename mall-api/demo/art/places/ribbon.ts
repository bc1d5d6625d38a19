import { mixed } from "../palette";
import { ellipse, group, line, path, polygon, rect } from "../shapes";
import { thingNamed } from "../things";
import { along, type Place, put, shade, tint } from "./place";
import { glow } from "./room";

/** The moment in which a shop opens, seen from near: the ribbon is cut before its lit door. */
export const ribbon: Place = (set) => {
  const { hues, side, end, people, random, take } = set;
  const [one = "#fff", two = "#fff", three = "#fff", four = "#fff"] = hues.accents;
  const flip = take % 2 ? -1 : 1;
  const front = mixed(four, hues.deep, 0.45);
  const inside = mixed(glow, hues.light, 0.35);
  const flags = along(-side, side, Math.round(side / 36));
  return [
    rect(-side, -end, side * 2, end * 2, front) + rect(-side, -end, side * 2, end * 2, "url(#shade)", 0.6),
    along(-side, side, Math.round(side / 60))
      .map((x) => line(`M${Math.round(x)} ${-end}V250`, shade(front, 0.18), 4))
      .join(""),
    // The door stands open, with a glimpse of what is inside.
    path("M-240 250V-90A240 240 0 0 1 240 -90V250Z", shade(front, 0.4)),
    path("M-216 250V-90A216 216 0 0 1 216 -90V250Z", inside),
    [-150, -60, 30]
      .map(
        (y) =>
          rect(-200, y, 400, 10, mixed("#8a5f3f", inside, 0.3)) +
          along(-170, 170, 8)
            .map((x, at) =>
              rect(
                x - 15,
                y - 38 - (at % 3) * 9,
                30,
                38 + (at % 3) * 9,
                hues.accents[(at + Math.round(y)) & 3] ?? one,
                0.9,
                4,
              ),
            )
            .join(""),
      )
      .join(""),
    polygon(
      [
        [-130, 250],
        [-60, 30],
        [60, 30],
        [130, 250],
      ],
      "#fff6dc",
      0.6,
    ),
    rect(-side, 246, side * 2, end, tint(mixed(hues.wall, "#cfc6ba", 0.6), 0.25)),
    ellipse(0, 270, 460, 46, glow, 0.4),
    // Flags across.
    path(`M${-side} -250Q0 -190 ${side} -250`, "none"),
    line(`M${-side} -262Q0 -176 ${side} -262`, tint(front, 0.6), 4),
    flags
      .map((x, at) => {
        const y = -262 + 43 * (1 - (x / side) ** 2);
        return polygon(
          [
            [x - 24, y],
            [x + 24, y],
            [x, y + 54],
          ],
          hues.accents[at % 4] ?? two,
        );
      })
      .join(""),
    people({
      x: flip * -190,
      base: 296,
      scale: 1.2,
      facing: flip > 0 ? 1 : -1,
      pose: "reach",
      wears: "jacket",
      top: one,
      hair: "bob",
    }),
    people({
      x: flip * 200,
      base: 300,
      scale: 1.18,
      facing: flip > 0 ? -1 : 1,
      pose: "reach",
      wears: "apron",
      top: hues.light,
      bottom: two,
      hair: "short",
    }),
    people({
      x: flip * 330,
      base: 306,
      facing: flip > 0 ? -1 : 1,
      pose: "hold",
      wears: "dress",
      top: three,
      hair: "beanie",
      child: true,
      scale: 1.1,
    }),
    path(`M${-side} 36Q-200 10 -24 -30V8Q-200 48 ${-side} 78Z`, two),
    path(`M${side} 36Q200 10 24 -30V8Q200 48 ${side} 78Z`, two),
    path("M24 -30Q60 40 40 110L70 96L92 118Q104 30 60 -20Z", shade(two, 0.2)),
    put(thingNamed("scissors"), { x: 0, base: 34, width: 130, height: 150 }, set, "#d9b064"),
    // Who looks on.
    people({
      x: flip * -400,
      base: 520,
      scale: 1.46,
      pose: "back",
      wears: "coat",
      top: shade(three, 0.2),
      hair: "long",
    }),
    people({
      x: flip * 40,
      base: 610,
      scale: 1.4,
      pose: "back",
      wears: "jacket",
      top: shade(four, 0.2),
      hair: "curls",
    }),
    people({
      x: flip * 420,
      base: 540,
      scale: 1.46,
      pose: "back",
      wears: "jacket",
      top: shade(one, 0.35),
      hair: "hat",
    }),
    side > 560
      ? people({ x: -640, base: 530, scale: 1.42, pose: "back", wears: "coat", top: two }) +
        people({ x: 660, base: 540, scale: 1.44, pose: "back", wears: "coat", top: four })
      : "",
    Array.from({ length: 46 }, (_, at) =>
      group(
        rect(-5, -8, 10, 16, hues.accents[at % 4] ?? one, 1, 2),
        `transform="translate(${Math.round((random() - 0.5) * side * 2)} ${Math.round(-end + random() * (end + 160))}) rotate(${Math.round(random() * 180)})"`,
      ),
    ).join(""),
  ].join("");
};
