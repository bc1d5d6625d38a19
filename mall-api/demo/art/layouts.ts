import { pick } from "../random";
import { differenceOf, type Hues } from "./palette";
import { ellipse, group, path, polygon, rect } from "./shapes";
import type { Thing } from "./things";

/** The picture's size in units of which its width has 1000; the origin is its middle. */
export type Frame = { width: number; height: number };

/** What a picture shows, the first thing first. */
export type Stage = {
  things: readonly Thing[];
  /** They are large or heavy, and never lean. */
  stands: boolean;
  hues: Hues;
  frame: Frame;
  random: () => number;
};

/**
 * Places the things of a picture. Its subject fills most of the frame, and stays whole, or large where it is cut on
 * purpose, in the frames that a picture is also shown in: a square and 3:2 from its middle.
 */
export type Layout = (stage: Stage) => string;

/** What the subject fits into. */
function subjectSize({ width, height }: Frame) {
  return { width: Math.min(width * 0.84, height * 1.02), height: Math.min(height * 0.82, width * 0.7) };
}

/** Wide pictures have something beside their subject, too. */
const isWide = ({ width, height }: Frame) => width / height > 1.6;

/** Where the subject's foot is, for its middle to be that of the frame. */
function footOf({ things: [subject] }: Stage, size: { width: number; height: number }): number {
  const { box } = subject ?? { box: { width: 1, height: 1 } };
  return Math.min(size.height, (size.width * box.height) / box.width) / 2;
}

type Spot = { x: number; y: number; width: number; height: number; turn?: number };

/** The things one after the other, each in another of the colours that differ from the ground. */
function easel({ things, hues, random }: Stage) {
  const colors = hues.accents
    .filter((color) => differenceOf(color, hues.ground) > 0.17)
    .slice(0, 4)
    .sort(() => random() - 0.5);
  let next = 0;
  const turnedColor = () => colors[next % colors.length] ?? hues.deep;
  const draw = (
    spot: Spot,
    fromTop: number,
    at: number,
    compose: (body: string, shade: string, scale: number) => string,
  ) => {
    const thing = things[at % things.length];
    if (!thing) throw new Error("A picture shows at least one thing");
    const body = thing.draw(turnedColor(), hues, random);
    next++;
    const { box } = thing;
    const scale = Math.min(spot.width / box.width, spot.height / box.height);
    const placed = (content: string) =>
      group(content, `transform="translate(${-(box.x + box.width / 2)} ${-(box.y + box.height * fromTop)})"`);
    return group(
      compose(placed(body), placed(silhouette(body, hues)), scale),
      `transform="translate(${Math.round(spot.x)} ${Math.round(spot.y)}) rotate(${Math.round(spot.turn ?? 0)}) scale(${scale.toFixed(3)})"`,
    );
  };
  return {
    /** The next thing with its foot at a spot, and its long shadow on the ground. */
    stand: (spot: Spot, at = next) =>
      draw(
        spot,
        1,
        at,
        (body, shade) => group(shade, `transform="matrix(1 0 -.62 .2 0 0)" opacity=".26"`) + body,
      ),
    /** The same on something narrow, which a shadow would hang over. */
    perch: (spot: Spot, at = next) => draw(spot, 1, at, (body) => body),
    /** The next thing with its middle at a spot, seen from above or hanging in the air. */
    lay: (spot: Spot, at = next) =>
      draw(spot, 0.5, at, (body, shade, scale) => {
        // The light comes from one side, however a thing is turned.
        const turn = ((45 - (spot.turn ?? 0)) * Math.PI) / 180;
        const far = (0.06 * Math.min(spot.width, spot.height)) / scale;
        const [x, y] = [far * Math.cos(turn), far * Math.sin(turn)];
        return group(shade, `transform="translate(${x.toFixed(1)} ${y.toFixed(1)})" opacity=".24"`) + body;
      }),
    color: turnedColor,
  };
}

/** All of a drawing in the colour of a shadow, without its glow. */
const silhouette = (body: string, hues: Hues): string =>
  body
    .replaceAll(/<[^>]*opacity="0?\.[0-4]\d*"[^>]*\/>/g, "")
    .replaceAll(/ opacity="[^"]*"/g, "")
    .replaceAll(/(fill|stroke)="(?!none)[^"]+"/g, `$1="${hues.shadow}"`);

