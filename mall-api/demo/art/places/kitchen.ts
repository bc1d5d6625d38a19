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

/** A stone oven with its fire, the baker with a peel, and tables before it. */
export const oven: Place = (set) => {
  const { hues, side, end, people, things, take } = set;
  const [one = "#fff", two = "#fff", three = "#fff", four = "#fff"] = hues.accents;
  const flip = take % 2 ? -1 : 1;
  const brick = mixed("#b5603f", hues.ground, 0.25);
  const dark = shade(brick, 0.4);
  const wood = mixed("#8a5f3f", hues.deep, 0.25);
  const [dish, second, third] = things;
  const logs = (x: number) =>
    [0, 1, 2, 3, 4, 5].map((at) => {
      const [left, y] = [x + (at % 3) * 54 + (at > 2 ? 27 : 0), 150 - (at > 2 ? 47 : 0)];
      return (
        ellipse(left, y - 26, 27, 26, shade(wood, 0.15)) +
        ellipse(left, y - 26, 19, 18, "#d8ab74") +
        ellipse(left, y - 26, 9, 8, "#b9844e")
      );
    });
  return [
    walls(set, 160, tint(mixed(hues.wall, "#e8d9c4", 0.5), 0.1), shade(wood, 0.15)),
    // The oven is a dome of bricks.
    path(
      `M${flip * -40 - 290} 160V20Q${flip * -40 - 290} -290 ${flip * -40} -290T${flip * -40 + 290} 20V160Z`,
      brick,
    ),
    path(
      `M${flip * -40 - 290} 160V20Q${flip * -40 - 290} -290 ${flip * -40} -290T${flip * -40 + 290} 20V160Z`,
      "url(#shade)",
    ),
    rect(flip * -40 - 54, -end, 108, end - 270, dark),
    along(-250, 250, 11)
      .flatMap((x, at) =>
        [-230, -180, -120].map((y, row) =>
          Math.abs(x) < 250 + y * 0.55
            ? rect(flip * -40 + x - 20 + ((at + row) % 2) * 8, y, 40, 20, shade(brick, 0.14), 1, 4)
            : "",
        ),
      )
      .join(""),
    path(`M${flip * -40 - 180} 92V30A180 168 0 0 1 ${flip * -40 + 180} 30V92Z`, dark),
    path(`M${flip * -40 - 154} 92V34A154 142 0 0 1 ${flip * -40 + 154} 34V92Z`, "#2b1514"),
    ellipse(flip * -40, 70, 150, 80, "#ff9a3c", 0.3),
    [
      [-86, 64, "#f0642f"],
      [-46, 104, "#ffb347"],
      [-8, 76, "#f0642f"],
      [24, 44, "#ffd27a"],
    ]
      .map(([x, high, fill]) =>
        path(
          `M${flip * -40 + Number(x) - 26} 90Q${flip * -40 + Number(x) - 30} ${90 - Number(high) * 0.6} ${flip * -40 + Number(x)} ${90 - Number(high)}Q${flip * -40 + Number(x) + 34} ${90 - Number(high) * 0.5} ${flip * -40 + Number(x) + 24} 90Z`,
          String(fill),
        ),
      )
      .join(""),
    rect(flip * -40 - 210, 90, 420, 22, tint(wood, 0.4)),
    logs(flip > 0 ? 290 : -400).join(""),
    side > 560 ? logs(flip > 0 ? -660 : 560).join("") : "",
    pendant(-330, -end, -220, two, glow) + pendant(330, -end, -220, four, glow),
    // The peel, with what comes out.
    line(`M${flip * 250} 24L${flip * 70} 74`, "#c79b6d", 13) +
      ellipse(flip * 34, 82, 66, 14, "#d8ab74") +
      ellipse(flip * 34, 76, 52, 11, "#e6a94f"),
    people({
      x: flip * 290,
      base: 372,
      scale: 1.16,
      facing: flip > 0 ? -1 : 1,
      pose: "reach",
      wears: "apron",
      top: hues.light,
      bottom: one,
      hair: "beanie",
    }),
    // A table in front, and its guests.
    rect(-side, 196, side * 2, end, three) + rect(-side, 196, side * 2, end, "url(#shade)", 0.5),
    along(-side, side, Math.round(side / 26))
      .map((x, at) => (at % 2 ? rect(x - 13, 206, 26, end, tint(three, 0.4)) : ""))
      .join(""),
    rect(-side, 188, side * 2, 20, tint(wood, 0.4)),
    second ? put(second, { x: flip * -320, base: 196, width: 110, height: 160 }, set, four) : "",
    third ? put(third, { x: flip * 190, base: 196, width: 100, height: 150 }, set, two) : "",
    ellipse(flip * -70, 226, 190, 22, hues.shadow, 0.24),
    put(dish, { x: flip * -70, base: 240, width: 330, height: 190, behind: three }, set, one),
    people({
      x: flip * -420,
      base: 490,
      scale: 1.4,
      facing: flip > 0 ? 1 : -1,
      pose: "hold",
      wears: "jumper",
      top: four,
      hair: "long",
    }),
    side > 560
      ? people({
          x: flip * 620,
          base: 490,
          scale: 1.4,
          facing: flip > 0 ? -1 : 1,
          pose: "hold",
          wears: "jacket",
          top: two,
        })
      : "",
  ].join("");
};

