import { whole } from "../../random";
import { ball, block, ellipse, group, line, path, rect, turned } from "../shapes";
import type { Thing } from "./thing";

export const vase: Thing = (fill, _, random) => {
  const h = whole(random, 130, 260);
  const w = whole(random, 34, 62);
  const neck = whole(random, 10, 20);
  return {
    footprint: w,
    body: turned(
      [
        [w * 0.5, 0],
        [w, h * 0.28],
        [w * 0.92, h * 0.46],
        [neck, h * 0.72],
        [neck * 1.2, h],
      ],
      fill,
    ),
  };
};

export const sphere: Thing = (fill, _, random) => {
  const radius = whole(random, 34, 66);
  return { footprint: radius, body: ball(radius, fill) };
};

export const bottle: Thing = (fill, hues, random) => {
  const h = whole(random, 150, 260);
  const w = whole(random, 30, 46);
  return {
    footprint: w,
    body:
      turned(
        [
          [w, 0],
          [w, h * 0.6],
          [w * 0.34, h * 0.74],
          [w * 0.34, h * 0.94],
        ],
        fill,
      ) +
      rect(-w * 0.42, -h, w * 0.84, h * 0.1, hues.deep, 1, 4) +
      rect(-w * 0.62, -h * 0.42, w * 1.24, h * 0.2, hues.light, 0.85, 2),
  };
};

export const jar: Thing = (fill, hues, random) => {
  const w = whole(random, 42, 64);
  const h = whole(random, 66, 110);
  return {
    footprint: w,
    body: block(w * 2, h, fill, 12) + rect(-w * 0.94, -h - 24, w * 1.88, 28, hues.deep, 1, 6),
  };
};

export const books: Thing = (fill, hues, random) => {
  const count = whole(random, 3, 6);
  const colors = [fill, ...hues.accents];
  let up = 0;
  const stack = Array.from({ length: count }, (_, at) => {
    const w = whole(random, 130, 190);
    const h = whole(random, 24, 40);
    const shift = (random() - 0.5) * 26;
    const book = group(
      block(w, h, colors[at % colors.length] ?? fill, 4) +
        rect(w / 2 - 14, -h + 5, 12, h - 10, hues.light, 0.9),
      `transform="translate(${shift} ${-up})"`,
    );
    up += h;
    return book;
  }).join("");
  return { footprint: 80, body: stack };
};

export const bookUpright: Thing = (fill, hues, random) => {
  const h = whole(random, 170, 250);
  return {
    footprint: 64,
    body:
      block(118, h, fill, 5) +
      rect(-59, -h, 14, h, hues.deep, 0.35) +
      rect(-24, -h * 0.74, 64, 8, hues.light, 0.9) +
      rect(-24, -h * 0.66, 42, 6, hues.light, 0.7),
  };
};

export const lamp: Thing = (fill, hues, random) => {
  const h = whole(random, 240, 330);
  return {
    footprint: 62,
    body:
      ellipse(0, -h + 60, 150, 110, hues.light, 0.35) +
      rect(-5, -h + 60, 10, h - 66, hues.deep) +
      ellipse(0, -4, 52, 10, hues.deep) +
      path(`M-84 ${-h + 84}L-46 ${-h}H46L84 ${-h + 84}Z`, fill) +
      path(`M-84 ${-h + 84}L-46 ${-h}H46L84 ${-h + 84}Z`, "url(#shade)", 0.6),
  };
};

export const plant: Thing = (fill, hues, random) => {
  const leaves = whole(random, 5, 8);
  const green = hues.accents[1] ?? fill;
  const fan = Array.from({ length: leaves }, (_, at) => {
    const angle = -70 + (140 * at) / (leaves - 1) + (random() - 0.5) * 12;
    const length = whole(random, 120, 210);
    return group(
      path(`M0 0Q-30 ${-length * 0.5} 0 ${-length}Q30 ${-length * 0.5} 0 0Z`, at % 2 ? green : hues.deep) +
        line(`M0 0V${-length * 0.9}`, hues.light, 2, 0.5),
      `transform="translate(0 -96) rotate(${angle.toFixed(1)})"`,
    );
  }).join("");
  return {
    footprint: 56,
    body:
      fan +
      turned(
        [
          [40, 0],
          [56, 104],
        ],
        fill,
      ),
  };
};
