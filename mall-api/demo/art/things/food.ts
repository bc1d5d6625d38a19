import { pick, whole } from "../../random";
import { ball, ellipse, line, path, rect } from "../shapes";
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

export const cup: Thing = (fill, hues) => ({
  footprint: 74,
  body:
    line("M58 -84q52 4 40 44q-10 30 -52 24", fill, 13) +
    path("M-66 -104H66C66 -40 44 0 24 0H-24C-44 0 -66 -40 -66 -104Z", fill) +
    path("M-66 -104H66C66 -40 44 0 24 0H-24C-44 0 -66 -40 -66 -104Z", "url(#shade)") +
    ellipse(0, -104, 66, 13, hues.deep, 0.8) +
    line("M-20 -132q-16 -28 0 -50q16 -24 0 -50M22 -136q-14 -24 0 -44q14 -22 0 -44", hues.light, 6, 0.75),
});

export const glass: Thing = (fill, hues) => ({
  footprint: 46,
  body:
    ellipse(0, -4, 44, 8, hues.light, 0.9) +
    rect(-4, -110, 8, 106, hues.light, 0.9) +
    path("M-56 -240H56C60 -150 34 -110 0 -110S-60 -150 -56 -240Z", hues.light, 0.55) +
    path("M-54 -196H54C52 -140 30 -116 0 -116S-52 -140 -54 -196Z", fill),
});

export const plate: Thing = (fill, hues) => ({
  footprint: 120,
  body:
    ellipse(0, -12, 128, 26, hues.light) + ellipse(0, -18, 92, 16, fill) + ball(30, hues.accents[1] ?? fill),
});

export const basket: Thing = (fill, hues) => ({
  footprint: 104,
  body:
    line("M-84 -96C-60 -210 60 -210 84 -96", hues.deep, 11) +
    [-56, 0, 52].map((x, at) => ellipse(x, -112, 34, 34, hues.accents[at] ?? fill)).join("") +
    path("M-114 -100H114L88 0H-88Z", fill) +
    path("M-114 -100H114L88 0H-88Z", "url(#shade)"),
});
