import { mixed } from "../palette";
import { ellipse, group, line, path, rect } from "../shapes";
import { along, type Place, pendant, put, shade, tint } from "./place";
import { glow, walls } from "./room";

/** An open kitchen: the cook at the stove, and what is ready on the counter before those who wait for it. */
export const kitchen: Place = (set) => {
  const { hues, side, end, people, things, take } = set;
  const [one = "#fff", two = "#fff", three = "#fff", four = "#fff"] = hues.accents;
  const flip = take % 2 ? -1 : 1;
  const tile = tint(hues.wall, 0.3);
  const steel = mixed("#c3c8d2", hues.ground, 0.2);
  const wood = mixed("#8a5f3f", hues.deep, 0.25);
  const [dish, second, third] = things;
  const steam = (x: number, y: number) =>
    line(`M${x} ${y}q-22 -34 0 -62t0 -58`, "#ffffff", 9, 0.35) +
    line(`M${x + 34} ${y - 8}q20 -28 0 -52t0 -46`, "#ffffff", 7, 0.28);
  const pot = (x: number, fill: string) =>
    rect(x - 62, -14, 124, 74, fill, 1, 10) +
    rect(x - 62, -14, 124, 74, "url(#shade)", 1, 10) +
    rect(x - 72, -20, 144, 12, shade(fill, 0.2), 1, 6) +
    line(`M${x - 62} 10h-24M${x + 62} 10h24`, shade(fill, 0.3), 9) +
    steam(x, -30);
  return [
    walls(set, 170, tile, shade(wood, 0.2)),
    along(-end, 160, Math.round(end / 26))
      .map((y) => line(`M${-side} ${Math.round(y)}H${side}`, shade(tile, 0.08), 2))
      .join(""),
    along(-side, side, Math.round(side / 30))
      .map((x) => line(`M${Math.round(x)} ${-end}V160`, shade(tile, 0.08), 2))
      .join(""),
    // The hood, and pans on a rail below it.
    path(
      `M${flip * 130 - 210} -150L${flip * 130 - 120} ${-end}H${flip * 130 + 120}L${flip * 130 + 210} -150Z`,
      steel,
    ),
    path(
      `M${flip * 130 - 210} -150L${flip * 130 - 120} ${-end}H${flip * 130 + 120}L${flip * 130 + 210} -150Z`,
      "url(#shade)",
    ),
    rect(flip * 130 - 220, -152, 440, 18, shade(steel, 0.25)),
    line(`M${-flip * 400} -196H${-flip * 130}`, shade(steel, 0.4), 7),
    [-370, -296, -222, -160]
      .map((x, at) =>
        group(
          line("M0 0V46", "#2b2430", 7) +
            ellipse(0, 84, 30 + (at % 2) * 8, 38, at % 2 ? mixed("#b3623c", one, 0.2) : "#3a3742") +
            ellipse(-8, 76, 12, 18, "#ffffff", 0.16),
          `transform="translate(${flip * x} -194)"`,
        ),
      )
      .join(""),
    // The stove, and the cook beside it.
    rect(-side, 52, side * 2, 130, steel),
    rect(-side, 52, side * 2, 12, tint(steel, 0.4)),
    along(-side, side, Math.round(side / 60))
      .map((x) => line(`M${Math.round(x)} 70V170`, shade(steel, 0.2), 3))
      .join(""),
    pot(flip * 60, two),
    pot(flip * 224, four),
    people({
      x: flip * -120,
      base: 330,
      scale: 1.12,
      facing: flip > 0 ? 1 : -1,
      pose: "reach",
      wears: "apron",
      top: hues.light,
      bottom: one,
      hair: "bun",
    }),
    pendant(-210, -end, -236, three, glow) + pendant(230, -end, -250, two, glow),
    // The counter in front.
    rect(-side, 196, side * 2, end, one),
    rect(-side, 196, side * 2, end, "url(#shade)", 0.6),
    along(-side, side, Math.round(side / 34))
      .map((x) => line(`M${Math.round(x)} 222V${end}`, shade(one, 0.16), 3))
      .join(""),
    rect(-side, 180, side * 2, 26, tint(wood, 0.34)),
    rect(-side, 206, side * 2, 9, hues.shadow, 0.22),
    second ? put(second, { x: flip * -276, base: 188, width: 130, height: 150 }, set, three) : "",
    third ? put(third, { x: flip * 330, base: 188, width: 130, height: 160 }, set, four) : "",
    ellipse(flip * 70, 188, 170, 10, hues.shadow, 0.2),
    put(dish, { x: flip * 60, base: 192, width: 330, height: 250 }, set, two),
    side > 560
      ? people({
          x: flip * -620,
          base: 470,
          scale: 1.3,
          facing: flip > 0 ? 1 : -1,
          pose: "hold",
          wears: "jacket",
        })
      : "",
    people({
      x: flip * 326,
      base: 476,
      scale: 1.3,
      facing: flip > 0 ? -1 : 1,
      pose: "hold",
      wears: "coat",
      top: three,
    }),
  ].join("");
};
