import { pick, whole } from "../../random";
import { arch, block, ellipse, group, line, polygon, rect } from "../shapes";
import type { Thing } from "./thing";

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
