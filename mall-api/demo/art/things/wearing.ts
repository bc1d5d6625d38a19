import { whole } from "../../random";
import { ball, block, ellipse, group, line, path, rect, shaded, turned } from "../shapes";
import { natural } from "./natural";
import type { Thing } from "./thing";

export const boot: Thing = (fill, hues) => ({
  footprint: 92,
  body:
    shaded("M-70 -16V-230Q-40 -244 24 -230L20 -110Q24 -78 92 -60Q112 -50 108 -16Z", fill) +
    rect(-74, -18, 186, 18, hues.deep, 1, 6) +
    [0, 1, 2, 3].map((at) => line(`M10 ${-200 + at * 28}l26 8`, hues.light, 5)).join("") +
    rect(-74, -236, 100, 18, hues.light, 0.8, 8),
});

export const sandal: Thing = (fill, hues) => ({
  footprint: 104,
  body:
    shaded("M-104 -22Q-40 -34 20 -16T112 -20V0H-104Z", natural.wood) +
    line("M-70 -26Q-60 -90 -8 -86T30 -20M40 -18Q60 -60 92 -18", fill, 17) +
    ellipse(-8, -84, 9, 9, hues.accents[2] ?? natural.brass),
});

export const hat: Thing = (fill, hues) => ({
  footprint: 118,
  body:
    ellipse(0, -14, 128, 20, fill) +
    ellipse(0, -14, 128, 20, "url(#shade)") +
    shaded("M-70 -18C-76 -110 -50 -124 0 -116S76 -110 70 -18Q0 0 -70 -18Z", fill) +
    path("M-72 -44Q0 -24 72 -44V-20Q0 0 -72 -20Z", hues.deep, 0.8),
});

export const wallet: Thing = (fill, hues) => ({
  footprint: 88,
  body: group(
    rect(-84, -130, 168, 40, natural.paper, 1, 4) +
      rect(-92, -112, 184, 112, fill, 1, 12) +
      rect(-92, -112, 184, 112, "url(#shade)", 1, 12) +
      line("M-80 -98H80M-80 -12H80", hues.light, 2, 0.6) +
      rect(44, -74, 56, 36, fill, 1, 10) +
      ellipse(64, -56, 8, 8, natural.brass),
    `transform="rotate(-4)"`,
  ),
});

export const suitcase: Thing = (fill, hues, random) => {
  const h = whole(random, 170, 220);
  return {
    footprint: 92,
    body:
      line(`M-30 ${-h}V${-h - 56}H30V${-h}`, hues.deep, 9) +
      shaded(`M-90 -14V${-h + 10}Q-90 ${-h} -76 ${-h}H76Q90 ${-h} 90 ${-h + 10}V-14Z`, fill) +
      [-50, 0, 50].map((x) => line(`M${x} ${-h + 18}V-28`, hues.light, 4, 0.45)).join("") +
      [-62, 62].map((x) => ellipse(x, -8, 13, 13, hues.deep)).join(""),
  };
};

export const backpack: Thing = (fill, hues) => ({
  footprint: 84,
  body:
    line("M-26 -216Q0 -252 26 -216", hues.deep, 9) +
    shaded("M-80 0V-150C-80 -206 -40 -220 0 -220S80 -206 80 -150V0Q0 8 -80 0Z", fill) +
    shaded("M-58 -8V-86Q0 -100 58 -86V-8Q0 0 -58 -8Z", hues.accents[2] ?? fill) +
    line("M-62 -140Q0 -160 62 -140M0 -86V-56", hues.light, 6, 0.8),
});

export const glasses: Thing = (fill, hues) => ({
  footprint: 104,
  body:
    [-56, 56]
      .map(
        (x) =>
          `<circle cx="${x}" cy="-62" r="44" fill="${hues.light}" fill-opacity=".45" stroke="${fill}" stroke-width="12"/>`,
      )
      .join("") +
    line("M-14 -70Q0 -86 14 -70M-100 -72L-122 -20M100 -72L122 -20", fill, 11) +
    line("M-76 -50L-46 -86M36 -50L66 -86", "#ffffff", 6, 0.55),
});

