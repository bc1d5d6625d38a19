import { whole } from "../../random";
import { arch, block, ellipse, group, line, path, rect, shaded, turned } from "../shapes";
import { natural } from "./natural";
import type { Thing } from "./thing";

export const pillows: Thing = (fill, hues) => ({
  footprint: 118,
  body: [hues.accents[4] ?? fill, fill, hues.accents[2] ?? fill]
    .map((color, at) =>
      shaded(
        `M-112 ${-8 - at * 62}Q-126 ${-40 - at * 62} -104 ${-66 - at * 62}Q0 ${-84 - at * 62} 104 ${-66 - at * 62}Q126 ${-40 - at * 62} 112 ${-8 - at * 62}Q0 ${10 - at * 62} -112 ${-8 - at * 62}Z`,
        color,
      ),
    )
    .join(""),
});

export const plates: Thing = (fill, hues) => ({
  footprint: 110,
  body:
    [0, 1, 2, 3, 4]
      .map(
        (at) =>
          ellipse(0, -12 - at * 17, 112 - at * 4, 15, at % 2 ? fill : hues.light) +
          ellipse(0, -12 - at * 17, 112 - at * 4, 15, "url(#shade)", 0.6),
      )
      .join("") +
    shaded(
      "M-64 -92H64C60 -50 40 -34 0 -34S-60 -50 -64 -92Z".replaceAll("-34", "-84").replaceAll("-50", "-88"),
      fill,
    ) +
    shaded("M-60 -146H60C58 -104 36 -88 0 -88S-58 -104 -60 -146Z", hues.accents[2] ?? fill) +
    ellipse(0, -146, 60, 10, hues.deep, 0.35),
});

export const mugs: Thing = (fill, hues) => ({
  footprint: 84,
  body:
    line("M40 -84q44 0 40 40q-6 26 -42 26", hues.accents[2] ?? fill, 13) +
    block(96, 104, hues.accents[2] ?? fill, 12) +
    group(
      line("M-44 -84q-44 0 -40 40q6 26 42 26", fill, 13) + block(92, 100, fill, 12),
      `transform="translate(-4 -104)"`,
    ),
});

export const candles: Thing = (fill, hues) => ({
  footprint: 80,
  body: [
    [-52, 120],
    [0, 190],
    [52, 84],
  ]
    .map(
      ([x = 0, h = 0], at) =>
        rect(x - 24, -10, 48, 10, natural.brass, 1, 4) +
        rect(x - 15, -h, 30, h - 8, at % 2 ? fill : (hues.accents[4] ?? fill), 1, 4) +
        rect(x - 15, -h, 30, h - 8, "url(#shade)", 1, 4) +
        ellipse(x, -h - 26, 34, 40, hues.light, 0.3) +
        path(`M${x} ${-h - 2}q-13 -22 0 -46q13 24 0 46z`, "#f2b544"),
    )
    .join(""),
});

export const bouquet: Thing = (fill, hues, random) => {
  const blooms = [fill, hues.accents[2] ?? fill, hues.accents[0] ?? fill, hues.accents[4] ?? fill];
  const heads = [
    [-66, -236],
    [-22, -270],
    [28, -250],
    [70, -220],
    [-40, -206],
    [10, -212],
    [46, -186],
  ];
  return {
    footprint: 52,
    body:
      heads.map(([x = 0, y = 0]) => line(`M${x * 0.2} -90L${x} ${y}`, natural.leaf, 6)).join("") +
      heads
        .map(([x = 0, y = 0], at) => {
          const radius = whole(random, 22, 32);
          return (
            ellipse(x, y, radius, radius, blooms[at % 4] ?? fill) +
            ellipse(x, y, radius * 0.4, radius * 0.4, "#f2c14e")
          );
        })
        .join("") +
      shaded("M-70 -150L-20 0H24L74 -150Q0 -110 -70 -150Z", natural.paper) +
      rect(-34, -70, 72, 16, fill, 1, 6),
  };
};

