import { pick } from "../../random";
import { ellipse, group, polygon, rect } from "../shapes";
import { easel, isWide, type Layout, type Spot, type Stage, subjectSize } from "./stage";

const leaning = ({ random, stands }: Stage, most: number) =>
  stands ? 0 : (random() < 0.5 ? -1 : 1) * (0.35 + random() * 0.65) * most;

/** To the left and right of the subject of a wide picture, each turned at most so far. */
function beside(stage: Stage, lay: (spot: Spot) => string, height: number, mostTurn: number): string {
  const { frame } = stage;
  if (!isWide(frame)) return "";
  return [-0.35, 0.35]
    .map((share) =>
      lay({
        x: frame.width * share,
        y: 0,
        width: subjectSize(frame).width * 0.66,
        height,
        turn: leaning(stage, mostTurn),
      }),
    )
    .join("");
}

/** One alone, turned a little. */
export const poster: Layout = (stage) => {
  const { frame } = stage;
  const { lay } = easel(stage);
  const { width, height } = subjectSize(frame);
  return (
    beside(stage, lay, height * 0.7, 18) + lay({ x: 0, y: 0, width, height, turn: leaning(stage, 11) }, 0)
  );
};

/** Before a large circle. */
export const disc: Layout = (stage) => {
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
export const closeUp: Layout = (stage) => {
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
export const pattern: Layout = (stage) => {
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
export const stamps: Layout = (stage) => {
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
export const sheet: Layout = (stage) => {
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
export const halves: Layout = (stage) => {
  const { frame, hues, random } = stage;
  const { lay } = easel(stage);
  const size = subjectSize(frame);
  const side = random() < 0.5 ? -1 : 1;
  const slant = random() < 0.5 ? 0 : frame.height * 0.22;
  const others = beside(stage, lay, size.height * 0.66, 14);
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
    others +
    lay({ x: 0, y: 0, ...size, turn: leaning(stage, 8) }, 0)
  );
};

/** Laid out on a table, all that belongs to it around it. */
export const laidOut: Layout = (stage) => {
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
