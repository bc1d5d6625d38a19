import { pick, whole } from "../../random";
import { arch, block, ellipse, path, polygon, rect, shaded } from "../shapes";
import type { Thing } from "./thing";

export const tree: Thing = (fill, hues, random) => {
  const tiers = 3;
  const green = hues.accents[3] ?? fill;
  return {
    footprint: 80,
    body:
      rect(-12, -50, 24, 50, hues.deep) +
      Array.from({ length: tiers }, (_, at) =>
        polygon(
          [
            [-120 + at * 26, -46 - at * 90],
            [0, -210 - at * 84],
            [120 - at * 26, -46 - at * 90],
          ],
          at % 2 ? green : hues.deep,
        ),
      ).join("") +
      Array.from({ length: 14 }, () =>
        ellipse((random() - 0.5) * 130, -70 - random() * 230, 6, 6, hues.light),
      ).join("") +
      ellipse(0, -384, 15, 15, fill),
  };
};

export const box: Thing = (fill, hues, random) => {
  const w = whole(random, 110, 170);
  const h = whole(random, 80, 150);
  return {
    footprint: w / 2,
    body:
      block(w, h, fill, 4) +
      rect(-13, -h, 26, h, hues.light) +
      rect(-w / 2 - 7, -h - 20, w + 14, 34, fill, 1, 4) +
      rect(-13, -h - 20, 26, 34, hues.light) +
      path(
        `M0 ${-h - 20}C-64 ${-h - 84} -84 ${-h - 34} 0 ${-h - 20}C64 ${-h - 84} 84 ${-h - 34} 0 ${-h - 20}Z`,
        hues.light,
      ),
  };
};

export const building: Thing = (fill, hues, random) => {
  const floors = whole(random, 3, 5);
  const h = floors * 76 + 30;
  return {
    footprint: 130,
    body:
      block(220, h, fill, 3) +
      Array.from({ length: floors }, (_, floor) =>
        [-76, -26, 24]
          .map((x) =>
            floor === 0
              ? arch(x - 4, -2, 56, 84, hues.deep, 0.75)
              : arch(x, -floor * 76 - 20, 48, 64, hues.light, 0.9),
          )
          .join(""),
      ).join(""),
  };
};

/** Hair in front of the face, and behind it. */
type Hair = { front: string; back?: string };

const fringe = "M-66 -246C-76 -356 76 -356 66 -246C56 -290 34 -304 -14 -306C-42 -298 -58 -278 -66 -246Z";
const cropped = "M-64 -258C-74 -362 74 -362 64 -258C50 -306 -30 -306 -64 -258Z";

export const womensHair: readonly Hair[] = [
  {
    front: fringe,
    back: "M-88 -118C-108 -250 -94 -362 0 -362S108 -250 88 -118Q44 -96 0 -150Q-44 -96 -88 -118Z",
  },
  { front: fringe, back: "M-84 -196C-98 -376 98 -376 84 -196Q60 -176 0 -190Q-60 -176 -84 -196Z" },
  { front: cropped, back: "M-36 -352a36 32 0 1 1 72 0a36 32 0 1 1 -72 0Z" },
];

export const mensHair: readonly Hair[] = [
  { front: cropped },
  {
    front:
      "M-66 -250C-80 -352 -10 -376 50 -344C78 -326 72 -282 64 -250C58 -292 30 -302 -10 -300C-40 -300 -58 -282 -66 -250Z",
  },
  {
    front: `${cropped}M-62 -250C-66 -158 66 -158 62 -250C52 -212 30 -214 0 -214S-52 -212 -62 -250Z`,
  },
];

const skins = ["#f0c9aa", "#dcae8b", "#cf9f7f", "#a87552"];
const hairColors = ["#3a2920", "#5e3c26", "#8a5a33", "#c19a5b", "#8d8a86"];

/** A head and shoulders. */
export const personOf =
  (hairs: readonly Hair[]): Thing =>
  (fill, _hues, random) => {
    const { front, back } = pick(random, hairs);
    const [skin, hair] = [pick(random, skins), pick(random, hairColors)];
    return {
      footprint: 90,
      body:
        shaded("M-130 0C-130 -130 -70 -170 0 -170S130 -130 130 0Z", fill) +
        (back ? path(back, hair) : "") +
        rect(-26, -216, 52, 70, skin, 1, 22) +
        ellipse(0, -168, 26, 12, "#000000", 0.08) +
        ellipse(0, -258, 62, 74, skin) +
        path(front, hair),
    };
  };
