import { mixed } from "../palette";
import { ellipse, group, line, path, polygon, rect } from "../shapes";
import { along, beam, type Place, pottedPlant, shade, tint } from "./place";
import { glow, green, walls } from "./room";

/** Advice on colours: cloths of all colours on the wall, one is laid on the shoulder of somebody before an oval mirror. */
export const styling: Place = (set) => {
  const { hues, side, people, take } = set;
  const [one = "#fff", two = "#fff", three = "#fff", four = "#fff"] = hues.accents;
  const wood = mixed("#a9784f", hues.ground, 0.2);
  const wall = tint(mixed(hues.wall, three, 0.14), 0.3);
  const flip = take % 2 ? -1 : 1;
  const cloths = [one, "#d9604c", three, "#e39a3c", four, "#5e9c76", two, "#4f83b5", "#8a64a8", "#cf6d94"];
  const mirror = flip * 262;
  const table = flip * -336;
  const cloth = (x: number, top: number, long: number, fill: string) =>
    path(
      `M${x - 27} ${top}H${x + 27}L${x + 30} ${top + long}Q${x} ${top + long - 14} ${x - 30} ${top + long}Z`,
      fill,
    ) +
    path(
      `M${x + 8} ${top}H${x + 27}L${x + 30} ${top + long}Q${x + 20} ${top + long - 8} ${x + 12} ${top + long - 8}Z`,
      shade(fill, 0.14),
    ) +
    rect(x - 31, top - 9, 62, 18, tint(fill, 0.18), 1, 9);
  const roll = (x: number, y: number, fill: string) =>
    ellipse(table + x, y, 24, 24, fill) + ellipse(table + x, y, 9, 9, shade(fill, 0.3));
  return [
    walls(set, 186, wall),
    // The cloths over two rods.
    [-232, -66]
      .map(
        (y, row) =>
          line(`M${-side} ${y}H${side}`, shade(wood, 0.3), 9) +
          along(-side + 36, side - 36, Math.round(side / 36))
            .map((x, at) =>
              cloth(
                Math.round(x),
                y,
                118 - (at % 3) * 12,
                cloths[(at + row * 4 + take) % cloths.length] ?? one,
              ),
            )
            .join(""),
      )
      .join(""),
    ellipse(0, 282, 430, 56, tint(two, 0.5)) + ellipse(0, 282, 384, 46, tint(two, 0.64)),
    // The mirror on its stand, with a shine.
    ellipse(mirror, 292, 130, 13, hues.shadow, 0.24),
    line(`M${mirror} 160V290M${mirror - 74} 290H${mirror + 74}`, shade(wood, 0.25), 15),
    beam(mirror, -110, 210, 170, glow, 0.12),
    ellipse(mirror, 6, 132, 176, "#d9b064") +
      ellipse(mirror, 6, 118, 162, tint(mixed("#cfe3ea", hues.wall, 0.4), 0.3)),
    polygon(
      [
        [mirror - 84, 84],
        [mirror + 6, -140],
        [mirror + 56, -126],
        [mirror - 44, 126],
      ],
      "#ffffff",
      0.4,
    ),
    // A stool, and who sits on it.
    ellipse(flip * 4, 306, 96, 11, hues.shadow, 0.26),
    line(`M${flip * 4 - 42} 206L${flip * 4 - 58} 304M${flip * 4 + 42} 206L${flip * 4 + 58} 304`, wood, 12),
    rect(flip * 4 - 72, 182, 144, 30, four, 1, 15),
    people({
      x: 0,
      base: 308,
      scale: 1.08,
      facing: flip > 0 ? 1 : -1,
      pose: "sit",
      wears: "jumper",
      top: tint(hues.wall, 0.5),
      bottom: hues.deep,
    }),
    group(
      path(
        "M-92 -14Q-56 22 -26 54Q0 70 28 60Q44 104 32 156Q-4 170 -40 154Q-46 132 -48 112Q-76 112 -104 92Q-108 30 -92 -14Z",
        one,
      ) +
        path("M28 60Q44 104 32 156Q18 162 6 162Q22 110 8 67Z", shade(one, 0.18)) +
        line("M-84 4Q-88 60 -84 98M-54 32Q-60 74 -56 106M-26 58Q-30 104 -20 158", shade(one, 0.18), 4),
      `transform="scale(${flip} 1)"`,
    ),
    people({
      x: flip * -180,
      base: 294,
      scale: 1.08,
      facing: flip > 0 ? 1 : -1,
      pose: "reach",
      wears: "jacket",
      top: hues.deep,
      bottom: shade(four, 0.3),
      hair: "bun",
    }),
    // More of them, rolled, on a table.
    ellipse(table, 304, 92, 10, hues.shadow, 0.24),
    line(`M${table - 54} 220V302M${table + 54} 220V302`, shade(wood, 0.2), 12),
    rect(table - 80, 206, 160, 18, tint(wood, 0.3), 1, 6),
    roll(-48, 182, one) + roll(0, 182, "#e39a3c") + roll(48, 182, two),
    roll(-24, 142, "#d9604c") + roll(24, 142, "#5e9c76"),
    side > 560 ? pottedPlant(flip * 600, 292, 1.1, green, tint(hues.deep, 0.7)) : "",
  ].join("");
};
