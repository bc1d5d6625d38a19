import { whole } from "../../random";
import { ellipse, line, path, rect, shaded } from "../shapes";
import { natural } from "./natural";
import type { Thing } from "./thing";

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
