import { pick } from "../../random";
import { ellipse, group, polygon, rect } from "../shapes";
import { easel, type Layout, type Stage, shownOf, subjectSize } from "./stage";

const leaning = ({ random, stands }: Stage, most: number) =>
  stands ? 0 : (random() < 0.5 ? -1 : 1) * (0.35 + random() * 0.65) * most;

/** One alone, turned a little. */
export const poster: Layout = (stage) =>
  easel(stage).lay({ x: 0, y: 0, ...subjectSize(stage.frame), turn: leaning(stage, 11) }, 0);

/** Before a large circle; a wide picture has its halves at the edges, too. */
export const disc: Layout = (stage) => {
  const { frame, hues, random } = stage;
  const { lay } = easel(stage);
  const size = subjectSize(frame);
  const radius = Math.min(frame.width * 0.44, Math.max(frame.height * 0.46, size.height * 0.56));
  const fill = pick(random, [hues.wall, hues.accents[2] ?? hues.wall]);
  return (
    [-1, 1].map((side) => ellipse(side * radius * 2.1, 0, radius, radius, fill, 0.4)).join("") +
    ellipse(0, 0, radius, radius, fill) +
    lay({ x: 0, y: 0, ...size, turn: leaning(stage, 7), behind: [hues.ground, fill] }, 0)
  );
};

/** Tilted before a diagonal. */
export const diagonal: Layout = (stage) => {
  const { frame, hues, random } = stage;
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
    easel(stage).lay({
      x: 0,
      y: 0,
      ...subjectSize(frame),
      turn: stage.stands ? 0 : -side * (9 + random() * 10),
      behind: [hues.ground, hues.wall],
    })
  );
};

/** Four stamps, each on a colour of its own, of a sheet whose others are empty. */
export const stamps: Layout = (stage) => {
  const { frame, hues, random } = stage;
  const { lay } = easel(stage);
  const { width, height } = shownOf(frame);
  const cell = Math.min(width, height) * 0.46;
  const grounds = [hues.wall, hues.accents[1] ?? hues.deep, hues.ground, hues.accents[2] ?? hues.wall].sort(
    () => random() - 0.5,
  );
  const [across, down] = [Math.ceil(frame.width / cell / 2), Math.ceil(frame.height / cell / 2)];
  const cells: string[] = [];
  for (let column = -across; column < across; column++)
    for (let row = -down; row < down; row++) {
      const [x, y] = [(column + 0.5) * cell, (row + 0.5) * cell];
      const at = (((column % 2) + 2) % 2) + 2 * (((row % 2) + 2) % 2);
      const fill = grounds[at] ?? hues.wall;
      cells.push(rect(x - cell / 2, y - cell / 2, cell + 1, cell + 1, fill));
      if (Math.max(Math.abs(x), Math.abs(y)) < cell)
        cells.push(
          lay(
            { x, y, width: cell * 0.78, height: cell * 0.78, behind: [fill] },
            at % 2 === Math.floor(at / 2) ? 0 : 1,
          ),
        );
    }
  return cells.join("");
};

/** A sheet of paper that it is larger than. */
export const sheet: Layout = (stage) => {
  const { frame, hues } = stage;
  const { width, height } = subjectSize(frame);
  const [wide, high] = [width * 0.74, height * 0.92];
  const turn = leaning(stage, 5);
  const fill = hues.accents[2] ?? hues.wall;
  return (
    group(
      rect(-wide / 2 + 14, -high / 2 + 16, wide, high, hues.shadow, 0.18) +
        rect(-wide / 2, -high / 2, wide, high, fill),
      `transform="rotate(${turn.toFixed(1)})"`,
    ) + easel(stage).lay({ x: 0, y: 0, width, height, turn: -turn * 1.4, behind: [hues.ground, fill] }, 0)
  );
};

/** Two colours, and it on their border. */
export const halves: Layout = (stage) => {
  const { frame, hues, random } = stage;
  const side = random() < 0.5 ? -1 : 1;
  const slant = random() < 0.5 ? 0 : frame.height * 0.22;
  const fill = hues.accents[2] ?? hues.wall;
  return (
    polygon(
      [
        [side * slant, -frame.height / 2],
        [(side * frame.width) / 2, -frame.height / 2],
        [(side * frame.width) / 2, frame.height / 2],
        [side * -slant, frame.height / 2],
      ],
      fill,
    ) +
    easel(stage).lay(
      { x: 0, y: 0, ...subjectSize(frame), turn: leaning(stage, 8), behind: [hues.ground, fill] },
      0,
    )
  );
};

/** Laid out on a table, all that belongs to it around it. */
export const laidOut: Layout = (stage) => {
  const { frame, hues } = stage;
  const { lay } = easel(stage);
  const { width, height } = subjectSize(frame);
  const inset = Math.min(frame.width, frame.height) * 0.06;
  const behind = [hues.wall];
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
          {
            x: x * width * 0.34,
            y: y * height * 0.32,
            width: width * 0.3,
            height: height * 0.34,
            turn: leaning(stage, 24),
            behind,
          },
          at + 1,
        ),
      )
      .join("") +
    lay({ x: 0, y: 0, width: width * 0.48, height: height * 0.84, turn: leaning(stage, 6), behind }, 0)
  );
};
