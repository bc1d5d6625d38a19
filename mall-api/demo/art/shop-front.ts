import { pick, whole } from "../random";
import type { Hues } from "./palette";
import { arch, ellipse, line, path, polygon, rect } from "./shapes";
import type { Thing } from "./thing";

/** A shop seen from the street of the mall: sign, awning, a lit window on each side of the door. */
export const shopFront: Thing = {
  box: { x: -360, y: -470, width: 720, height: 480 },
  draw: (paint, hues, random) => {
    const door = pick(random, [-170, 0, 170]);
    const panes = [-255, -85, 85, 255].filter((x) => Math.abs(x - door) > 90);
    return [
      rect(-360, -470, 720, 480, paint),
      rect(-360, -470, 720, 480, "url(#shade)", 0.6),
      rect(-360, -30, 720, 40, hues.deep, 0.5),
      sign(random, hues, 720),
      ...panes.map((x) => pane(random, hues, x)),
      entrance(hues, door),
      random() < 0.6 ? awning(-360, 720, hues.accents[4] ?? hues.light, hues.accents[1] ?? paint) : "",
    ].join("");
  },
};

function sign(random: () => number, hues: Hues, width: number): string {
  const length = whole(random, 200, 330);
  return (
    rect(-width / 2 + 24, -452, width - 48, 62, hues.deep, 0.9, 6) +
    line(`M${-length / 2 + 30} -421H${length / 2}`, hues.light, 16, 0.95) +
    ellipse(-length / 2, -421, 15, 15, hues.light, 0.95)
  );
}

/** A lit window with two shelves, and what is on them as plain shapes: what is sold shows in other pictures. */
function pane(random: () => number, hues: Hues, x: number): string {
  return (
    rect(x - 74, -330, 148, 286, hues.light) +
    polygon(
      [
        [x - 74, -330],
        [x + 10, -330],
        [x - 74, -150],
      ],
      "#ffffff",
      0.5,
    ) +
    [-172, -76].map((base) => shelf(random, hues, x, base)).join("") +
    line(`M${x} -330V-306`, hues.deep, 4, 0.7) +
    path(`M${x - 22} -284a22 24 0 0 1 44 0z`, hues.deep, 0.8) +
    line(`M${x - 74} -330h148v286h-148z`, hues.deep, 8)
  );
}

function shelf(random: () => number, hues: Hues, x: number, base: number): string {
  const goods = Array.from({ length: whole(random, 3, 4) }, (_, at) => {
    const height = whole(random, 32, 72);
    const place = x - 60 + at * 32;
    const fill = pick(random, hues.accents.slice(0, 4));
    return random() < 0.5
      ? rect(place, base - height, 25, height, fill, 0.9, 5)
      : arch(place, base, 25, height, fill, 0.9);
  });
  return goods.join("") + rect(x - 68, base, 136, 7, hues.deep, 0.7);
}

const entrance = (hues: Hues, x: number): string =>
  rect(x - 62, -334, 124, 344, hues.deep) +
  rect(x - 48, -320, 96, 250, hues.light, 0.85) +
  rect(x - 48, -58, 96, 58, hues.accents[1] ?? hues.light, 0.5) +
  ellipse(x + 40, -160, 6, 6, hues.accents[2] ?? hues.light);

function awning(left: number, width: number, one: string, other: string): string {
  const stripe = width / 12;
  return Array.from({ length: 12 }, (_, at) => {
    const x = left + at * stripe;
    const radius = stripe / 2;
    return path(
      `M${x.toFixed(1)} -384h${stripe.toFixed(1)}v54a${radius.toFixed(1)} ${radius.toFixed(1)} 0 0 1 ${(-stripe).toFixed(1)} 0z`,
      at % 2 ? one : other,
    );
  }).join("");
}
