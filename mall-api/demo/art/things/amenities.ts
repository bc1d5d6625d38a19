import { arch, block, ellipse, group, line, path, rect, shaded } from "../shapes";
import { natural } from "./natural";
import type { Thing } from "./thing";

export const lockers: Thing = (fill, hues) => ({
  footprint: 122,
  body:
    block(244, 290, hues.deep, 4) +
    [0, 1, 2]
      .flatMap((row) =>
        [0, 1, 2].map(
          (at) =>
            rect(
              -114 + at * 78,
              -282 + row * 96,
              72,
              90,
              (row + at) % 3 ? fill : (hues.accents[2] ?? fill),
              1,
              3,
            ) + ellipse(-56 + at * 78, -238 + row * 96, 6, 6, hues.light),
        ),
      )
      .join(""),
});

export const cashMachine: Thing = (fill, hues) => ({
  footprint: 82,
  body:
    block(164, 300, fill, 10) +
    rect(-58, -268, 116, 84, hues.deep, 1, 6) +
    rect(-48, -258, 96, 64, hues.light, 0.9, 3) +
    [0, 1, 2]
      .flatMap((row) =>
        [0, 1, 2].map((at) => rect(-50 + at * 24, -164 + row * 24, 18, 18, hues.light, 0.85, 3)),
      )
      .join("") +
    rect(30, -160, 34, 10, hues.deep) +
    path("M-44 -66H44V-40H-44Z", hues.deep) +
    path("M-32 -56H32V-16H-32Z", "#9fb98a"),
});

export const fountain: Thing = (fill, hues) => ({
  footprint: 76,
  body:
    shaded("M-34 0L-26 -140H26L34 0Z", natural.steel) +
    shaded("M-86 -190H86Q80 -134 0 -134T-86 -190Z", fill) +
    line("M-52 -192V-240Q-50 -262 -22 -258", natural.steel, 13) +
    line("M-20 -252Q30 -240 30 -192", "#bfe0ea", 9, 0.9) +
    ellipse(0, -190, 84, 11, hues.deep, 0.4),
});

export const pram: Thing = (fill, hues) => ({
  footprint: 112,
  body:
    line("M-80 -40L30 -130M30 -40L-60 -130M-100 -130L-150 -200H-176", hues.deep, 9) +
    shaded("M-110 -200H110C110 -130 60 -92 0 -92S-110 -130 -110 -200Z", fill) +
    shaded("M0 -206V-310C70 -310 112 -262 112 -206Z", hues.accents[2] ?? fill) +
    line("M0 -206L60 -294M0 -206L100 -250", hues.light, 4, 0.6) +
    [-74, 42].map((x) => ellipse(x, -36, 36, 36, hues.deep) + ellipse(x, -36, 22, 22, hues.light)).join(""),
});

export const wheelchair: Thing = (fill, hues) => ({
  footprint: 112,
  body:
    line("M-60 -280H-34V-130H66L90 -30H120M-34 -190H50", hues.deep, 11) +
    rect(-34, -150, 106, 24, fill, 1, 8) +
    rect(-50, -254, 24, 110, fill, 1, 8) +
    `<circle cx="-14" cy="-86" r="80" fill="none" stroke="${hues.deep}" stroke-width="12"/><circle cx="-14" cy="-86" r="60" fill="none" stroke="${natural.steel}" stroke-width="5"/>` +
    ellipse(-14, -86, 13, 13, natural.steel) +
    ellipse(94, -20, 20, 20, hues.deep),
});

export const slide: Thing = (fill, hues) => ({
  footprint: 150,
  body:
    line("M-96 0V-250M-46 0V-250M-96 -60H-46M-96 -110H-46M-96 -160H-46", hues.deep, 10) +
    path("M-110 -250H-34L-72 -310Z", hues.accents[2] ?? fill) +
    shaded("M-50 -206H-14C50 -190 60 -40 150 -36V0C20 0 10 -150 -50 -166Z", fill),
});

export const door: Thing = (fill, hues) => ({
  footprint: 84,
  body:
    block(180, 330, hues.deep, 6) +
    rect(-76, -318, 152, 318, fill) +
    rect(-76, -318, 152, 318, "url(#shade)") +
    [-56, 8].flatMap((x) => [-296, -150].map((y) => rect(x, y, 48, 120, hues.light, 0.22, 4))).join("") +
    ellipse(52, -150, 9, 9, natural.brass) +
    ellipse(0, -346, 20, 20, hues.light),
});

