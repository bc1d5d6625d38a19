import { pick, whole } from "../../random";
import { arch, ball, block, ellipse, group, line, polygon, rect } from "../shapes";
import type { Thing } from "./thing";

export const headphones: Thing = (fill, hues) => ({
  footprint: 80,
  body:
    `<path d="M-78 -70V-110A78 78 0 0 1 78 -110V-70" fill="none" stroke="${hues.deep}" stroke-width="16"/>` +
    rect(-104, -106, 46, 92, fill, 1, 20) +
    rect(58, -106, 46, 92, fill, 1, 20) +
    rect(-104, -106, 46, 92, "url(#shade)", 1, 20),
});

export const phone: Thing = (fill, hues, random) => {
  const h = whole(random, 200, 270);
  const w = h * 0.5;
  return {
    footprint: w / 2,
    body:
      rect(-w / 2, -h, w, h, hues.deep, 1, 18) +
      rect(-w / 2 + 8, -h + 8, w - 16, h - 16, fill, 1, 12) +
      polygon(
        [
          [-w / 2 + 8, -h * 0.4],
          [w / 2 - 8, -h * 0.8],
          [w / 2 - 8, -14],
          [-w / 2 + 8, -14],
        ],
        hues.light,
        0.35,
      ) +
      ellipse(0, -h * 0.62, w * 0.2, w * 0.2, hues.light, 0.8),
  };
};

export const speaker: Thing = (fill, hues) => ({
  footprint: 66,
  body:
    block(124, 226, fill, 12) +
    ellipse(0, -72, 44, 44, hues.deep) +
    ellipse(0, -72, 18, 18, hues.light, 0.5) +
    ellipse(0, -168, 26, 26, hues.deep),
});

export const blocks: Thing = (fill, hues, random) => {
  const other = pick(random, hues.accents);
  return {
    footprint: 84,
    body:
      group(block(76, 76, fill, 6), `transform="translate(-42 0)"`) +
      group(block(76, 76, other, 6), `transform="translate(42 0)"`) +
      group(
        random() < 0.5
          ? arch(-38, 0, 76, 76, hues.accents[2] ?? fill)
          : polygon(
              [
                [-44, 0],
                [44, 0],
                [0, -76],
              ],
              hues.accents[0] ?? fill,
            ),
        `transform="translate(0 -76)"`,
      ),
  };
};

export const train: Thing = (fill, hues) => ({
  footprint: 110,
  body:
    rect(-100, -72, 118, 54, fill, 1, 8) +
    rect(10, -118, 84, 100, hues.accents[1] ?? fill, 1, 8) +
    rect(30, -100, 44, 34, hues.light, 1, 4) +
    rect(-78, -108, 22, 40, hues.deep, 1, 4) +
    [-70, -18, 54]
      .map((x) => ellipse(x, -16, 20, 20, hues.deep) + ellipse(x, -16, 7, 7, hues.light))
      .join(""),
});

export const balloon: Thing = (fill, hues, random) => {
  const up = whole(random, 260, 360);
  return {
    footprint: 16,
    body:
      line(`M0 0Q24 ${-up * 0.4} 0 ${-up + 70}`, hues.deep, 2.5, 0.6) +
      ellipse(0, -up, 62, 76, fill) +
      ellipse(0, -up, 62, 76, "url(#shade)") +
      ellipse(-20, -up - 26, 13, 20, hues.light, 0.6),
  };
};

export const kettlebell: Thing = (fill, hues) => ({
  footprint: 64,
  body:
    `<path d="M-34 -104V-128A34 34 0 0 1 34 -128V-104" fill="none" stroke="${hues.deep}" stroke-width="18"/>` +
    ball(62, fill),
});

export const mountain: Thing = (fill, hues, random) => {
  const h = whole(random, 200, 320);
  return {
    footprint: 20,
    body:
      polygon(
        [
          [-170, 0],
          [0, -h],
          [170, 0],
        ],
        fill,
      ) +
      polygon(
        [
          [0, -h],
          [170, 0],
          [34, 0],
          [-12, -h * 0.6],
        ],
        hues.shadow,
        0.35,
      ) +
      polygon(
        [
          [-44, -h * 0.74],
          [0, -h],
          [44, -h * 0.74],
          [16, -h * 0.66],
          [-8, -h * 0.76],
        ],
        hues.light,
      ),
  };
};

export const harp: Thing = (fill, hues) => ({
  footprint: 90,
  body:
    line("M-84 0V-340Q-20 -300 84 -352Q96 -180 -60 0Z", fill, 17) +
    Array.from({ length: 9 }, (_, at) =>
      line(`M${-66 + at * 15} ${-316 + Math.abs(at - 3) * 5}V${-24 - at * 24}`, hues.light, 3, 0.9),
    ).join(""),
});

export const projector: Thing = (fill, hues) => ({
  footprint: 96,
  body:
    polygon(
      [
        [90, -110],
        [420, -260],
        [420, 20],
      ],
      hues.light,
      0.3,
    ) +
    [-46, 46]
      .map(
        (x) =>
          `<circle cx="${x}" cy="-194" r="50" fill="${hues.deep}"/><circle cx="${x}" cy="-194" r="15" fill="${hues.light}"/>`,
      )
      .join("") +
    block(176, 140, fill, 10) +
    rect(84, -116, 34, 44, hues.deep, 1, 4),
});
