import { mixed } from "../palette";
import { ellipse, line, path, polygon, rect } from "../shapes";
import { along, type Place, pendant, pottedPlant, shade, tint } from "./place";
import { glow, green, walls } from "./room";

const card = "#c99d6b";

/** A parcel with its tape and label. */
const parcel = (x: number, base: number, width: number, height: number, fill: string, tape: string) =>
  rect(x - width / 2, base - height, width, height, fill, 1, 4) +
  rect(x + width / 6, base - height, width / 3, height, shade(fill, 0.12), 1, 4) +
  rect(x - 8, base - height, 16, height, tape) +
  rect(x - width / 2 + 10, base - height * 0.46, width * 0.26, height * 0.26, "#ffffff", 0.85, 2);

/** Where orders are collected: parcels on shelves, one is handed over, and what was in another is tried on before a mirror. */
export const collecting: Place = (set) => {
  const { hues, side, end, people, take } = set;
  const [one = "#fff", two = "#fff", three = "#fff", four = "#fff"] = hues.accents;
  const wood = mixed("#a9784f", hues.ground, 0.2);
  const wall = tint(mixed(hues.wall, two, 0.1), 0.3);
  const flip = take % 2 ? -1 : 1;
  const boards = [-206, -88, 30];
  const fills = [card, tint(card, 0.24), one, shade(card, 0.14), three, tint(card, 0.1), four];
  const [near, far] = flip > 0 ? [-side, -16] : [16, side];
  const [mirror, desk] = [flip * 290, flip * -200];
  const front = mixed(one, hues.deep, 0.1);
  return [
    walls(set, 186, wall),
    // The shelves of parcels.
    rect(near, -end, far - near, end + 186, shade(wall, 0.07)),
    boards
      .map(
        (y, row) =>
          along(near + 56, far - 56, Math.round((far - near) / 96))
            .map((x, at) => {
              const fill = fills[(at * 3 + row * 2 + take) % fills.length] ?? card;
              return parcel(
                Math.round(x),
                y,
                66 + ((at + row) % 3) * 12,
                52 + ((at * 2 + row) % 3) * 15,
                fill,
                fill === card ? one : tint(fill, 0.45),
              );
            })
            .join("") +
          rect(near, y, far - near, 12, wood) +
          rect(near, y + 12, far - near, 8, hues.shadow, 0.14),
      )
      .join(""),
    // The curtain of the fitting room beside its mirror.
    line(`M${flip * 40} -214H${flip * side}`, shade(wood, 0.3), 9),
    along(54, 142, 4)
      .map((x) => {
        const at = flip * Math.round(x);
        return (
          path(
            `M${at - 17} -210H${at + 17}Q${at + 22} 0 ${at + 16} 204H${at - 16}Q${at - 22} 0 ${at - 17} -210Z`,
            two,
          ) + path(`M${at + 3} -210H${at + 17}Q${at + 22} 0 ${at + 16} 204H${at + 5}Z`, shade(two, 0.16))
        );
      })
      .join(""),
    pendant(desk, -end, -236, three, glow),
    rect(mirror - 92, -176, 184, 404, wood, 1, 14) +
      rect(mirror - 79, -163, 158, 378, tint(mixed("#cfe3ea", hues.wall, 0.4), 0.2), 1, 8) +
      polygon(
        [
          [mirror - 79, 120],
          [mirror + 30, -163],
          [mirror + 72, -163],
          [mirror - 79, 200],
        ],
        "#ffffff",
        0.35,
      ),
    ellipse(flip * 212, 292, 220, 40, tint(four, 0.5)) + ellipse(flip * 212, 292, 192, 32, tint(four, 0.64)),
    people({
      x: flip * -286,
      base: 352,
      scale: 1.1,
      facing: flip > 0 ? 1 : -1,
      pose: "reach",
      wears: "apron",
      top: hues.light,
      bottom: three,
    }),
    // The counter, on it the order that is handed over.
    rect(flip > 0 ? -side : 52, 152, side - 52, end, front) +
      rect(flip > 0 ? -side : 52, 152, side - 52, end, "url(#shade)", 0.6) +
      rect(flip > 0 ? -side : 40, 136, side - 40, 26, tint(wood, 0.34)) +
      rect(flip > 0 ? -side : 52, 162, side - 52, 10, hues.shadow, 0.2),
    parcel(flip * -150, 138, 128, 122, card, one),
    side > 560 ? parcel(flip * -520, 138, 120, 110, tint(card, 0.2), four) : "",
    people({
      x: flip * 4,
      base: 352,
      scale: 1.2,
      facing: flip > 0 ? -1 : 1,
      pose: "reach",
      wears: "jacket",
      top: four,
      bottom: hues.deep,
    }),
    // What was ordered is put on; its box stands open.
    people({
      x: flip * 222,
      base: 316,
      scale: 1.16,
      facing: flip > 0 ? 1 : -1,
      pose: "stand",
      wears: "coat",
      top: one,
    }),
    polygon(
      [
        [flip * 300, 268],
        [flip * 282, 240],
        [flip * 316, 236],
        [flip * 330, 268],
      ],
      tint(card, 0.3),
    ) +
      rect(flip * 344 - 52, 262, 104, 62, card, 1, 4) +
      rect(flip * 344 - 52, 262, 104, 14, shade(card, 0.3)) +
      rect(flip * 344 - 8, 276, 16, 48, one),
    side > 520 ? pottedPlant(flip * 480, 290, 1.2, green, tint(hues.deep, 0.7)) : "",
  ].join("");
};