export const eyeChart: Thing = (fill, hues) => ({
  footprint: 84,
  body:
    block(170, 280, natural.paper, 6) +
    [44, 34, 26, 20]
      .map((size, row) =>
        Array.from({ length: row * 2 + 1 }, (_, at) =>
          rect(
            (at - row) * (size + 8) - size / 2,
            -252 + row * 62,
            size,
            size,
            row ? hues.deep : fill,
            0.85,
            4,
          ),
        ).join(""),
      )
      .join(""),
});

export const lipstick: Thing = (fill, hues) => ({
  footprint: 34,
  body:
    block(62, 92, hues.deep, 6) +
    rect(-26, -126, 52, 40, natural.brass, 1, 3) +
    shaded("M-22 -124V-188Q-6 -214 22 -206V-124Z", fill) +
    rect(-31, -60, 62, 6, natural.brass),
});

export const perfume: Thing = (fill, hues, random) => {
  const isRound = random() < 0.5;
  return {
    footprint: 56,
    body:
      (isRound ? ball(66, fill) : block(112, 136, fill, 10)) +
      (isRound ? ellipse(0, -66, 44, 44, hues.light, 0.3) : rect(-44, -122, 88, 106, hues.light, 0.3, 6)) +
      rect(-16, -158, 32, 26, natural.brass, 1, 3) +
      rect(-26, -204, 52, 48, hues.deep, 1, isRound ? 24 : 5),
  };
};

export const cream: Thing = (fill, hues) => ({
  footprint: 66,
  body:
    block(128, 66, hues.light, 16) +
    rect(-68, -96, 136, 36, fill, 1, 8) +
    rect(-68, -96, 136, 36, "url(#shade)", 1, 8) +
    line("M-34 -34H34", hues.deep, 5, 0.5),
});

export const soap: Thing = (fill, hues) => ({
  footprint: 92,
  body:
    block(180, 18, natural.wood, 8) +
    shaded("M-70 -18V-58Q-70 -76 -50 -76H50Q70 -76 70 -58V-18Z", fill) +
    shaded("M-54 -76V-112Q-54 -128 -38 -128H38Q54 -128 54 -112V-76Z", hues.accents[2] ?? fill) +
    [-84, -62, 74]
      .map((x, at) => ellipse(x, -150 - at * 16, 15 - at * 3, 15 - at * 3, hues.light, 0.7))
      .join(""),
});

export const comb: Thing = (fill, hues) => ({
  footprint: 76,
  body: group(
    rect(-104, -60, 208, 30, fill, 1, 10) +
      Array.from({ length: 14 }, (_, at) => rect(-98 + at * 14.4, -34, 7, 54, fill, 1, 3)).join("") +
      line("M-92 -46H60", hues.light, 4, 0.5),
    `transform="translate(0 -40) rotate(-58)"`,
  ),
});

export const hairdryer: Thing = (fill, hues) => ({
  footprint: 72,
  body:
    shaded("M-30 0L-24 -120H34L22 0Z", hues.deep) +
    shaded("M-84 -150Q-84 -216 -20 -216H120V-134H-20Q-84 -134 -84 -150Z", fill) +
    rect(112, -224, 26, 98, hues.deep, 1, 6) +
    ellipse(-36, -175, 24, 24, hues.light, 0.6) +
    [170, 196].map((x) => line(`M${x} -200q16 22 0 44`, hues.light, 5, 0.6)).join(""),
});

export const polish: Thing = (fill, hues) => ({
  footprint: 42,
  body:
    shaded("M-44 -12Q-50 -80 -22 -92H22Q50 -80 44 -12Q0 8 -44 -12Z", fill) +
    shaded("M-16 -92L-12 -202Q0 -212 12 -202L16 -92Z", hues.deep) +
    line("M-26 -70Q-34 -40 -28 -20", "#ffffff", 6, 0.5),
});

