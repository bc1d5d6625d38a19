import { ball, block, ellipse, group, line, path, polygon, rect, shaded, turned } from "../shapes";
import { natural } from "./natural";
import type { Thing } from "./thing";

export const microphone: Thing = (fill, hues) => ({
  footprint: 60,
  body:
    ellipse(0, -6, 66, 12, hues.deep) +
    line("M0 -10V-250L30 -290", hues.deep, 10) +
    group(
      shaded("M-14 0L-26 -60A26 30 0 0 1 26 -60L14 0Z", fill) + line("M-24 -56H24", hues.light, 5),
      `transform="translate(28 -286) rotate(28)"`,
    ),
});

export const screen: Thing = (fill, hues) => ({
  footprint: 150,
  body:
    line("M-120 0V-60M120 0V-60", hues.deep, 12) +
    rect(-164, -260, 328, 204, hues.deep, 1, 6) +
    rect(-152, -248, 304, 180, hues.light, 0.95) +
    path("M-152 -68V-110L-60 -180L10 -116L60 -150L152 -90V-68Z", fill, 0.8) +
    ellipse(90, -206, 22, 22, hues.accents[2] ?? fill),
});

export const reel: Thing = (fill, hues) => ({
  footprint: 92,
  body:
    ellipse(0, -104, 104, 104, fill) +
    ellipse(0, -104, 104, 104, "url(#shade)") +
    [0, 72, 144, 216, 288]
      .map((turn) =>
        group(ellipse(0, -58, 26, 26, hues.light, 0.9), `transform="translate(0 -104) rotate(${turn})"`),
      )
      .join("") +
    ellipse(0, -104, 15, 15, hues.deep) +
    path("M20 -4Q90 10 170 -10V12Q90 30 10 4Z", hues.deep),
});

export const popcorn: Thing = (fill, hues) => ({
  footprint: 70,
  body:
    [-56, -28, 0, 28, 56, -40, -10, 22, 46]
      .map((x, at) => ellipse(x, -168 - (at > 4 ? 26 : (at % 2) * 10), 24, 20, "#fdf1cf"))
      .join("") +
    [-3, -1, 1, 3]
      .map((at) =>
        path(
          `M${at * 22 - 22} -160H${at * 22 + 22}L${at * 17 + 17} 0H${at * 17 - 17}Z`,
          at === -1 || at === 3 ? hues.light : fill,
        ),
      )
      .join("") +
    path("M-88 -160H88L68 0H-68Z", "url(#shade)"),
});

export const star: Thing = (fill, hues, random) => {
  const up = 74 + random() * 40;
  return {
    footprint: 26,
    body: group(
      polygon(
        [
          [0, -74],
          [18, -24],
          [70, -22],
          [28, 10],
          [44, 60],
          [0, 30],
          [-44, 60],
          [-28, 10],
          [-70, -22],
          [-18, -24],
        ],
        fill,
      ) +
        polygon(
          [
            [0, -74],
            [18, -24],
            [0, 0],
            [70, -22],
            [28, 10],
            [0, 0],
            [44, 60],
            [0, 30],
            [0, 0],
          ],
          hues.light,
          0.45,
        ),
      `transform="translate(0 ${-up})"`,
    ),
  };
};

export const hive: Thing = (fill, hues) => ({
  footprint: 84,
  body:
    [0, 1, 2, 3]
      .map((at) =>
        rect(-84 + at * 9, -44 - at * 44, 168 - at * 18, 42, at % 2 ? "#e0ae3d" : "#f0c65a", 1, 20),
      )
      .join("") +
    rect(-84, -178, 168, 178, "url(#shade)", 0.5, 20) +
    ellipse(0, -30, 24, 17, hues.deep) +
    [
      [-110, -170],
      [96, -210],
      [120, -110],
    ]
      .map(
        ([x = 0, y = 0]) => ellipse(x, y, 13, 9, "#3b3023") + ellipse(x - 2, y - 10, 8, 7, hues.light, 0.8),
      )
      .join("") +
    rect(-20, -196, 40, 20, fill, 1, 8),
});

export const piano: Thing = (fill, hues) => ({
  footprint: 140,
  body:
    [-120, 100].map((x) => rect(x, -80, 20, 80, hues.deep)).join("") +
    block(260, 250, fill, 6) +
    rect(-144, -120, 288, 38, natural.cream) +
    Array.from({ length: 13 }, (_, at) => rect(-136 + at * 21, -120, 11, 22, natural.dark)).join("") +
    rect(-150, -86, 300, 16, hues.deep, 1, 4) +
    rect(-40, -226, 80, 84, natural.paper, 1, 3) +
    [-206, -186, -166].map((y) => line(`M-28 ${y}H28`, hues.deep, 3, 0.5)).join(""),
});

