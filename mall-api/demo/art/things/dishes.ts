import { whole } from "../../random";
import { block, ellipse, group, line, path, rect, shaded } from "../shapes";
import { natural } from "./natural";
import type { Thing } from "./thing";

/** A bowl of the palette's colour, and what is in it above its rim. */
const bowl = (fill: string, content: string): string =>
  content +
  shaded("M-112 -74H112C106 -20 70 0 0 0S-106 -20 -112 -74Z", fill) +
  rect(-40, -6, 80, 8, fill, 1, 4);

export const noodles: Thing = (fill, hues) => ({
  footprint: 96,
  body:
    line("M40 -90L128 -250M62 -86L156 -240", natural.wood, 8) +
    bowl(
      fill,
      ellipse(0, -76, 110, 26, "#e9c27a") +
        [-70, -34, 2, 38].map((x) => line(`M${x} -76q18 -26 36 0t36 0`, "#f7e3ad", 8)).join("") +
        ellipse(-40, -88, 30, 18, "#fff6e0") +
        ellipse(-40, -90, 13, 9, "#f0a330") +
        [20, 48].map((x) => ellipse(x, -90, 10, 6, natural.leaf)).join("") +
        line("M-8 -150q-16 -24 0 -46q14 -22 0 -46", hues.light, 6, 0.6),
    ),
});

export const curry: Thing = (fill) => ({
  footprint: 96,
  body: bowl(
    fill,
    ellipse(0, -76, 110, 26, "#d9822b") +
      ellipse(-44, -84, 52, 22, "#fdf6e6") +
      [20, 52, 76]
        .map((x, at) => ellipse(x, -80 - (at % 2) * 6, 13, 9, at % 2 ? natural.leaf : "#b65a1c"))
        .join(""),
  ),
});

export const salad: Thing = (fill) => ({
  footprint: 96,
  body: bowl(
    fill,
    [-80, -44, -8, 28, 64, 86]
      .map((x, at) => ellipse(x, -88 - (at % 3) * 10, 32, 26, at % 2 ? natural.leaf : "#86ad5b"))
      .join("") + [-52, 10, 58].map((x) => ellipse(x, -96, 14, 14, natural.apple)).join(""),
  ),
});

export const pizza: Thing = (_, hues) => ({
  footprint: 130,
  body:
    rect(-140, -16, 280, 16, natural.wood, 1, 8) +
    ellipse(0, -34, 130, 34, "#d9a05a") +
    ellipse(0, -40, 112, 26, "#c8452f") +
    ellipse(0, -42, 106, 23, "#f2cf7a", 0.85) +
    [-70, -30, 14, 60].map((x, at) => ellipse(x, -44 + (at % 2) * 8, 16, 7, "#b5322a")).join("") +
    [-48, 36].map((x) => path(`M${x} -48q14 -16 28 0q-14 10 -28 0z`, natural.leaf)).join("") +
    line("M0 -74L0 -18M-96 -62L96 -24", hues.light, 2, 0.5),
});

export const sushi: Thing = (fill) => ({
  footprint: 128,
  body:
    shaded("M-134 0L-124 -26H124L134 0Z", natural.dark) +
    [-88, -30, 28]
      .map(
        (x) =>
          rect(x - 24, -76, 48, 50, "#26332c", 1, 10) +
          ellipse(x, -76, 24, 11, "#fdfaf2") +
          ellipse(x, -76, 10, 5, fill),
      )
      .join("") +
    path("M62 -26Q62 -56 92 -56T122 -26Z", "#fdfaf2") +
    path("M56 -48Q90 -84 128 -48Q92 -60 56 -48Z", "#ee8a6a") +
    line("M-120 -104L120 -132", natural.wood, 7),
});

export const iceCone: Thing = (_, hues, random) => {
  const scoops = [hues.accents[0], hues.accents[2], "#f6dcc6", "#8a573a", "#e58fa6"];
  const from = whole(random, 0, 4);
  return {
    footprint: 26,
    body:
      ellipse(-38, -206, 48, 46, scoops[from] ?? "#fff") +
      ellipse(38, -206, 48, 46, scoops[(from + 1) % 5] ?? "#fff") +
      ellipse(0, -264, 50, 48, scoops[(from + 2) % 5] ?? "#fff") +
      ellipse(0, -232, 88, 80, "url(#shade)", 0.5) +
      shaded("M-66 -176H66L8 0H-8Z", "#d8a25e") +
      line("M-44 -170L14 -30M0 -176L30 -80M44 -170L-14 -30M0 -176L-30 -80", "#b67a3c", 4, 0.6),
  };
};