export const tulips: Thing = (fill, hues) => ({
  footprint: 48,
  body:
    [-46, -14, 18, 50]
      .map(
        (x, at) =>
          line(`M${x * 0.3} -100Q${x * 0.8} -170 ${x} ${-220 - (at % 2) * 34}`, natural.leaf, 7) +
          shaded(
            `M${x - 22} ${-256 - (at % 2) * 34}L${x - 10} ${-240 - (at % 2) * 34}L${x} ${-264 - (at % 2) * 34}L${x + 10} ${-240 - (at % 2) * 34}L${x + 22} ${-256 - (at % 2) * 34}Q${x + 24} ${-206 - (at % 2) * 34} ${x} ${-204 - (at % 2) * 34}T${x - 22} ${-256 - (at % 2) * 34}Z`,
            at % 2 ? fill : (hues.accents[2] ?? fill),
          ),
      )
      .join("") +
    turned(
      [
        [34, 0],
        [48, 60],
        [30, 112],
        [36, 126],
      ],
      hues.light,
    ),
});

export const cactus: Thing = (fill) => ({
  footprint: 48,
  body:
    shaded("M-26 -84V-190Q-26 -222 0 -222T26 -190V-84Z", natural.leaf) +
    line("M-26 -140H-58V-180M26 -120H54V-166", natural.leaf, 24) +
    [-10, 8].map((x) => line(`M${x} -204V-96`, "#3f6a35", 3, 0.6)).join("") +
    ellipse(0, -226, 13, 10, fill) +
    turned(
      [
        [36, 0],
        [48, 88],
      ],
      "#b5654a",
    ),
});

export const clock: Thing = (fill, hues) => ({
  footprint: 84,
  body:
    line("M-54 0L-40 -30M54 0L40 -30", hues.deep, 10) +
    ellipse(0, -104, 92, 92, fill) +
    ellipse(0, -104, 92, 92, "url(#shade)") +
    ellipse(0, -104, 74, 74, hues.light) +
    [0, 90, 180, 270]
      .map((turn) => group(line("M0 -64V-54", hues.deep, 6), `transform="translate(0 -104) rotate(${turn})"`))
      .join("") +
    line("M0 -104V-152M0 -104L34 -88", hues.deep, 7),
});

export const sofa: Thing = (fill, hues) => ({
  footprint: 170,
  body:
    [-130, 130].map((x) => line(`M${x} 0V-24`, hues.deep, 12)).join("") +
    shaded("M-150 -30V-150Q-150 -184 -110 -184H110Q150 -184 150 -150V-30Z", fill) +
    line("M0 -176V-100", hues.deep, 3, 0.3) +
    rect(-136, -108, 272, 64, fill, 1, 18) +
    rect(-136, -108, 272, 64, hues.light, 0.16, 18) +
    shaded(
      "M-176 -20V-110Q-176 -130 -154 -130T-132 -110V-20ZM132 -20V-110Q132 -130 154 -130T176 -110V-20Z",
      fill,
    ) +
    group(
      rect(-30, -30, 60, 60, hues.accents[2] ?? fill, 1, 10),
      `transform="translate(-86 -134) rotate(14)"`,
    ),
});

export const kettle: Thing = (fill, hues) => ({
  footprint: 70,
  body:
    line("M-40 -168Q0 -246 44 -168", natural.dark, 15) +
    path("M58 -120L112 -168L98 -110Z", fill) +
    shaded("M-72 0L-58 -130Q-40 -164 0 -164T58 -130L72 0Z", fill) +
    ellipse(0, -166, 14, 9, hues.deep) +
    rect(-20, -96, 40, 60, hues.light, 0.4, 10),
});