const all = ({ width, height }: Frame, fill: string, from = -height / 2) =>
  rect(-width / 2 - 2, from, width + 4, height / 2 - from + 2, fill);

const spread = (count: number, width: number) =>
  Array.from({ length: count }, (_, at) => ((at + 0.5) / count - 0.5) * width);

const leaning = ({ random, stands }: Stage, most: number) =>
  stands ? 0 : (random() < 0.5 ? -1 : 1) * (0.35 + random() * 0.65) * most;

/** To the left and right of the subject of a wide picture. */
function wings(
  { frame }: Stage,
  draw: (spot: Spot) => string,
  base: number,
  { width, height }: { width: number; height: number },
) {
  if (!isWide(frame)) return "";
  return [-0.34, 0.34]
    .map((share) => draw({ x: frame.width * share, y: base, width: width * 0.56, height: height * 0.72 }))
    .join("");
}

/** On the floor of a room, the wall behind. */
const room: Layout = (stage) => {
  const { frame, hues } = stage;
  const { stand } = easel(stage);
  const size = subjectSize(frame);
  const base = footOf(stage, size) + frame.height * 0.02;
  return (
    all(frame, hues.wall, base - size.height * 0.3) +
    stand({ x: 0, y: base, ...size }) +
    wings(stage, stand, base - size.height * 0.06, size)
  );
};

/** A large and a small one before it. */
const company: Layout = (stage) => {
  const { frame, random } = stage;
  const { stand } = easel(stage);
  const { width, height } = subjectSize(frame);
  const side = random() < 0.5 ? -1 : 1;
  const base = footOf(stage, { width: width * 0.86, height: height * 0.95 });
  return (
    stand({ x: side * width * -0.1, y: base, width: width * 0.86, height: height * 0.95 }) +
    stand({ x: side * width * 0.3, y: base + height * 0.06, width: width * 0.44, height: height * 0.5 }) +
    wings(stage, stand, base - height * 0.02, { width, height })
  );
};

/** The middle one in front, the others behind it. */
const three: Layout = (stage) => {
  const { frame, hues } = stage;
  const { stand } = easel(stage);
  const { width, height } = subjectSize(frame);
  const base = footOf(stage, { width: width * 0.78, height: height * 0.9 });
  const beside = isWide(frame) ? frame.width * 0.32 : width * 0.34;
  return (
    ellipse(0, base + frame.height * 0.3, frame.width * 0.72, frame.height * 0.38, hues.wall) +
    [-1, 1]
      .map((side) =>
        stand({ x: side * beside, y: base - height * 0.1, width: width * 0.52, height: height * 0.72 }, 1),
      )
      .join("") +
    stand({ x: 0, y: base, width: width * 0.78, height: height * 0.9 }, 0)
  );
};

/** On a pedestal that comes from below. */
const pedestal: Layout = (stage) => {
  const { frame, hues, random } = stage;
  const { perch } = easel(stage);
  const { width, height } = subjectSize(frame);
  const base = footOf(stage, { width: width * 0.84, height: height * 0.86 });
  const half = Math.min(width * 0.46, frame.width * 0.34);
  const top = (x: number, y: number, wide: number) =>
    path(`M${x - wide} ${y}V${frame.height / 2}H${x + wide}V${y}Z`, hues.accents[4] ?? hues.light) +
    rect(x + wide * 0.3, y, wide * 0.7, frame.height / 2 - y, hues.shadow, 0.14) +
    ellipse(x, y, wide, wide * 0.16, hues.light);
  const sides = isWide(frame) ? [-0.34, 0.34] : random() < 0.5 ? [-0.42, 0.42] : [];
  return (
    sides
      .map((share) => {
        const x = frame.width * share;
        return (
          top(x, base + height * 0.14, half * 0.62) +
          perch({ x, y: base + height * 0.16, width: half * 1.1, height: height * 0.5 })
        );
      })
      .join("") +
    top(0, base, half) +
    perch({ x: 0, y: base + half * 0.06, width: width * 0.84, height: height * 0.86 }, 0)
  );
};

