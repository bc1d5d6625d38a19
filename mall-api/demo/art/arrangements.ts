import { whole } from "../random";
import type { Hues } from "./palette";
import { arch, block, ellipse, group, line, path, rect, standing } from "./shapes";
import type { Thing } from "./things/thing";

/** What stands in a picture; the origin is the middle of the floor's edge, 1000 units are the picture's width. */
type Stage = { things: readonly Thing[]; hues: Hues; random: () => number };
export type Arrangement = (stage: Stage) => string;

/** Gives one thing after the other, each in another colour, beginning anywhere. */
function supply({ things, hues, random }: Stage) {
  const colors = [...hues.accents].sort(() => random() - 0.5);
  let next = whole(random, 0, things.length * colors.length);
  return () => {
    const thing = things[next % things.length];
    const color = colors[next % colors.length] ?? hues.deep;
    next++;
    return thing ? thing(color, hues, random) : { body: "", footprint: 1 };
  };
}

/** The next thing at a place, with its shadow. */
function placer(stage: Stage) {
  const take = supply(stage);
  return (x: number, y: number, scale = 1): string => {
    const { body, footprint } = take();
    return group(
      standing(0, 0, footprint, body),
      `transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${scale})"`,
    );
  };
}

const places = (count: number, width: number) =>
  Array.from({ length: count }, (_, at) => ((at + 0.5) / count - 0.5) * width);

/** Three to five things side by side, each on the floor or on a plinth. */
const plinths: Arrangement = (stage) => {
  const { hues, random } = stage;
  const take = supply(stage);
  const count = whole(random, 3, 5);
  return places(count, 660)
    .map((middle, at) => {
      const x = middle + (random() - 0.5) * 40;
      const depth = (at % 2) * 26 + random() * 14;
      const { body, footprint } = take();
      const lift = random() < 0.5 ? whole(random, 50, 150) : 0;
      const plinth = lift
        ? standing(
            x,
            depth,
            footprint + 26,
            block(footprint * 2 + 22, lift, hues.accents[4] ?? hues.light, 3),
          )
        : "";
      return { depth, drawn: plinth + standing(x, depth - lift, lift ? 1 : footprint, body) };
    })
    .sort((one, other) => one.depth - other.depth)
    .map(({ drawn }) => drawn)
    .join("");
};

const shelves: Arrangement = (stage) => {
  const { hues, random } = stage;
  const place = placer(stage);
  return [-300, -60]
    .map(
      (y) =>
        rect(-370, y, 740, 16, hues.deep, 0.75, 4) +
        [-300, 300].map((x) => line(`M${x} ${y + 16}v44`, hues.deep, 8, 0.5)).join("") +
        places(whole(random, 3, 4), 660)
          .map((x) => place(x, y, 0.62))
          .join(""),
    )
    .join("");
};

const table: Arrangement = (stage) => {
  const { hues, random } = stage;
  const place = placer(stage);
  return (
    ellipse(0, 20, 400, 30, "url(#cast)") +
    [-300, -270, 270, 300].map((x) => line(`M${x} 10L${x * 0.92} -130`, hues.deep, 13)).join("") +
    rect(-370, -146, 740, 26, hues.accents[4] ?? hues.light, 1, 8) +
    rect(-370, -146, 740, 26, "url(#shade)", 1, 8) +
    places(whole(random, 3, 4), 640)
      .map((x) => place(x, -146, 0.86))
      .join("")
  );
};

const solo: Arrangement = (stage) => {
  const { hues, random } = stage;
  const place = placer(stage);
  const side = random() < 0.5 ? -1 : 1;
  return (
    ellipse(0, -230, 270, 270, hues.accents[2] ?? hues.light, 0.55) +
    ellipse(0, 30, 300, 34, hues.accents[4] ?? hues.light) +
    ellipse(0, 18, 300, 34, hues.light, 0.8) +
    place(0, 14, 1.42) +
    place(side * 290, 40, 0.66) +
    (random() < 0.6 ? place(side * -300, 44, 0.56) : "")
  );
};

const steps: Arrangement = (stage) => {
  const { hues, random } = stage;
  const place = placer(stage);
  const side = random() < 0.5 ? -1 : 1;
  return [0, 1, 2, 3]
    .map((at) => {
      const x = side * (-285 + at * 190);
      const height = 36 + at * 62;
      return (
        group(
          block(190, height, at % 2 ? (hues.accents[4] ?? hues.light) : hues.light, 2),
          `transform="translate(${x} 30)"`,
        ) + place(x, 30 - height, 0.7)
      );
    })
    .join("");
};

const alcoves: Arrangement = (stage) => {
  const { hues } = stage;
  const place = placer(stage);
  return [-290, 0, 290]
    .map(
      (x, at) =>
        arch(x - 126, 24, 252, at === 1 ? 440 : 380, hues.accents[at === 1 ? 0 : 2] ?? hues.deep, 0.8) +
        arch(x - 108, 24, 216, at === 1 ? 414 : 354, hues.wall, 0.9) +
        place(x, 20, at === 1 ? 0.92 : 0.78),
    )
    .join("");
};

