import { whole } from "../../random";
import { ball, block, ellipse, line, rect, shaded } from "../shapes";
import { natural } from "./natural";
import type { Thing } from "./thing";

export const suitcase: Thing = (fill, hues, random) => {
  const h = whole(random, 170, 220);
  return {
    footprint: 92,
    body:
      line(`M-30 ${-h}V${-h - 56}H30V${-h}`, hues.deep, 9) +
      shaded(`M-90 -14V${-h + 10}Q-90 ${-h} -76 ${-h}H76Q90 ${-h} 90 ${-h + 10}V-14Z`, fill) +
      [-50, 0, 50].map((x) => line(`M${x} ${-h + 18}V-28`, hues.light, 4, 0.45)).join("") +
      [-62, 62].map((x) => ellipse(x, -8, 13, 13, hues.deep)).join(""),
  };
};

export const perfume: Thing = (fill, hues, random) => {
  const isRound = random() < 0.5;
  return {
    footprint: 56,
    body:
      (isRound ? ball(66, fill) : block(112, 136, fill, 10)) +
      (isRound ? ellipse(0, -66, 44, 44, hues.light, 0.3) : rect(-44, -122, 88, 106, hues.light, 0.3, 6)) +
      rect(-16, -158, 32, 26, natural.brass, 1, 3) +
      rect(-26, -204, 52, 48, hues.deep, 1, isRound ? 24 : 5),
  };
};