/** A board from edge to edge. */
const shelf: Layout = (stage) => {
  const { frame, hues } = stage;
  const { perch, color } = easel(stage);
  const { width, height } = subjectSize(frame);
  const base = footOf(stage, { width: width * 0.66, height: height * 0.86 });
  const board = Math.min(frame.height, frame.width) * 0.045;
  const beside = isWide(frame) ? [-0.36, 0.34] : [-0.33, 0.35];
  return (
    [-0.25, 0.25]
      .map((share) =>
        rect(frame.width * share - board / 4, base, board / 2, board * 3.2, hues.deep, 0.6, board / 4),
      )
      .join("") +
    rect(-frame.width / 2, base + board, frame.width, board * 0.9, hues.shadow, 0.2) +
    rect(-frame.width / 2, base, frame.width, board, color()) +
    perch({ x: 0, y: base, width: width * 0.66, height: height * 0.86 }, 0) +
    beside
      .map((share, at) =>
        perch({ x: frame.width * share, y: base, width: width * 0.34, height: height * (at ? 0.44 : 0.6) }),
      )
      .join("")
  );
};

/** A half circle that rises behind it. */
const sunrise: Layout = (stage) => {
  const { frame, hues, random } = stage;
  const { stand } = easel(stage);
  const size = subjectSize(frame);
  const base = footOf(stage, { width: size.width, height: size.height * 0.92 }) + frame.height * 0.02;
  const horizon = base - size.height * 0.14;
  const radius = Math.min(size.height * 0.72, frame.width * 0.47);
  return (
    path(
      `M${-radius} ${horizon}A${radius} ${radius} 0 0 1 ${radius} ${horizon}Z`,
      pick(random, [hues.wall, hues.accents[2] ?? hues.wall]),
    ) +
    all(frame, hues.accents[4] ?? hues.light, horizon) +
    stand({ x: 0, y: base, width: size.width, height: size.height * 0.92 }) +
    wings(stage, stand, base - size.height * 0.06, size)
  );
};

/** The same in one colour after the other, away from the viewer. */
const queue: Layout = (stage) => {
  const { frame, random } = stage;
  const { stand } = easel(stage);
  const { width, height } = subjectSize(frame);
  const base = footOf(stage, { width: width * 0.72, height: height * 0.9 }) + height * 0.06;
  const side = random() < 0.5 ? -1 : 1;
  const { box } = stage.things[0] ?? { box: { width: 1, height: 1 } };
  const shown = Math.min(width * 0.72, (height * 0.9 * box.width) / box.height);
  const step = isWide(frame) ? Math.min(shown * 0.74, frame.width * 0.2) : shown * 0.46;
  return [3, 2, 1, 0]
    .filter((at) => at < 3 || isWide(frame))
    .map((at) => {
      const size = 1 - at * 0.17;
      return stand(
        {
          x: side * (at - (isWide(frame) ? 1.3 : 0.8)) * step,
          y: base - at * height * 0.11,
          width: width * 0.72 * size,
          height: height * 0.9 * size,
        },
        0,
      );
    })
    .join("");
};

/** On a cloth with stripes or checks. */
const cloth: Layout = (stage) => {
  const { frame, hues, random } = stage;
  const { stand } = easel(stage);
  const size = subjectSize(frame);
  const base = footOf(stage, { width: size.width * 0.94, height: size.height * 0.92 });
  const edge = base - size.height * 0.2;
  const stripe = 62;
  const stripes = spread(Math.ceil(frame.width / stripe / 2) + 1, frame.width + stripe * 2)
    .map((x) =>
      rect(x - stripe / 2, edge, stripe, frame.height / 2 - edge, hues.accents[1] ?? hues.deep, 0.55),
    )
    .join("");
  const checks =
    random() < 0.5
      ? Array.from({ length: 6 }, (_, row) =>
          rect(
            -frame.width / 2,
            edge + (row + 0.5) * stripe * 2,
            frame.width,
            stripe,
            hues.accents[1] ?? hues.deep,
            0.4,
          ),
        ).join("")
      : "";
  return (
    all(frame, hues.light, edge) +
    stripes +
    checks +
    stand({ x: 0, y: base, width: size.width * 0.94, height: size.height * 0.92 }) +
    wings(stage, stand, base - size.height * 0.04, size)
  );
};