/** Seen from above, on a cloth that fills the picture. */
const flatLay: Arrangement = (stage) => {
  const { hues, random } = stage;
  const take = supply(stage);
  const stripes = random() < 0.5;
  const cloth =
    rect(-1600, -1100, 3200, 1700, hues.accents[4] ?? hues.light) +
    (stripes
      ? places(28, 3200)
          .map((x) => rect(x, -1100, 52, 1700, hues.ground, 0.7))
          .join("")
      : ellipse(0, -190, 430, 430, hues.ground, 0.8));
  const laid = [-330, -60, 210].flatMap((y, row) =>
    places(row % 2 ? 3 : 2, row % 2 ? 840 : 560).map((x) => {
      const { body, footprint } = take();
      const turn = Math.round((random() - 0.5) * 50);
      return group(
        ellipse(16, -40, footprint + 20, footprint * 0.8 + 40, "url(#cast)") + body,
        `transform="translate(${Math.round(x)} ${y}) rotate(${turn}) scale(.78)"`,
      );
    }),
  );
  return cloth + laid.join("");
};

const shopWindow: Arrangement = (stage) => {
  const { hues, random } = stage;
  const place = placer(stage);
  const folds = (x: number) =>
    [0, 1, 2]
      .map((at) => rect(x + at * 30, -420, 30, 440, hues.accents[0] ?? hues.deep, 0.95 - at * 0.16))
      .join("");
  return (
    rect(-400, -460, 800, 500, hues.deep, 1, 6) +
    rect(-380, -430, 760, 450, hues.light) +
    folds(-380) +
    folds(290) +
    rect(-380, -20, 760, 40, hues.accents[4] ?? hues.light) +
    places(3, 540)
      .map((x, at) =>
        at === 1
          ? group(block(150, 70, hues.ground, 3), `transform="translate(${x} 0)"`) + place(x, -70, 0.8)
          : place(x, 6, 0.8),
      )
      .join("") +
    line(`M${-200 + whole(random, 0, 200)} -430L${-300 + whole(random, 0, 60)} 20`, "#ffffff", 30, 0.2)
  );
};

const stand: Arrangement = (stage) => {
  const { hues, random } = stage;
  const place = placer(stage);
  return (
    [-340, 330].map((x) => rect(x, -430, 12, 440, hues.deep)).join("") +
    places(whole(random, 3, 4), 600)
      .map((x) => place(x, -124, 0.74))
      .join("") +
    rect(-370, -130, 740, 150, hues.accents[1] ?? hues.deep, 1, 4) +
    rect(-370, -130, 740, 150, "url(#shade)", 1, 4) +
    places(6, 700)
      .map((x) => rect(x - 44, -104, 88, 100, hues.light, 0.18, 4))
      .join("") +
    places(10, 780)
      .map((x, at) =>
        path(
          `M${x - 39} -450H${x + 39}V-372a39 34 0 0 1 -78 0Z`,
          at % 2 ? hues.light : (hues.accents[0] ?? hues.deep),
        ),
      )
      .join("")
  );
};

const pair: Arrangement = (stage) => {
  const { hues } = stage;
  const place = placer(stage);
  return (
    ellipse(-150, -190, 230, 230, hues.accents[1] ?? hues.deep, 0.35) +
    ellipse(160, -230, 250, 250, hues.accents[0] ?? hues.deep, 0.3) +
    place(-170, 10, 1.16) +
    place(190, 40, 1.24)
  );
};

/** The same again and again, smaller towards the back. */
const parade: Arrangement = (stage) => {
  const [thing] = [...stage.things].sort(() => stage.random() - 0.5);
  if (!thing) return "";
  const place = placer({ ...stage, things: [thing] });
  const side = stage.random() < 0.5 ? -1 : 1;
  return [4, 3, 2, 1, 0]
    .map((at) => place(side * (-280 + at * 142), 60 - at * 22, 1.02 - at * 0.13))
    .join("");
};

const cabinet: Arrangement = (stage) => {
  const { hues } = stage;
  const place = placer(stage);
  return (
    rect(-372, -452, 744, 482, hues.deep, 0.85, 6) +
    [0, 1]
      .flatMap((row) =>
        [0, 1, 2].map(
          (at) =>
            rect(
              -360 + at * 242,
              -440 + row * 236,
              236,
              226,
              (row + at) % 2 ? hues.wall : (hues.accents[4] ?? hues.light),
            ) + place(-242 + at * 242, -222 + row * 236, 0.62),
        ),
      )
      .join("")
  );
};

const trays: Arrangement = (stage) => {
  const { hues, random } = stage;
  const place = placer(stage);
  const [low, high] = random() < 0.5 ? [-40, -190] : [-190, -40];
  return [
    [-270, low],
    [0, high],
    [270, low],
  ]
    .map(
      ([x = 0, y = 0]) =>
        line(`M${x - 96} ${y}L${x - 20} -760M${x + 96} ${y}L${x + 20} -760`, hues.deep, 4, 0.5) +
        place(x, y, 0.76) +
        rect(x - 116, y, 232, 18, hues.deep, 0.8, 9),
    )
    .join("");
};

/** Side by side on the floor, the hindmost first. */
const gathering: Arrangement = (stage) => {
  const place = placer(stage);
  const front = whole(stage.random, 2, 3);
  return (
    places(front - 1, 420)
      .map((x) => place(x, -34, 0.84))
      .join("") +
    places(front, 700)
      .map((x) => place(x, 36, 1.04))
      .join("")
  );
};

/** Those on which large things stand as well as small ones. */
export const onFloor: readonly Arrangement[] = [gathering, solo, pair, alcoves, parade];

export const arrangements: readonly Arrangement[] = [
  ...onFloor,
  plinths,
  shelves,
  table,
  steps,
  flatLay,
  shopWindow,
  stand,
  cabinet,
  trays,
];
