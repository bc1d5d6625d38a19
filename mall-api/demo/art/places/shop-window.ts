import { mixed } from "../palette";
import { ellipse, group, line, path, polygon, rect } from "../shapes";
import { shoppingBag } from "./people";
import { along, beam, type Place, type PlaceSet, pottedPlant, put, shade, tint } from "./place";
import { glow, green } from "./room";

/** A dressed figure without a head, on its stand. */
const figure = (x: number, fill: string, isDress: boolean): string =>
  group(
    ellipse(0, 0, 54, 9, "#191527", 0.3) +
      line("M0 0V-120", "#3a3742", 6) +
      path(
        isDress
          ? "M-34 -300Q0 -322 34 -300L28 -228Q74 -120 78 -70Q0 -56 -78 -70Q-74 -120 -28 -228Z"
          : "M-44 -296Q0 -322 44 -296L52 -250Q46 -150 56 -76Q0 -66 -56 -76Q-46 -150 -52 -250Z",
        fill,
      ) +
      path(
        isDress
          ? "M-34 -300Q0 -322 34 -300L28 -228Q74 -120 78 -70Q0 -56 -78 -70Q-74 -120 -28 -228Z"
          : "M-44 -296Q0 -322 44 -296L52 -250Q46 -150 56 -76Q0 -66 -56 -76Q-46 -150 -52 -250Z",
        "url(#shade)",
      ) +
      (isDress
        ? line("M-28 -228Q0 -220 28 -228M-10 -210L-30 -74M12 -210L30 -74", shade(fill, 0.22), 4)
        : line("M0 -300V-74", shade(fill, 0.24), 4) +
          path("M-18 -308L0 -256L18 -308Z", shade(fill, 0.3)) +
          [-236, -200, -164].map((y) => ellipse(12, y, 5, 5, shade(fill, 0.4))).join("")) +
      rect(-9, -340, 18, 30, "#e8ddd0", 1, 6) +
      ellipse(0, -340, 15, 8, "#c9a26b"),
    `transform="translate(${x} 180)"`,
  );

/** The window of a shop in the evening, and those who stop before it. */
const windowWith =
  (shown: (set: PlaceSet, flip: number) => string): Place =>
  (set) => {
    const { hues, side, end, people, take } = set;
    const [one = "#fff", two = "#fff", three = "#fff", four = "#fff"] = hues.accents;
    const front = mixed(one, hues.deep, 0.35);
    const inside = tint(mixed(glow, hues.ground, 0.35), 0.35);
    const flip = take % 2 ? -1 : 1;
    const stone = mixed(hues.wall, "#a9a2b4", 0.5);
    const stripes = Math.round((side * 2) / 92);
    return [
      rect(-side, -end, side * 2, end * 2, front),
      rect(-side, -end, side * 2, end * 2, "url(#shade)", 0.5),
      // Behind the glass: a wall with a hanging, lamps, what is shown, and boxes.
      rect(-side + 40, -196, side * 2 - 80, 386, inside),
      along(-side + 90, side - 90, Math.max(4, Math.round(side / 84)))
        .map((x, at) => rect(x - 34, -196, 68, 386, [two, three, four, one][at % 4] ?? two, 0.14))
        .join(""),
      along(-side + 130, side - 130, Math.max(4, Math.round(side / 100)))
        .map((x) => beam(x, -176, 186, 92, "#fffbe8", 0.4) + ellipse(x, -180, 16, 8, "#fffbe8"))
        .join(""),
      rect(-side + 40, 160, side * 2 - 80, 32, tint(stone, 0.4)),
      shown(set, flip),
      group(
        rect(-52, -96, 104, 96, two) +
          rect(-8, -96, 16, 96, tint(three, 0.3)) +
          rect(-38, -160, 76, 64, three) +
          rect(-6, -160, 12, 64, tint(one, 0.4)) +
          line("M-24 -166Q-10 -186 0 -162Q10 -186 24 -166", one, 6),
        `transform="translate(${flip * 290} 180)"`,
      ),
      polygon(
        [
          [-side + 40, 190],
          [-side * 0.4, -196],
          [-side * 0.16, -196],
          [-side * 0.76, 190],
        ],
        "#ffffff",
        0.14,
      ),
      polygon(
        [
          [side * 0.1, 190],
          [side * 0.62, -196],
          [side * 0.7, -196],
          [side * 0.2, 190],
        ],
        "#ffffff",
        0.12,
      ),
      line(`M${-side + 40} -196H${side - 40}V190H${-side + 40}Z`, shade(front, 0.35), 12),
      // Sign and awning above it.
      rect(-side, -300, side * 2, 58, shade(front, 0.2)),
      line("M-150 -271H150", tint(glow, 0.4), 16),
      along(-side, side - (side * 2) / stripes, stripes)
        .map((x, at) => {
          const [wide, fill] = [(side * 2) / stripes, at % 2 ? hues.light : two];
          return path(
            `M${x.toFixed(1)} -244h${wide.toFixed(1)}v62a${(wide / 2).toFixed(1)} ${(wide / 3).toFixed(1)} 0 0 1 ${(-wide).toFixed(1)} 0z`,
            fill,
          );
        })
        .join(""),
      rect(-side, -244, side * 2, 14, hues.shadow, 0.2),
      rect(-side, 192, side * 2, 34, shade(front, 0.3)),
      rect(-side, 226, side * 2, end, stone),
      ellipse(0, 262, side * 0.8, 46, glow, 0.22),
      pottedPlant(flip * -390, 300, 0.9, green, tint(hues.deep, 0.7)),
      people({ x: flip * 60, base: 306, scale: 1.02, pose: "back", wears: "coat", top: three, hair: "long" }),
      people({
        x: flip * 150,
        base: 308,
        pose: "back",
        wears: "jacket",
        top: two,
        hair: "beanie",
        child: true,
      }),
      people({
        x: flip * 290,
        base: 302,
        scale: 1.04,
        facing: flip > 0 ? -1 : 1,
        pose: "walk",
        wears: "coat",
        top: four,
        carries: shoppingBag(hues.light),
      }),
    ].join("");
  };

export const shopWindow = windowWith(({ hues, side }, flip) => {
  const [one = "#fff", two = "#fff", three = "#fff", four = "#fff"] = hues.accents;
  return (
    figure(flip * -240, one, false) +
    figure(flip * -60, four, true) +
    figure(flip * 132, two, false) +
    (side > 560 ? figure(-600, three, true) + figure(600, four, false) : "")
  );
});

/** The same with what a motif shows, on plinths. */
export const display = windowWith((set, flip) => {
  const { hues, things, side } = set;
  const plinth = (x: number, high: number, at: number) =>
    rect(x - 74, 180 - high, 148, high, tint(hues.accents[at % 4] ?? hues.wall, 0.6)) +
    rect(x + 20, 180 - high, 54, high, hues.shadow, 0.12) +
    put(
      things[at % things.length],
      { x, base: 182 - high, width: 150, height: 280 - high },
      set,
      hues.accents[at % 4],
    );
  return (
    plinth(flip * -250, 70, 0) +
    plinth(flip * -70, 120, 1) +
    plinth(flip * 116, 50, 2) +
    (side > 560 ? plinth(-600, 90, 1) + plinth(600, 70, 0) : "")
  );
});