export const teddy: Thing = (fill) => ({
  footprint: 84,
  body:
    [-52, 52].map((x) => ellipse(x, -216, 27, 27, "#a9744a") + ellipse(x, -216, 14, 14, "#d9b48a")).join("") +
    ellipse(0, -72, 70, 76, "#a9744a") +
    [-66, 66]
      .map((x) => ellipse(x, -96, 24, 42, "#a9744a") + ellipse(x * 0.8, -18, 36, 24, "#b9845a"))
      .join("") +
    ellipse(0, -64, 42, 48, "#d9b48a") +
    ellipse(0, -178, 68, 60, "#b9845a") +
    ellipse(0, -160, 30, 24, "#e6cba6") +
    [-24, 24].map((x) => ellipse(x, -188, 6, 7, natural.dark)).join("") +
    ellipse(0, -168, 9, 7, natural.dark) +
    path("M-30 -124L0 -114L-30 -104ZM30 -124L0 -114L30 -104Z", fill),
});

export const rockingHorse: Thing = (fill, hues) => ({
  footprint: 120,
  body:
    line("M-130 -28Q0 24 130 -28", natural.wood, 14) +
    line("M-60 -14L-46 -80M60 -14L50 -80", natural.wood, 15) +
    shaded(
      "M-84 -130Q-20 -150 40 -134L74 -226Q112 -236 140 -196L128 -176L100 -184L80 -84Q0 -64 -76 -84Z",
      fill,
    ) +
    line("M-84 -126Q-124 -110 -112 -64M70 -222L48 -146", hues.deep, 14) +
    rect(-34, -150, 56, 26, hues.accents[2] ?? fill, 1, 10) +
    ellipse(108, -204, 5, 5, natural.dark),
});

export const castle: Thing = (fill, hues) => ({
  footprint: 120,
  body:
    block(150, 130, fill, 2) +
    [-94, 94]
      .map(
        (x) =>
          rect(x - 30, -190, 60, 190, hues.accents[2] ?? fill) +
          rect(x - 30, -190, 60, 190, "url(#shade)") +
          path(`M${x - 40} -190L${x} -262L${x + 40} -190Z`, hues.accents[0] ?? fill),
      )
      .join("") +
    [-60, -20, 20].map((x) => rect(x, -150, 28, 24, fill)).join("") +
    arch(-26, 0, 52, 80, hues.deep, 0.75),
});

export const crayons: Thing = (fill, hues) => ({
  footprint: 62,
  body:
    [-44, -22, 0, 22, 44]
      .map((x, at) => {
        const color = [fill, hues.accents[1], hues.accents[2], hues.accents[3], hues.accents[0]][at] ?? fill;
        const h = 190 + ((at * 37) % 50);
        return (
          rect(x - 10, -h, 20, h - 40, color) +
          path(`M${x - 10} ${-h}L${x} ${-h - 30}L${x + 10} ${-h}Z`, natural.crumb) +
          path(`M${x - 3} ${-h - 20}L${x} ${-h - 30}L${x + 3} ${-h - 20}Z`, color)
        );
      })
      .join("") + block(124, 110, hues.light, 10),
});

export const easel: Thing = (fill, hues) => ({
  footprint: 100,
  body:
    line("M-90 0L-10 -340M90 0L10 -340M0 -300V-20", natural.wood, 11) +
    rect(-96, -286, 192, 170, natural.paper) +
    path("M-96 -116V-160L-40 -226L10 -170L44 -200L96 -140V-116Z", fill) +
    ellipse(56, -246, 22, 22, hues.accents[2] ?? fill) +
    rect(-106, -116, 212, 14, natural.wood),
});

export const framedPrint: Thing = (fill, hues, random) => {
  const w = whole(random, 150, 190);
  return {
    footprint: w / 2,
    body:
      rect(-w / 2, -250, w, 250, natural.wood) +
      rect(-w / 2 + 12, -238, w - 24, 226, natural.paper) +
      rect(-w / 2 + 34, -212, w - 68, 174, fill) +
      ellipse(0, -140, 36, 36, hues.accents[2] ?? fill) +
      path(`M${-w / 2 + 34} -38V-84Q-10 -130 ${w / 2 - 34} -70V-38Z`, hues.deep, 0.7),
  };
};