export const charger: Thing = (fill, hues) => ({
  footprint: 58,
  body:
    line("M50 -150q70 10 56 90t-40 70", hues.deep, 9) +
    block(112, 270, fill, 22) +
    rect(-36, -244, 72, 56, hues.light, 0.9, 6) +
    path("M8 -170L-28 -100H-4L-14 -44L28 -118H4Z", hues.light, 0.95),
});

export const firstAid: Thing = (_, hues) => ({
  footprint: 96,
  body:
    line("M-34 -140V-170H34V-140", hues.deep, 11) +
    block(196, 140, natural.cream, 14) +
    ellipse(0, -70, 50, 50, natural.apple) +
    rect(-9, -102, 18, 64, natural.cream) +
    rect(-32, -79, 64, 18, natural.cream),
});

export const dog: Thing = (fill, hues) => ({
  footprint: 96,
  body:
    line("M70 -110q60 -20 54 -76", "#a9744a", 17) +
    [-64, -30, 46, 74].map((x) => rect(x - 12, -70, 24, 70, "#a9744a", 1, 10)).join("") +
    shaded("M-84 -80Q-90 -134 -30 -134H60Q96 -130 92 -64Q0 -44 -84 -80Z", "#b9845a") +
    ellipse(-84, -164, 48, 44, "#b9845a") +
    ellipse(-124, -150, 28, 20, "#d9b48a") +
    path("M-60 -200q34 10 24 66q-28 -8 -24 -66z", "#7d5233") +
    ellipse(-140, -156, 9, 7, natural.dark) +
    ellipse(-96, -176, 6, 7, natural.dark) +
    line("M-78 -122L-46 -130", fill, 13) +
    ellipse(-64, -112, 8, 8, hues.accents[2] ?? fill),
});

export const armchair: Thing = (fill, hues) => ({
  footprint: 116,
  body:
    [-80, 80].map((x) => line(`M${x} 0V-26`, hues.deep, 12)).join("") +
    shaded("M-92 -30V-210Q-90 -256 -40 -256H40Q90 -256 92 -210V-30Z", fill) +
    rect(-80, -116, 160, 60, hues.light, 0.22, 18) +
    shaded(
      "M-124 -22V-116Q-122 -140 -100 -140T-76 -116V-22ZM76 -22V-116Q78 -140 100 -140T124 -116V-22Z",
      fill,
    ) +
    [-30, 30].map((x) => ellipse(x, -190, 6, 6, hues.deep, 0.4)).join(""),
});

export const signpost: Thing = (fill, hues) => ({
  footprint: 40,
  body:
    line("M0 0V-330", hues.deep, 13) +
    [
      [-1, -300, fill],
      [1, -240, hues.accents[2] ?? fill],
      [-1, -180, hues.accents[1] ?? fill],
    ]
      .map(([side, y, color]) =>
        group(
          shaded("M-20 -22H110L140 0L110 22H-20Z", String(color)) + line("M0 0H84", hues.light, 8, 0.8),
          `transform="translate(0 ${y}) scale(${side} 1)"`,
        ),
      )
      .join(""),
});

export const desk: Thing = (fill, hues) => ({
  footprint: 140,
  body:
    shaded("M-140 0V-120Q0 -150 140 -120V0Z", fill) +
    path("M-150 -124Q0 -158 150 -124V-108Q0 -140 -150 -108Z", hues.light) +
    ellipse(0, -68, 34, 34, hues.light, 0.9) +
    rect(-6, -74, 12, 30, hues.deep, 1, 3) +
    ellipse(0, -86, 8, 8, hues.deep) +
    arch(60, -132, 50, 70, hues.accents[2] ?? fill),
});

export const robot: Thing = (fill, hues) => ({
  footprint: 70,
  body:
    [-34, 34].map((x) => rect(x - 17, -46, 34, 46, hues.deep, 1, 8)).join("") +
    group(block(130, 120, fill, 16), `transform="translate(0 -40)"`) +
    rect(-40, -136, 80, 50, hues.light, 0.85, 8) +
    group(block(104, 80, hues.accents[2] ?? fill, 18), `transform="translate(0 -166)"`) +
    [-24, 24]
      .map((x) => ellipse(x, -208, 13, 13, hues.light) + ellipse(x, -208, 6, 6, natural.dark))
      .join("") +
    line("M0 -246V-276", hues.deep, 6) +
    ellipse(0, -282, 10, 10, fill) +
    line("M-66 -140L-104 -90M66 -140L104 -176", hues.deep, 15),
});
