import { pick, whole } from "../../random";
import { ellipse, line, rect, shaded } from "../shapes";
import { natural } from "./natural";
import type { Thing } from "./thing";

export const loaf: Thing = (_, __, random) => {
  const crust = pick(random, natural.crusts);
  return {
    footprint: 104,
    body:
      shaded("M-112 0C-130 -70 -70 -104 0 -104S130 -70 112 0Z", crust) +
      [-50, 0, 50].map((x) => line(`M${x - 16} -88q22 20 12 52`, natural.crumb, 8, 0.85)).join(""),
  };
};

export const crate: Thing = (_, hues, random) => ({
  footprint: 124,
  body:
    [-84, -42, 0, 42, 84]
      .map((x, at) =>
        ellipse(
          x,
          -100 - (at % 2) * 20,
          34,
          34,
          [natural.apple, natural.pear, natural.plum][whole(random, 0, 2)] ?? "",
        ),
      )
      .join("") +
    [-92, -48, -4].map((y) => rect(-126, y - 4, 252, 38, natural.wood, 1, 3)).join("") +
    rect(-126, -96, 252, 130, "url(#shade)", 0.7) +
    [-118, 106].map((x) => rect(x, -100, 14, 134, hues.deep, 0.35)).join(""),
});
