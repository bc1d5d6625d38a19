import { pick } from "../../random";
import { mixed } from "../palette";
import { ellipse, path, rect } from "../shapes";
import { all, easel, footOf, type Layout, sizeIn, subjectSize } from "./stage";

const spread = (count: number, width: number) =>
  Array.from({ length: count }, (_, at) => ((at + 0.5) / count - 0.5) * width);

/** On the floor of a room, the wall behind. */
export const room: Layout = (stage) => {
  const { frame, hues } = stage;
  const size = subjectSize(frame);
  const base = footOf(stage, size);
  return (
    all(frame, hues.wall, base - size.height * 0.3) +
    easel(stage).stand({ x: 0, y: base, ...size, behind: [hues.ground, hues.wall] })
  );
};

/** A large and a small one before it. */
export const company: Layout = (stage) => {
  const { frame, random } = stage;
  const { stand } = easel(stage);
  const { width, height } = subjectSize(frame);
  const side = random() < 0.5 ? -1 : 1;
  const large = { width: width * 0.76, height: height * 0.95 };
  const small = { width: width * 0.42, height: height * 0.5 };
  const [first, second] = [sizeIn(stage, large), sizeIn(stage, small, 1)];
  const base = Math.max(footOf(stage, large), second.height / 2 - height * 0.05);
  // Overlapping by a fifth of the small one, both together in the middle.
  const apart = first.width / 2 + second.width * 0.3;
  const middle = (apart + second.width / 2 - first.width / 2) / 2;
  return (
    stand({ x: side * -middle, y: base, ...large }, 0) +
    stand({ x: side * (apart - middle), y: base + height * 0.05, ...small }, 1)
  );
};

/** The subject in front, the second and the third behind its sides. */
export const three: Layout = (stage) => {
  const { frame, hues, random } = stage;
  const { stand } = easel(stage);
  const { width, height } = subjectSize(frame);
  const size = { width: width * 0.62, height: height * 0.92 };
  const small = { width: width * 0.34, height: height * 0.66 };
  const subject = sizeIn(stage, size);
  const raised = height * 0.08;
  const others = Math.max(sizeIn(stage, small, 1).height, sizeIn(stage, small, 2).height);
  const base = Math.max(subject.height, others + raised) / 2;
  const side = random() < 0.5 ? -1 : 1;
  const behind = [hues.ground, hues.wall];
  return (
    ellipse(0, base + frame.height * 0.3, frame.width * 0.72, frame.height * 0.38, hues.wall) +
    [1, 2]
      .map((at) => {
        const { width: wide } = sizeIn(stage, small, at);
        // A sixth of it is behind the subject.
        const x = Math.min(subject.width / 2 + wide / 3, width / 2 - wide / 2);
        return stand({ x: (at === 1 ? -side : side) * x, y: base - raised, ...small, behind }, at);
      })
      .join("") +
    stand({ x: 0, y: base, ...size, behind }, 0)
  );
};

/** On a pedestal that comes from below. */
export const pedestal: Layout = (stage) => {
  const { frame, hues } = stage;
  const { width, height } = subjectSize(frame);
  const size = { width: width * 0.84, height: height * 0.86 };
  const base = footOf(stage, size);
  const half = width * 0.46;
  const [side, top] = [hues.accents[2] ?? hues.wall, mixed(hues.accents[2] ?? hues.wall, hues.deep, 0.14)];
  return (
    path(`M${-half} ${base}V${frame.height / 2}H${half}V${base}Z`, side) +
    rect(half * 0.3, base, half * 0.7, frame.height / 2 - base, hues.shadow, 0.14) +
    ellipse(0, base, half, half * 0.16, top) +
    easel(stage).perch({ x: 0, y: base + half * 0.06, ...size, behind: [hues.ground, top] }, 0)
  );
};

/** A board from edge to edge, the second thing on it beside the subject. */
export const shelf: Layout = (stage) => {
  const { frame, hues, random } = stage;
  const { perch, color } = easel(stage);
  const { width, height } = subjectSize(frame);
  const board = Math.min(frame.height, frame.width) * 0.045;
  const gap = width * 0.04;
  const side = random() < 0.5 ? -1 : 1;
  const large = sizeIn(stage, { width: width * 0.72, height: height * 0.92 });
  const small = sizeIn(
    stage,
    { width: Math.min(width * 0.44, width - gap - large.width), height: height * 0.56 },
    1,
  );
  const base = large.height / 2;
  const total = large.width + gap + small.width;
  return (
    [-0.25, 0.25]
      .map((share) =>
        rect(frame.width * share - board / 4, base, board / 2, board * 3.2, hues.deep, 0.6, board / 4),
      )
      .join("") +
    rect(-frame.width / 2, base + board, frame.width, board * 0.9, hues.shadow, 0.2) +
    rect(-frame.width / 2, base, frame.width, board, color()) +
    perch({ x: side * (large.width - total) * 0.5, y: base, ...large }, 0) +
    perch({ x: side * (total - small.width) * 0.5, y: base, ...small }, 1)
  );
};

/** A half circle that rises behind it. */
export const sunrise: Layout = (stage) => {
  const { frame, hues, random } = stage;
  const { width, height } = subjectSize(frame);
  const size = { width, height: height * 0.94 };
  const base = footOf(stage, size) + height * 0.02;
  const horizon = base - height * 0.14;
  const radius = Math.min(height * 0.72, frame.width * 0.47);
  const sun = pick(random, [hues.wall, hues.accents[2] ?? hues.wall]);
  const floor = mixed(hues.ground, hues.deep, 0.2);
  return (
    path(`M${-radius} ${horizon}A${radius} ${radius} 0 0 1 ${radius} ${horizon}Z`, sun) +
    all(frame, floor, horizon) +
    easel(stage).stand({ x: 0, y: base, ...size, behind: [hues.ground, sun, floor] })
  );
};

