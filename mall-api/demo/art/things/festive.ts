import { group, polygon } from "../shapes";

import type { Thing } from "./thing";

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
