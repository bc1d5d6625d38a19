import { pick, whole } from "../../random";
import { ball, line, path } from "../shapes";
import { natural } from "./natural";
import type { Thing } from "./thing";

export const fruit: Thing = (_, hues, random) => {
  const radius = whole(random, 40, 58);
  const fill = pick(random, [natural.apple, natural.pear, natural.plum]);
  return {
    footprint: radius,
    body:
      ball(radius, fill) +
      line(`M0 ${-radius * 2}q4 -20 18 -26`, hues.deep, 5) +
      path(`M6 ${-radius * 2 - 8}q34 -30 58 -4q-32 22 -58 4z`, natural.leaf),
  };
};
