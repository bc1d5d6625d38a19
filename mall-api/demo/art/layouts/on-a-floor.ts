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

/** The middle one in front, the others behind it. */
export const three: Layout = (stage) => {
  const { frame, hues } = stage;
  const { stand } = easel(stage);
  const { width, height } = subjectSize(frame);
  const size = { width: width * 0.62, height: height * 0.92 };
  const small = { width: width * 0.38, height: height * 0.7 };
  const base = Math.max(footOf(stage, size), sizeIn(stage, small, 1).height / 2 + height * 0.05);
  const behind = [hues.ground, hues.wall];
  return (
    ellipse(0, base + frame.height * 0.3, frame.width * 0.72, frame.height * 0.38, hues.wall) +
    [-1, 1]
      .map((side) => stand({ x: side * width * 0.31, y: base - height * 0.1, ...small, behind }, 1))
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

/** A board from edge to edge, the things beside each other on it. */
export const shelf: Layout = (stage) => {
  const { frame, hues } = stage;
  const { perch, color } = easel(stage);
  const { width, height } = subjectSize(frame);
  const board = Math.min(frame.height, frame.width) * 0.045;
  const sizes = [0.56, 0.88, 0.44].map((share, at) =>
    sizeIn(stage, { width: width * 0.56, height: height * share }, (at + 2) % 3),
  );
  const gap = width * 0.04;
  const total = sizes.reduce((sum, size) => sum + size.width, gap * 2);
  const scale = Math.min(1, width / total);
  const base = (sizes[1]?.height ?? 0) * scale * 0.5;
  let from = (-total * scale) / 2;
  const row = sizes.map((size, at) => {
    const x = from + (size.width * scale) / 2;
    from += (size.width + gap) * scale;
    return perch({ x, y: base, width: size.width * scale, height: size.height * scale }, (at + 2) % 3);
  });
  return (
    [-0.25, 0.25]
      .map((share) =>
        rect(frame.width * share - board / 4, base, board / 2, board * 3.2, hues.deep, 0.6, board / 4),
      )
      .join("") +
    rect(-frame.width / 2, base + board, frame.width, board * 0.9, hues.shadow, 0.2) +
    rect(-frame.width / 2, base, frame.width, board, color()) +
    row.join("")
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

/** The same in one colour after the other, away from the viewer: three, or two of what is wide and would be cut by the next. */
export const queue: Layout = (stage) => {
  const { frame, random } = stage;
  const { stand } = easel(stage);
  const { width, height } = subjectSize(frame);
  const side = random() < 0.5 ? -1 : 1;
  const shown = sizeIn(stage, { width: width * 0.56, height: height * 0.84 });
  const shrunk = 0.17;
  const further = shown.width > shown.height ? 1 : 2;
  // From the first one's outer edge to that of the last one.
  const spare = width - shown.width * (1 - (further * shrunk) / 2);
  const step = Math.min(shown.width * (further === 1 ? 0.92 : 0.6), spare / further);
  const middle = (further * step - (shown.width * further * shrunk) / 2) / 2;
  const base = shown.height / 2 + height * 0.05;
  return [2, 1, 0]
    .slice(2 - further)
    .map((at) => {
      const size = 1 - at * shrunk;
      return stand(
        {
          x: side * (at * step - middle),
          y: base - at * height * 0.1,
          width: shown.width * size,
          height: shown.height * size,
        },
        0,
      );
    })
    .join("");
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
  const { frame, hues } = stage;
  const size = Math.min(frame.width, frame.height);
  return (
    ellipse(0, size * 0.06, size * 0.42, size * 0.42, hues.wall) +
    easel(stage).perch({
      x: 0,
      y: frame.height / 2,
      width: size * 0.74,
      height: size * 0.86,
      behind: [hues.ground, hues.wall],
    })
  );
};