export const razor: Thing = (fill, hues) => ({
  footprint: 60,
  body:
    shaded("M-40 0Q-46 -60 -18 -84V-110H18V-84Q46 -60 40 0Z", fill) +
    rect(-26, -128, 52, 22, natural.brass, 1, 4) +
    path("M-26 -128Q-56 -200 -40 -232Q0 -250 40 -232Q56 -200 26 -128Z", natural.cream) +
    [-24, -8, 8, 24].map((x) => line(`M${x * 0.6} -132L${x * 1.2} -226`, hues.shadow, 2, 0.35)).join(""),
});

export const stones: Thing = (_, hues) => ({
  footprint: 80,
  body:
    [
      [0, -26, 84, 26],
      [6, -72, 64, 22],
      [-4, -110, 46, 18],
    ]
      .map(
        ([x = 0, y = 0, rx = 0, ry = 0]) =>
          ellipse(x, y, rx, ry, hues.deep) + ellipse(x, y, rx, ry, "url(#shade)"),
      )
      .join("") +
    path("M-4 -128q-40 -50 0 -92q40 42 0 92z", hues.accents[0] ?? natural.leaf, 0.9) +
    path(
      "M-4 -128q-66 -14 -78 -60q60 0 78 60zM-4 -128q66 -14 78 -60q-60 0 -78 60z",
      hues.accents[2] ?? natural.leaf,
      0.85,
    ),
});

export const towels: Thing = (fill, hues) => ({
  footprint: 100,
  body:
    [fill, hues.accents[4] ?? fill, hues.accents[2] ?? fill]
      .map(
        (color, at) =>
          rect(-100 + at * 4, -46 - at * 44, 196 - at * 8, 44, color, 1, 20) +
          rect(-100 + at * 4, -46 - at * 44, 196 - at * 8, 44, "url(#shade)", 1, 20),
      )
      .join("") + [-24, -68, -112].map((y) => line(`M40 ${y}h52`, hues.deep, 4, 0.3)).join(""),
});

export const mannequin: Thing = (fill, hues) => ({
  footprint: 62,
  body:
    line("M0 -40V-180M-60 0L0 -44L60 0", hues.deep, 10) +
    turned(
      [
        [40, 150],
        [70, 176],
        [44, 250],
        [74, 330],
        [60, 366],
        [16, 382],
        [14, 412],
      ],
      fill,
    ) +
    line("M-44 -250Q0 -236 44 -250", hues.light, 8, 0.7) +
    ellipse(0, -414, 15, 8, hues.deep),
});

export const umbrella: Thing = (fill, hues) => ({
  footprint: 46,
  body:
    line("M0 -260V-30Q0 0 -26 0T-50 -28", natural.wood, 11) +
    shaded(
      "M-170 -210C-150 -310 -60 -340 0 -340S150 -310 170 -210Q142 -240 112 -212Q56 -250 0 -212Q-56 -250 -112 -212Q-142 -240 -170 -210Z",
      fill,
    ) +
    line("M0 -340V-362M0 -336Q-46 -290 -56 -232M0 -336Q46 -290 56 -232", hues.light, 5, 0.6),
});

export const foldedShirts: Thing = (fill, hues) => ({
  footprint: 92,
  body: [fill, hues.accents[1] ?? fill, hues.accents[4] ?? fill, hues.accents[3] ?? fill]
    .map(
      (color, at) =>
        rect(-90, -36 - at * 36, 180, 34, color, 1, 9) +
        rect(-90, -36 - at * 36, 180, 34, "url(#shade)", 1, 9) +
        path(`M-22 ${-36 - at * 36}L0 ${-20 - at * 36}L22 ${-36 - at * 36}Z`, hues.deep, 0.25),
    )
    .join(""),
});
