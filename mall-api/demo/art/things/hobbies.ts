import { ball, block, ellipse, group, line, path, rect, shaded } from "../shapes";
import { natural } from "./natural";
import type { Thing } from "./thing";

const wheel = (x: number, y: number, radius: number, stroke: string, spoke: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${stroke}" stroke-width="11"/>` +
  [0, 45, 90, 135]
    .map((turn) =>
      group(
        line(`M0 ${-radius + 6}V${radius - 6}`, spoke, 2, 0.6),
        `transform="translate(${x} ${y}) rotate(${turn})"`,
      ),
    )
    .join("");

export const laptop: Thing = (fill, hues) => ({
  footprint: 128,
  body:
    rect(-104, -168, 208, 152, hues.deep, 1, 10) +
    rect(-94, -158, 188, 130, fill, 1, 4) +
    path("M-94 -28V-80L-20 -128L40 -74L94 -110V-28Z", hues.light, 0.4) +
    shaded("M-136 0Q-136 -16 -120 -16H120Q136 -16 136 0Z", natural.steel),
});

export const camera: Thing = (fill, hues) => ({
  footprint: 104,
  body:
    rect(-40, -156, 76, 30, hues.deep, 1, 8) +
    rect(-84, -142, 30, 14, natural.brass, 1, 4) +
    block(208, 130, hues.deep, 16) +
    rect(-104, -96, 208, 62, fill, 0.9) +
    ellipse(10, -66, 56, 56, natural.dark) +
    ellipse(10, -66, 42, 42, hues.accents[3] ?? fill) +
    ellipse(10, -66, 22, 22, natural.dark) +
    ellipse(-4, -80, 10, 10, "#ffffff", 0.7),
});

export const tripod: Thing = (fill, hues) => ({
  footprint: 90,
  body:
    line("M0 -230L-84 0M0 -230L84 0M0 -230V-10", hues.deep, 9) +
    block(0, 0, fill) +
    rect(-62, -314, 124, 80, fill, 1, 12) +
    ellipse(0, -274, 32, 32, natural.dark) +
    ellipse(0, -274, 17, 17, hues.light, 0.7),
});

export const turntable: Thing = (fill, hues) => ({
  footprint: 136,
  body:
    block(272, 62, fill, 8) +
    ellipse(-26, -66, 98, 26, natural.dark) +
    ellipse(-26, -66, 62, 16, "#4a443e") +
    ellipse(-26, -66, 28, 8, hues.accents[2] ?? fill) +
    line("M104 -110L98 -76L30 -66", natural.steel, 8) +
    ellipse(104, -112, 13, 13, natural.steel),
});

export const records: Thing = (fill, hues) => ({
  footprint: 96,
  body:
    ellipse(60, -104, 96, 96, natural.dark) +
    ellipse(60, -104, 70, 70, "#4a443e", 0.7) +
    ellipse(60, -104, 28, 28, hues.accents[2] ?? fill) +
    rect(-110, -200, 180, 200, fill, 1, 4) +
    rect(-110, -200, 180, 200, "url(#shade)", 1, 4) +
    ellipse(-20, -110, 52, 52, hues.light, 0.8) +
    path("M-72 -110A52 52 0 0 1 32 -110Z", hues.deep, 0.7),
});

export const radio: Thing = (fill, hues) => ({
  footprint: 112,
  body:
    line("M60 -150L124 -270", hues.deep, 5) +
    block(224, 150, fill, 22) +
    ellipse(-46, -74, 48, 48, hues.deep) +
    ellipse(-46, -74, 34, 34, hues.light, 0.3) +
    rect(24, -122, 70, 40, hues.light, 0.9, 6) +
    line("M60 -122V-82", natural.apple, 3) +
    [40, 78].map((x) => ellipse(x, -44, 14, 14, hues.deep)).join(""),
});

export const globe: Thing = (fill, hues) => ({
  footprint: 62,
  body:
    rect(-60, -14, 120, 14, natural.wood, 1, 6) +
    line("M0 -14V-60", natural.wood, 12) +
    `<circle cx="0" cy="-156" r="106" fill="none" stroke="${natural.brass}" stroke-width="7"/>` +
    ellipse(0, -156, 92, 92, fill) +
    path(
      "M-70 -180Q-30 -230 10 -206Q30 -180 -6 -160T-60 -130Q-92 -150 -70 -180ZM20 -140Q60 -160 80 -130Q70 -90 34 -78Q10 -100 20 -140Z",
      hues.accents[4] ?? natural.leaf,
      0.85,
    ) +
    ellipse(0, -156, 92, 92, "url(#shade)"),
});

export const map: Thing = (fill, hues) => ({
  footprint: 130,
  body:
    path("M-140 -20L-70 -44V-190L-140 -166ZM70 -20V-166L140 -190V-44Z", hues.light) +
    path("M-70 -44L0 -20V-166L-70 -190ZM0 -20L70 -44V-190L0 -166Z", natural.paper) +
    line("M-116 -60Q-60 -140 -10 -90T96 -140", fill, 8) +
    path("M96 -140q-30 -34 0 -62q30 28 0 62z", natural.apple) +
    line("M-110 -140l40 -14M-50 -60l36 14M20 -60l30 -12", hues.deep, 4, 0.35),
});

export const boardGame: Thing = (fill, hues) => ({
  footprint: 130,
  body:
    path("M-140 -10L-70 -76H130L90 -10Z", natural.wood) +
    [0, 1, 2, 3]
      .flatMap((row) =>
        [0, 1, 2, 3].map((at) =>
          (row + at) % 2
            ? path(`M${-124 + row * 17 + at * 51} ${-16 - row * 15}h48l16 -14h-48z`, hues.deep, 0.5)
            : "",
        ),
      )
      .join("") +
    [
      [-50, -44, fill],
      [20, -30, hues.accents[2] ?? fill],
      [70, -56, hues.accents[1] ?? fill],
    ]
      .map(([x, y, color]) =>
        group(
          shaded("M-20 0Q-8 -20 -10 -40H10Q8 -20 20 0Z", String(color)) +
            ellipse(0, -52, 16, 16, String(color)),
          `transform="translate(${x} ${y})"`,
        ),
      )
      .join(""),
});

export const dice: Thing = (fill, hues) => ({
  footprint: 80,
  body:
    group(
      block(90, 90, fill, 16) +
        [-22, 22].map((x) => ellipse(x, -22, 9, 9, hues.light) + ellipse(x, -68, 9, 9, hues.light)).join(""),
      `transform="translate(-38 0)"`,
    ) +
    group(
      block(84, 84, hues.accents[4] ?? fill, 14) + ellipse(0, -42, 10, 10, hues.deep),
      `transform="translate(52 0) rotate(8)"`,
    ) +
    group(
      block(78, 78, hues.accents[2] ?? fill, 14) +
        [-20, 0, 20].map((x) => ellipse(x, -39 + x, 8, 8, hues.deep)).join(""),
      `transform="translate(4 -90) rotate(-10)"`,
    ),
});

export const inkwell: Thing = (fill, hues) => ({
  footprint: 70,
  body:
    path("M28 -84Q60 -260 150 -330Q140 -200 52 -110L34 -66Z", hues.light) +
    line("M30 -70Q70 -220 140 -316", fill, 4) +
    shaded("M-70 0V-56Q-70 -76 -44 -80V-100H44V-80Q70 -76 70 -56V0Z", hues.deep) +
    ellipse(0, -100, 44, 9, fill),
});

export const notebooks: Thing = (fill, hues) => ({
  footprint: 100,
  body:
    [fill, hues.accents[2] ?? fill, hues.accents[4] ?? fill]
      .map((color, at) =>
        group(
          rect(-96, -30, 192, 28, color, 1, 5) +
            rect(60, -28, 34, 24, natural.paper) +
            line("M-70 -30V-2", hues.deep, 5, 0.4),
          `transform="translate(${at * 8 - 8} ${-at * 32})"`,
        ),
      )
      .join("") +
    group(
      rect(-8, -6, 160, 14, natural.apple, 1, 4) + path("M152 -6l26 7l-26 7z", natural.crumb),
      `transform="translate(-70 -108) rotate(-9)"`,
    ),
});

export const bicycle: Thing = (fill, hues) => ({
  footprint: 150,
  body:
    wheel(-96, -70, 66, hues.deep, hues.light) +
    wheel(96, -70, 66, hues.deep, hues.light) +
    line("M-96 -70L-40 -170H66L0 -74Z M-40 -170L0 -74H-96 M66 -170L96 -70", fill, 11) +
    line("M-46 -196L-36 -160M-70 -200H-24", hues.deep, 12) +
    line("M60 -200L70 -164M60 -200q26 -16 40 6", hues.deep, 10) +
    ellipse(0, -74, 17, 17, hues.deep),
});

export const helmet: Thing = (fill, hues) => ({
  footprint: 94,
  body:
    shaded("M-100 -30C-104 -120 -50 -150 10 -148S108 -100 104 -40Q60 -58 0 -44T-100 -30Z", fill) +
    [-44, 0, 44]
      .map((x) => path(`M${x - 14} -70Q${x} -124 ${x + 22} -126Q${x + 8} -96 ${x + 10} -66Z`, hues.deep, 0.7))
      .join("") +
    line("M-70 -34Q-40 20 0 -6", hues.deep, 6),
});

export const skis: Thing = (fill, hues) => ({
  footprint: 60,
  body:
    [-30, 30]
      .map((x, at) =>
        group(
          shaded("M-17 0V-330Q-17 -372 -2 -384Q14 -372 17 -330V0Z", at ? (hues.accents[2] ?? fill) : fill) +
            rect(-17, -150, 34, 50, hues.deep, 0.8, 6) +
            line("M0 -320V-200", hues.light, 5, 0.7),
          `transform="translate(${x} 0) rotate(${at ? 6 : -6})"`,
        ),
      )
      .join("") +
    [-86, 86]
      .map((x) => line(`M${x} 0L${x * 0.8} -280`, hues.deep, 6) + ellipse(x * 0.97, -26, 17, 6, fill))
      .join(""),
});

export const snowboard: Thing = (fill, hues) => ({
  footprint: 50,
  body: group(
    shaded("M-46 -40Q-46 0 0 0T46 -40V-310Q46 -356 0 -356T-46 -310Z", fill) +
      path("M-46 -200L46 -110V-60L-46 -150Z", hues.light, 0.8) +
      ellipse(0, -268, 28, 28, hues.accents[2] ?? fill),
    `transform="rotate(9)"`,
  ),
});

export const tent: Thing = (fill, hues) => ({
  footprint: 160,
  body:
    shaded("M-170 0L-20 -220L170 0Z", fill) +
    path("M-20 -220L-64 0H40Z", hues.deep, 0.85) +
    path("M-20 -220L-64 0L-94 0Z", hues.light, 0.7) +
    line("M-20 -220L-206 10M-20 -220L206 10", hues.light, 3, 0.7),
});

export const goggles: Thing = (fill, hues) => ({
  footprint: 104,
  body:
    line("M-90 -60Q-130 -110 -60 -132Q0 -146 60 -132Q130 -110 90 -60", hues.deep, 13) +
    [-54, 54]
      .map(
        (x) =>
          ellipse(x, -50, 52, 40, fill) +
          ellipse(x, -50, 38, 27, hues.accents[3] ?? fill) +
          line(`M${x - 20} -42l16 -18`, "#ffffff", 6, 0.6),
      )
      .join("") +
    line("M-8 -52H8", fill, 13),
});

export const fins: Thing = (fill, hues) => ({
  footprint: 90,
  body: [-46, 46]
    .map((x, at) =>
      group(
        shaded("M-22 -190Q0 -216 22 -190L54 0Q0 18 -54 0Z", at ? (hues.accents[2] ?? fill) : fill) +
          line("M-12 -150L-28 -14M12 -150L28 -14", hues.deep, 5, 0.5) +
          ellipse(0, -178, 13, 18, hues.deep, 0.7),
        `transform="translate(${x} 0) rotate(${at ? 8 : -8})"`,
      ),
    )
    .join(""),
});

export const ballOf: Thing = (fill, hues) => ({
  footprint: 76,
  body: ball(78, fill) + line("M-70 -108Q0 -60 70 -108M-70 -48Q0 -92 70 -48M0 -156V0", hues.light, 6, 0.75),
});

export const yogaMat: Thing = (fill, hues) => ({
  footprint: 100,
  body:
    shaded("M-100 -70H64V0H-100Q-130 -6 -130 -36T-100 -70Z", fill) +
    ellipse(66, -35, 38, 36, fill) +
    `<path d="M66 -35m-24 0a24 22 0 1 1 24 22a15 14 0 1 1 2 -26" fill="none" stroke="${hues.deep}" stroke-width="6" opacity=".6"/>` +
    [-84, 10].map((x) => rect(x, -72, 15, 74, hues.light, 0.9)).join(""),
});

export const trophy: Thing = (_, hues) => ({
  footprint: 56,
  body:
    block(110, 34, hues.deep, 4) +
    rect(-14, -92, 28, 60, natural.brass) +
    line("M-56 -214q-60 0 -46 50q12 34 60 40M56 -214q60 0 46 50q-12 34 -60 40", natural.brass, 12) +
    shaded("M-64 -236H64C66 -140 40 -92 0 -92S-66 -140 -64 -236Z", natural.brass) +
    path("M0 -204l11 24l26 3l-19 18l5 26l-23 -13l-23 13l5 -26l-19 -18l26 -3z", hues.light, 0.9),
});