export const burger: Thing = () => ({
  footprint: 100,
  body:
    shaded("M-96 -34H96V-16Q96 0 76 0H-76Q-96 0 -96 -16Z", "#d8a25e") +
    rect(-104, -62, 208, 30, "#5d3524", 1, 14) +
    path("M-108 -62Q-80 -42 -54 -62T0 -62T54 -62T108 -62V-76H-108Z", "#86ad5b") +
    rect(-100, -90, 200, 18, "#e9b33c", 1, 4) +
    rect(-98, -104, 196, 16, natural.apple, 1, 6) +
    shaded("M-102 -104C-104 -180 -50 -196 0 -196S104 -180 102 -104Z", "#cf8f48") +
    [-50, -12, 26, 60].map((x, at) => ellipse(x, -166 + (at % 2) * 18, 7, 4, "#f7e3ad")).join(""),
});

export const teapot: Thing = (fill, hues) => ({
  footprint: 84,
  body:
    line("M72 -96q62 -12 60 -64", fill, 20) +
    line("M-72 -104q-62 -4 -54 44q6 38 56 40", fill, 14) +
    shaded("M-84 -60C-84 -130 -44 -144 0 -144S84 -130 84 -60C84 -16 60 0 0 0S-84 -16 -84 -60Z", fill) +
    ellipse(0, -142, 40, 10, hues.deep, 0.6) +
    ellipse(0, -158, 12, 12, fill),
});

export const tumbler: Thing = (_, hues) => ({
  footprint: 38,
  body:
    shaded("M-40 -96H40L34 0H-34Z", "#d9b25c") +
    path("M-44 -124H44L40 -96H-40Z", hues.light, 0.6) +
    path("M-44 -124H44L34 0H-34Z", hues.light, 0.22) +
    path("M6 -104q20 -34 44 -20q-10 24 -44 20z", natural.leaf),
});

export const pancakes: Thing = (_, hues) => ({
  footprint: 120,
  body:
    ellipse(0, -8, 128, 18, hues.light) +
    [0, 1, 2, 3, 4]
      .map((at) => rect(-86 + (at % 2) * 6, -34 - at * 20, 168, 20, at % 2 ? "#d8a25e" : "#c98d4e", 1, 10))
      .join("") +
    path(
      "M-70 -116Q0 -146 76 -116Q80 -76 62 -74Q54 -106 40 -100Q34 -60 22 -62Q14 -104 -10 -98Q-20 -70 -34 -74Q-44 -108 -70 -116Z",
      "#8a3f2b",
    ) +
    [-24, 4, 30]
      .map((x, at) => ellipse(x, -128 - (at % 2) * 10, 13, 13, at % 2 ? natural.plum : natural.apple))
      .join(""),
});

export const cakeSlice: Thing = (fill, hues) => ({
  footprint: 100,
  body:
    ellipse(0, -6, 118, 14, hues.light) +
    [0, 1, 2]
      .map(
        (at) =>
          path(`M-84 ${-14 - at * 36}H84V${-40 - at * 36}H-84Z`, "#e9c27a") +
          path(`M-84 ${-38 - at * 36}H84V${-50 - at * 36}H-84Z`, natural.cream),
      )
      .join("") +
    shaded("M-88 -122H88V-150Q80 -158 60 -150T20 -150T-20 -150T-60 -150T-88 -150Z", fill) +
    ellipse(30, -166, 17, 17, natural.apple) +
    line("M30 -180q4 -20 18 -24", natural.stem, 4),
});

export const moka: Thing = (fill, hues) => ({
  footprint: 58,
  body:
    shaded("M-52 0L-40 -100H40L52 0Z", natural.steel) +
    rect(-42, -114, 84, 18, hues.deep, 0.8, 3) +
    shaded("M-40 -112L-58 -210H50L40 -112Z", natural.steel) +
    path("M50 -210L78 -186L46 -160Z", natural.steel) +
    line("M-50 -196q-60 10 -44 92", natural.dark, 14) +
    path("M-46 -210Q0 -252 46 -210Z", natural.steel) +
    ellipse(0, -242, 13, 13, fill),
});

export const cloche: Thing = (_, hues) => ({
  footprint: 130,
  body:
    ellipse(0, -10, 140, 16, hues.light) +
    shaded("M-116 -18C-116 -120 -50 -160 0 -160S116 -120 116 -18Z", natural.steel) +
    path("M-70 -60Q-64 -120 -20 -138", "none") +
    line("M-78 -56Q-70 -112 -24 -134", "#ffffff", 9, 0.6) +
    ellipse(0, -170, 14, 14, natural.brass),
});

export const chefsKnife: Thing = (fill) => ({
  footprint: 110,
  body:
    block(230, 26, natural.wood, 8) +
    group(
      path("M-104 -34L70 -34L104 -62Q20 -78 -104 -66Z", natural.steel) +
        rect(-168, -66, 66, 26, natural.dark, 1, 8),
      `transform="translate(24 0)"`,
    ) +
    [46, 78].map((x) => ellipse(x, -44, 20, 20, x > 50 ? natural.apple : fill)).join(""),
});
