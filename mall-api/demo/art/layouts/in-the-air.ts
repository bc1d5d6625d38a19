import { pick } from "../../random";
import { ellipse, group, polygon, rect } from "../shapes";
import { all, easel, type Layout, type Stage, sizeIn, subjectSize } from "./stage";

const leaning = ({ random, stands }: Stage, most: number) =>
  stands ? 0 : (random() < 0.5 ? -1 : 1) * (0.35 + random() * 0.65) * most;

/** One alone, turned a little. */
export const poster: Layout = (stage) =>
  easel(stage).lay({ x: 0, y: 0, ...subjectSize(stage.frame), turn: leaning(stage, 11) }, 0);

/** Before a large circle. */
export const disc: Layout = (stage) => {
  const { frame, hues, random } = stage;
  const size = subjectSize(frame);
  const radius = Math.min(frame.width * 0.46, Math.max(frame.height * 0.46, size.height * 0.56));
  const fill = pick(random, [hues.wall, hues.accents[2] ?? hues.wall]);
  return (
    ellipse(0, 0, radius, radius, fill) +
    easel(stage).lay({ x: 0, y: 0, ...size, turn: leaning(stage, 7), behind: [hues.ground, fill] }, 0)
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

/** Laid out on a table, two smaller ones at its opposite corners. */
export const laidOut: Layout = (stage) => {
  const { frame, hues, random } = stage;
  const { lay } = easel(stage);
  const { width, height } = subjectSize(frame);
  const side = random() < 0.5 ? -1 : 1;
  const behind = [hues.wall];
  const small = { width: width * 0.34, height: height * 0.36 };
  return (
    all(frame, hues.wall) +
    [1, 2]
      .map((at) => {
        const up = at === 1 ? -1 : 1;
        const size = sizeIn(stage, small, at);
        return lay(
          {
            x: side * up * (width / 2 - size.width / 2),
            y: up * (height / 2 - size.height / 2),
            ...small,
            turn: leaning(stage, 18),
            behind,
          },
          at,
        );
      })
      .join("") +
    lay({ x: 0, y: 0, width: width * 0.82, height: height * 0.94, turn: side * -8, behind }, 0)
  );
};
