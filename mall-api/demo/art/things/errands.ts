import { block, ellipse, group, line, path, rect, shaded } from "../shapes";
import { natural } from "./natural";
import type { Thing } from "./thing";

export const keys: Thing = (fill, hues) => ({
  footprint: 80,
  body:
    `<circle cx="0" cy="-236" r="34" fill="none" stroke="${natural.steel}" stroke-width="8"/>` +
    [-24, 20]
      .map((turn, at) =>
        group(
          `<circle cx="0" cy="44" r="30" fill="none" stroke="${at ? fill : natural.brass}" stroke-width="17"/>` +
            rect(-9, 72, 18, 120, at ? fill : natural.brass) +
            rect(9, 150, 24, 14, at ? fill : natural.brass) +
            rect(9, 176, 17, 14, at ? fill : natural.brass),
          `transform="translate(0 -214) rotate(${turn})"`,
        ),
      )
      .join("") +
    ellipse(0, -270, 5, 5, hues.deep),
});

export const iron: Thing = (fill, hues) => ({
  footprint: 116,
  body:
    line("M-76 -92Q-70 -166 0 -160H60Q84 -150 74 -96", hues.deep, 22) +
    shaded("M-118 -14C-110 -80 -60 -104 0 -104H84L100 -14Z", fill) +
    path("M-126 0Q-122 -14 -110 -14H104L108 0Z", natural.steel) +
    ellipse(30, -66, 15, 15, hues.light, 0.8),
});

export const wardrobeRail: Thing = (fill, hues) => ({
  footprint: 100,
  body:
    line("M-110 0V-320H110V0", hues.deep, 9) +
    [-66, -8, 52]
      .map(
        (x, at) =>
          line(`M${x} -320q-14 22 0 30`, hues.deep, 4) +
          shaded(
            `M${x - 14} -288L${x - 46} -262L${x - 40} -70H${x + 40}L${x + 46} -262L${x + 14} -288Z`,
            [fill, hues.accents[4], hues.accents[3]][at] ?? fill,
          ) +
          path(`M${x - 44} -300H${x + 44}V-60H${x - 44}Z`, hues.light, 0.28),
      )
      .join(""),
});

export const coins: Thing = () => ({
  footprint: 92,
  body: [
    [-66, 3],
    [0, 7],
    [64, 5],
  ]
    .map(([x = 0, count = 0]) =>
      Array.from(
        { length: count },
        (_, at) =>
          ellipse(x, -12 - at * 19, 44, 13, "#a9832f") +
          ellipse(x, -17 - at * 19, 44, 13, natural.brass) +
          ellipse(x, -17 - at * 19, 29, 8, "#e3c477", 0.8),
      ).join(""),
    )
    .join(""),
});

export const safe: Thing = (fill, hues) => ({
  footprint: 104,
  body:
    [-76, 50].map((x) => rect(x, -14, 26, 14, hues.deep)).join("") +
    group(
      block(206, 200, hues.deep, 14) +
        rect(-84, -182, 168, 164, fill, 1, 8) +
        rect(-84, -182, 168, 164, "url(#shade)", 1, 8),
      `transform="translate(0 -12)"`,
    ) +
    `<circle cx="-14" cy="-112" r="40" fill="none" stroke="${natural.steel}" stroke-width="10"/>` +
    line("M-14 -160V-64M-62 -112H34", natural.steel, 8) +
    rect(54, -150, 13, 76, natural.steel, 1, 5),
});

export const parcel: Thing = (fill, hues) => ({
  footprint: 92,
  body:
    block(184, 134, "#c9a374", 4) +
    rect(-18, -134, 36, 134, "#e3c79e") +
    rect(30, -70, 50, 40, natural.paper, 1, 3) +
    line("M38 -58h34M38 -46h24", hues.deep, 4, 0.5) +
    group(block(116, 84, "#d8b58a", 4) + rect(-58, -52, 116, 15, fill), `transform="translate(-14 -134)"`),
});

export const envelope: Thing = (fill, hues) => ({
  footprint: 104,
  body: group(
    rect(-112, -148, 224, 148, natural.paper, 1, 6) +
      line("M-108 -142L0 -62L108 -142M-106 -6L-34 -78M106 -6L34 -78", hues.deep, 5, 0.4) +
      ellipse(0, -64, 24, 24, fill),
    `transform="rotate(-5)"`,
  ),
});

export const postbox: Thing = (fill, hues) => ({
  footprint: 62,
  body:
    rect(-50, -40, 100, 40, hues.deep) +
    shaded("M-58 -36V-240A58 58 0 0 1 58 -240V-36Z", fill) +
    rect(-40, -220, 80, 14, hues.deep, 1, 6) +
    rect(-30, -170, 60, 46, hues.light, 0.9, 4),
});

export const printer: Thing = (fill, hues) => ({
  footprint: 116,
  body:
    path("M-70 -130H70V-210H-70Z", natural.paper) +
    block(232, 130, fill, 14) +
    rect(-84, -54, 168, 16, hues.deep, 1, 5) +
    path("M-70 -46H70L84 0H-84Z", natural.paper) +
    [50, 74].map((x) => ellipse(x, -98, 8, 8, hues.light)).join(""),
});

export const plane: Thing = (fill, hues) => ({
  footprint: 100,
  body:
    line("M0 0V-120", natural.steel, 9) +
    rect(-50, -12, 100, 12, hues.deep, 1, 5) +
    group(
      shaded("M-150 6Q-120 -30 -40 -26H96Q144 -24 150 0Q140 18 96 20H-60Q-130 24 -150 6Z", natural.cream) +
        path("M-30 0L-70 92H-34L44 4ZM-120 -10L-156 -70H-124L-76 -18Z", fill) +
        [0, 34, 68, 100].map((x) => ellipse(x, -6, 7, 7, hues.deep)).join(""),
      `transform="translate(0 -170) rotate(-14)"`,
    ),
});