/** One alone, turned a little. */
const poster: Layout = (stage) => {
  const { frame } = stage;
  const { lay } = easel(stage);
  const { width, height } = subjectSize(frame);
  const beside = isWide(frame)
    ? [-0.35, 0.35]
        .map((share) =>
          lay({
            x: frame.width * share,
            y: 0,
            width: width * 0.66,
            height: height * 0.7,
            turn: leaning(stage, 18),
          }),
        )
        .join("")
    : "";
  return beside + lay({ x: 0, y: 0, width, height, turn: leaning(stage, 11) }, 0);
};

/** Before a large circle. */
const disc: Layout = (stage) => {
  const { frame, hues, random } = stage;
  const { lay } = easel(stage);
  const { width, height } = subjectSize(frame);
  const radius = Math.min(frame.width * 0.44, Math.max(frame.height * 0.46, height * 0.56));
  const fill = pick(random, [hues.wall, hues.accents[2] ?? hues.wall, hues.accents[4] ?? hues.wall]);
  const beside = isWide(frame)
    ? [-1, 1]
        .map(
          (side) =>
            ellipse(side * radius * 2.1, 0, radius, radius, fill, 0.6) +
            lay({ x: side * radius * 2.1, y: 0, width: width * 0.7, height: height * 0.72 }),
        )
        .join("")
    : "";
  return (
    beside +
    ellipse(0, 0, radius, radius, fill) +
    lay({ x: 0, y: 0, width: width * 1.06, height: height * 1.04, turn: leaning(stage, 7) }, 0)
  );
};

/** So near that the edges cut it. */
const closeUp: Layout = (stage) => {
  const { frame, hues, random } = stage;
  const { lay } = easel(stage);
  const { width, height } = subjectSize(frame);
  const side = random() < 0.5 ? -1 : 1;
  return (
    polygon(
      [
        [(side * -frame.width) / 2, frame.height / 2],
        [(side * frame.width) / 2, -frame.height / 2],
        [(side * frame.width) / 2, frame.height / 2],
      ],
      hues.wall,
    ) +
    lay({
      x: side * frame.width * 0.06,
      y: frame.height * 0.05,
      width: width * 1.24,
      height: height * 1.24,
      turn: -side * (9 + random() * 10),
    })
  );
};

/** Again and again, as on wrapping paper. */
const pattern: Layout = (stage) => {
  const { frame, hues } = stage;
  const { lay } = easel(stage);
  const cell = Math.min(frame.width, frame.height) * (isWide(frame) ? 0.58 : 0.44);
  const turn = leaning(stage, 16);
  const [across, down] = [Math.ceil(frame.width / cell / 2) + 1, Math.ceil(frame.height / cell / 2) + 1];
  const spots: string[] = [];
  for (let column = -across; column <= across; column++)
    for (let row = -down; row <= down; row++) {
      const y = (row + (column % 2 ? 0.5 : 0)) * cell;
      const isDot = stage.things.length === 1 && (row + column) % 2 !== 0;
      spots.push(
        ellipse(
          column * cell,
          y,
          cell * 0.47,
          cell * 0.47,
          (row + column) % 2 ? hues.wall : (hues.accents[4] ?? hues.wall),
          0.5,
        ) +
          lay(
            { x: column * cell, y, width: cell * 0.74, height: cell * 0.74, turn: isDot ? -turn : turn },
            Math.abs(column % 2),
          ),
      );
    }
  return spots.join("");
};

/** A sheet of stamps, each on a colour of its own. */
const stamps: Layout = (stage) => {
  const { frame, hues, random } = stage;
  const { lay } = easel(stage);
  const cell = Math.min(frame.width, frame.height) / 2;
  const grounds = [hues.wall, hues.accents[4] ?? hues.light, hues.ground, hues.accents[2] ?? hues.wall].sort(
    () => random() - 0.5,
  );
  const [across, down] = [Math.ceil(frame.width / cell / 2), Math.ceil(frame.height / cell / 2)];
  const cells: string[] = [];
  for (let column = -across; column < across; column++)
    for (let row = -down; row < down; row++) {
      const [x, y] = [(column + 0.5) * cell, (row + 0.5) * cell];
      const at = (((column % 2) + 2) % 2) + 2 * (((row % 2) + 2) % 2);
      cells.push(
        rect(x - cell / 2, y - cell / 2, cell + 1, cell + 1, grounds[at] ?? hues.wall) +
          lay({ x, y, width: cell * 0.7, height: cell * 0.7 }, at % 2 === Math.floor(at / 2) ? 0 : 1),
      );
    }
  return cells.join("");
};