/** A parlour with its glass case in front and an awning above it, a queue of all ages. */
export const parlour: Place = (set) => {
  const { hues, side, end, people, things, take } = set;
  const [one = "#fff", two = "#fff", three = "#fff", four = "#fff"] = hues.accents;
  const flip = take % 2 ? -1 : 1;
  const wall = mixed(hues.wall, two, 0.28);
  const wide = (side * 2) / Math.round((side * 2) / 80);
  const [first, second, third] = things;
  return [
    walls(set, 240, wall, tint(mixed(hues.wall, "#cfc6ba", 0.6), 0.25)),
    along(-side, side, Math.round(side / 30))
      .map((x) => line(`M${Math.round(x)} -190V230`, tint(wall, 0.2), 2))
      .join(""),
    // The board with what there is today.
    rect(flip * 190 - 130, -176, 260, 150, mixed(hues.deep, "#1f2a26", 0.5), 1, 10),
    [0, 1, 2, 3]
      .map(
        (at) =>
          ellipse(flip * 190 - 98, -146 + at * 30, 9, 9, hues.accents[at] ?? one) +
          line(
            `M${flip * 190 - 74} ${-146 + at * 30}h${90 - at * 14}M${flip * 190 + 70} ${-146 + at * 30}h34`,
            hues.light,
            6,
            0.8,
          ),
      )
      .join(""),
    people({
      x: flip * -120,
      base: 318,
      scale: 1.06,
      facing: flip > 0 ? 1 : -1,
      pose: "reach",
      wears: "apron",
      top: hues.light,
      bottom: one,
      hair: "bun",
    }),
    // The case.
    rect(-380, 90, 760, 246, one, 1, 18) + rect(-380, 90, 760, 246, "url(#shade)", 1, 18),
    along(-350, 350, 12)
      .map((x) => line(`M${Math.round(x)} 150V326`, shade(one, 0.14), 4))
      .join(""),
    rect(-360, 20, 720, 90, "#ffffff", 0.4, 14),
    along(-310, 310, 7)
      .map(
        (x, at) =>
          ellipse(x, 84, 48, 26, hues.accents[(at + 1) % 4] ?? two) +
          ellipse(x - 10, 76, 26, 12, "#ffffff", 0.4) +
          rect(x - 50, 86, 100, 22, "#dfe3ea", 1, 4),
      )
      .join(""),
    line("M-360 24H360", tint(hues.wall, 0.7), 8),
    rect(-390, 104, 780, 18, tint(hues.light, 0.3), 1, 6),
    put(first, { x: flip * 96, base: 24, width: 210, height: 220 }, set, three),
    second ? put(second, { x: flip * 300, base: 24, width: 110, height: 130 }, set, four) : "",
    third && flip ? put(third, { x: flip * -300, base: 24, width: 100, height: 130 }, set, two) : "",
    along(-side, side - wide, Math.round((side * 2) / wide))
      .map((x, at) =>
        path(
          `M${x.toFixed(1)} -262h${wide.toFixed(1)}v66a${(wide / 2).toFixed(1)} ${(wide / 3).toFixed(1)} 0 0 1 ${(-wide).toFixed(1)} 0z`,
          at % 2 ? hues.light : four,
        ),
      )
      .join(""),
    rect(-side, -end, side * 2, end - 256, shade(four, 0.2)),
    people({
      x: flip * 250,
      base: 420,
      scale: 1.2,
      facing: flip > 0 ? -1 : 1,
      pose: "reach",
      wears: "coat",
      top: two,
      hair: "long",
    }),
    people({
      x: flip * 150,
      base: 420,
      facing: flip > 0 ? -1 : 1,
      pose: "reach",
      wears: "jacket",
      top: four,
      hair: "beanie",
      child: true,
      scale: 1.3,
    }),
    people({
      x: flip * 372,
      base: 426,
      scale: 1.22,
      facing: flip > 0 ? -1 : 1,
      pose: "stand",
      wears: "jacket",
      top: three,
      hair: "short",
    }),
    side > 560
      ? people({ x: flip * 620, base: 420, scale: 1.2, facing: flip > 0 ? -1 : 1, pose: "walk" }) +
        people({ x: flip * -600, base: 416, scale: 1.16, pose: "walk", facing: flip > 0 ? -1 : 1 })
      : "",
  ].join("");
};