/** On a round carpet. */
export const carpet: Layout = (stage) => {
  const { frame, hues } = stage;
  const { width, height } = subjectSize(frame);
  const size = { width, height: height * 0.94 };
  const base = footOf(stage, size) - height * 0.02;
  const wide = Math.min(frame.width * 0.47, sizeIn(stage, size).width * 0.5 + width * 0.22);
  const [pile, edge] = [hues.accents[2] ?? hues.wall, mixed(hues.accents[2] ?? hues.wall, hues.deep, 0.16)];
  return (
    all(frame, hues.wall, base - height * 0.16) +
    ellipse(0, base, wide, height * 0.13, edge) +
    ellipse(0, base, wide * 0.93, height * 0.11, pile) +
    easel(stage).stand({ x: 0, y: base, ...size, behind: [hues.ground, hues.wall, pile, edge] })
  );
};

/** In an arched niche. */
export const niche: Layout = (stage) => {
  const { frame, hues, random } = stage;
  const { width, height } = subjectSize(frame);
  const size = { width: width * 0.94, height: height * 0.92 };
  const base = footOf(stage, size);
  const half = Math.min(frame.width * 0.48, sizeIn(stage, size).width / 2 + width * 0.16);
  const high = Math.min(half, frame.height * 0.4);
  const fill = pick(random, [hues.wall, hues.accents[2] ?? hues.wall]);
  const floor = mixed(fill, hues.deep, 0.12);
  const foot = base - height * 0.08;
  return (
    path(
      `M${-half} ${frame.height / 2}V${-frame.height * 0.46 + high}A${half} ${high} 0 0 1 ${half} ${-frame.height * 0.46 + high}V${frame.height / 2}Z`,
      fill,
    ) +
    rect(-half, foot, half * 2, frame.height / 2 - foot, floor) +
    easel(stage).perch({ x: 0, y: base, ...size, behind: [hues.ground, fill, floor] })
  );
};

/** Before broad stripes that come down the wall and along the floor. */
export const stripes: Layout = (stage) => {
  const { frame, hues } = stage;
  const { width, height } = subjectSize(frame);
  const size = { width, height: height * 0.92 };
  const base = footOf(stage, size);
  const foot = base - height * 0.1;
  const broad = width * 0.26;
  // Two meet behind the subject: a single one in its middle would seem to be its neck.
  const other = hues.accents[2] ?? hues.wall;
  const fills = [hues.wall, other, hues.wall, other];
  const floor = mixed(hues.ground, hues.deep, 0.16);
  const bands = fills.map((fill, at) => {
    const left = (at - 2) * broad;
    return (
      rect(left, -frame.height / 2, broad, foot + frame.height / 2, fill) +
      path(
        `M${left} ${foot}H${left + broad}L${(left + broad) * 1.7} ${frame.height / 2}H${left * 1.7}Z`,
        mixed(fill, hues.deep, 0.12),
      )
    );
  });
  return (
    all(frame, floor, foot) +
    bands.join("") +
    easel(stage).stand({ x: 0, y: base, ...size, behind: [hues.ground, floor, ...fills] })
  );
};

/** On a cloth with stripes or checks. */
export const cloth: Layout = (stage) => {
  const { frame, hues, random } = stage;
  const { width, height } = subjectSize(frame);
  const size = { width: width * 0.96, height: height * 0.94 };
  const base = footOf(stage, size);
  const edge = base - size.height * 0.2;
  const stripe = 62;
  const dye = mixed(hues.wall, hues.accents[1] ?? hues.deep, 0.4);
  const stripes = spread(Math.ceil(frame.width / stripe / 2) + 1, frame.width + stripe * 2)
    .map((x) => rect(x - stripe / 2, edge, stripe, frame.height / 2 - edge, dye))
    .join("");
  const checks =
    random() < 0.5
      ? Array.from({ length: 6 }, (_, row) =>
          rect(-frame.width / 2, edge + (row + 0.5) * stripe * 2, frame.width, stripe, dye, 0.6),
        ).join("")
      : "";
  return (
    all(frame, hues.wall, edge) +
    stripes +
    checks +
    easel(stage).stand({ x: 0, y: base, ...size, behind: [hues.ground, hues.wall, dye] })
  );
};

/** A person, down to the lower edge of the picture. */
export const bust: Layout = (stage) => {
  const { frame, hues, random } = stage;
  const size = Math.min(frame.width, frame.height);
  const behind = [
    ellipse(0, size * 0.06, size * 0.42, size * 0.42, hues.wall),
    all(frame, hues.wall, frame.height * 0.12),
    path(
      `M${-size * 0.34} ${frame.height / 2}V${-size * 0.06}A${size * 0.34} ${size * 0.34} 0 0 1 ${size * 0.34} ${-size * 0.06}V${frame.height / 2}Z`,
      hues.wall,
    ),
  ];
  return (
    pick(random, behind) +
    easel(stage).perch({
      x: 0,
      y: frame.height / 2,
      width: size * 0.74,
      height: size * 0.86,
      behind: [hues.ground, hues.wall],
    })
  );
};