export const orchid: Thing = (fill, hues) => ({
  footprint: 48,
  body:
    line("M0 -96Q-10 -250 90 -330", natural.leaf, 8) +
    shaded("M0 -96Q-80 -130 -120 -84Q-60 -70 0 -88ZM0 -96Q80 -130 120 -84Q60 -70 0 -88Z", natural.leaf) +
    [
      [10, -250],
      [44, -294],
      [92, -326],
      [-6, -206],
    ]
      .map(
        ([x = 0, y = 0]) =>
          [0, 72, 144, 216, 288]
            .map((turn) =>
              group(ellipse(0, -20, 15, 22, fill), `transform="translate(${x} ${y}) rotate(${turn})"`),
            )
            .join("") + ellipse(x, y, 10, 10, hues.accents[2] ?? natural.brass),
      )
      .join("") +
    turned(
      [
        [36, 0],
        [50, 96],
      ],
      hues.light,
    ),
});

export const toolbox: Thing = (fill, hues) => ({
  footprint: 112,
  body:
    line("M-50 -100V-136H50V-100", hues.deep, 12) +
    group(
      rect(-8, -150, 16, 150, natural.wood, 1, 5) + rect(-36, -178, 72, 34, natural.steel, 1, 6),
      `transform="translate(-70 -60) rotate(-16)"`,
    ) +
    group(
      rect(-7, -160, 14, 110, natural.steel) + rect(-13, -60, 26, 60, natural.apple, 1, 8),
      `transform="translate(70 -50) rotate(14)"`,
    ) +
    block(224, 110, fill, 8) +
    rect(-112, -76, 224, 14, hues.deep, 0.5) +
    rect(-18, -84, 36, 30, natural.brass, 1, 4),
});

export const bib: Thing = (fill, hues) => ({
  footprint: 90,
  body:
    rect(-46, -250, 18, 250, fill) +
    rect(28, -250, 18, 250, fill) +
    group(block(200, 150, natural.paper, 10), `transform="translate(0 -36)"`) +
    rect(-100, -72, 200, 36, fill, 1, 10) +
    line("M-40 -160V-90M-10 -160H34L-4 -90", hues.deep, 15) +
    [
      [-86, -172],
      [86, -172],
    ]
      .map(([x = 0, y = 0]) => ellipse(x, y, 5, 5, hues.deep))
      .join(""),
});

export const bin: Thing = (fill, hues) => ({
  footprint: 70,
  body:
    shaded("M-66 -170H66L54 0H-54Z", fill) +
    rect(-76, -194, 152, 28, hues.deep, 1, 8) +
    line("M-26 -60L0 -108L26 -60M-38 -76L-26 -60L-8 -66M26 -60H-20", hues.light, 9, 0.9),
});

export const lantern: Thing = (fill, hues) => ({
  footprint: 42,
  body:
    rect(-44, -14, 88, 14, hues.deep, 1, 5) +
    rect(-7, -250, 14, 240, hues.deep) +
    ellipse(0, -310, 120, 110, "#ffdf8a", 0.28) +
    shaded("M-44 -250L-56 -350H56L44 -250Z", "#ffd777") +
    line("M-44 -250L-56 -350H56L44 -250Z", hues.deep, 8) +
    path("M-66 -350Q0 -410 66 -350Z", fill),
});

export const whale: Thing = (fill, hues) => ({
  footprint: 150,
  body:
    shaded(
      "M-160 -70C-160 -170 -40 -190 40 -150Q110 -116 130 -150L104 -206Q140 -216 152 -186Q176 -214 204 -196Q190 -140 160 -130Q140 -20 0 -14C-100 -12 -160 -30 -160 -70Z",
      fill,
    ) +
    path("M-158 -62Q-60 -30 60 -50Q20 -14 -40 -14C-110 -14 -150 -34 -158 -62Z", hues.light, 0.8) +
    ellipse(-104, -98, 7, 8, natural.dark) +
    line("M-70 -190q-10 -50 -44 -62M-70 -190q6 -54 42 -64", "#bfe0ea", 9, 0.9),
});

export const trumpet: Thing = (_, hues) => ({
  footprint: 120,
  body: group(
    line("M-140 0H100", natural.brass, 15) +
      path("M90 -8Q130 -10 150 -50V50Q130 10 90 8Z", natural.brass) +
      line("M-60 0q-34 54 20 54H40q50 -4 20 -54", natural.brass, 13) +
      [-30, 0, 30].map((x) => rect(x - 9, -40, 18, 90, hues.light, 0.9, 5)).join(""),
    `transform="translate(0 -64) rotate(-14)"`,
  ),
});

export const snowman: Thing = (fill, hues) => ({
  footprint: 76,
  body:
    ball(78, "#f4f7fa") +
    group(ball(56, "#f4f7fa"), `transform="translate(0 -136)"`) +
    rect(-56, -160, 112, 22, fill, 1, 11) +
    rect(20, -150, 26, 70, fill, 1, 8) +
    [-18, 18].map((x) => ellipse(x, -208, 5, 6, natural.dark)).join("") +
    path("M0 -196L44 -188L0 -182Z", "#e2772e") +
    rect(-46, -250, 92, 12, hues.deep, 1, 4) +
    rect(-32, -304, 64, 58, hues.deep, 1, 4),
});