/** A sheet of paper that it is larger than. */
const sheet: Layout = (stage) => {
  const { frame, hues } = stage;
  const { lay } = easel(stage);
  const { width, height } = subjectSize(frame);
  const [wide, high] = [Math.min(frame.width * 0.62, width * 0.86), height * 0.86];
  const turn = leaning(stage, 5);
  const paper = (x: number, fill: string) =>
    group(
      rect(-wide / 2 + 14, -high / 2 + 16, wide, high, hues.shadow, 0.18) +
        rect(-wide / 2, -high / 2, wide, high, fill),
      `transform="translate(${Math.round(x)} 0) rotate(${turn.toFixed(1)})"`,
    );
  const beside = isWide(frame)
    ? [-1, 1]
        .map(
          (side) =>
            paper(side * wide * 1.24, hues.wall) +
            lay({ x: side * wide * 1.24, y: 0, width: wide * 0.84, height: high * 0.76 }),
        )
        .join("")
    : "";
  return (
    beside +
    paper(0, hues.accents[4] ?? hues.light) +
    lay({ x: 0, y: 0, width, height, turn: -turn * 1.4 }, 0)
  );
};

/** Two colours, and it on their border. */
const halves: Layout = (stage) => {
  const { frame, hues, random } = stage;
  const { lay } = easel(stage);
  const size = subjectSize(frame);
  const side = random() < 0.5 ? -1 : 1;
  const slant = random() < 0.5 ? 0 : frame.height * 0.22;
  const beside = isWide(frame)
    ? [-0.35, 0.35]
        .map((share) =>
          lay({
            x: frame.width * share,
            y: 0,
            width: size.width * 0.66,
            height: size.height * 0.66,
            turn: leaning(stage, 14),
          }),
        )
        .join("")
    : "";
  return (
    polygon(
      [
        [side * slant, -frame.height / 2],
        [(side * frame.width) / 2, -frame.height / 2],
        [(side * frame.width) / 2, frame.height / 2],
        [side * -slant, frame.height / 2],
      ],
      hues.accents[2] ?? hues.wall,
    ) +
    beside +
    lay({ x: 0, y: 0, ...size, turn: leaning(stage, 8) }, 0)
  );
};

/** Laid out on a table, all that belongs to it around it. */
const laidOut: Layout = (stage) => {
  const { frame, hues } = stage;
  const { lay } = easel(stage);
  const { width, height } = subjectSize(frame);
  const inset = Math.min(frame.width, frame.height) * 0.06;
  const [right, down] = [isWide(frame) ? frame.width * 0.33 : width * 0.4, height * 0.34];
  return (
    rect(
      -frame.width / 2 + inset,
      -frame.height / 2 + inset,
      frame.width - 2 * inset,
      frame.height - 2 * inset,
      hues.wall,
      1,
      26,
    ) +
    [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ]
      .map(([x = 0, y = 0], at) =>
        lay(
          { x: x * right, y: y * down, width: width * 0.36, height: height * 0.4, turn: leaning(stage, 24) },
          at + 1,
        ),
      )
      .join("") +
    lay({ x: 0, y: 0, width: width * 0.62, height: height * 0.84, turn: leaning(stage, 6) }, 0)
  );
};

/** Those for what is large or heavy, and doesn't lie or hang. */
export const standingLayouts: readonly Layout[] = [
  room,
  disc,
  company,
  sunrise,
  three,
  halves,
  queue,
  stamps,
];

export const layouts: readonly Layout[] = [
  poster,
  room,
  pattern,
  pedestal,
  closeUp,
  company,
  stamps,
  sunrise,
  disc,
  shelf,
  laidOut,
  three,
  sheet,
  cloth,
  halves,
  queue,
];
