import { pick } from "../../random";
import { ellipse, path, rect } from "../shapes";
import { all, easel, footOf, isWide, type Layout, type Spot, type Stage, subjectSize } from "./stage";

const spread = (count: number, width: number) =>
  Array.from({ length: count }, (_, at) => ((at + 0.5) / count - 0.5) * width);

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
export const room: Layout = (stage) => {
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
export const company: Layout = (stage) => {
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
export const three: Layout = (stage) => {
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
export const pedestal: Layout = (stage) => {
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
export const shelf: Layout = (stage) => {
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
export const sunrise: Layout = (stage) => {
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
export const queue: Layout = (stage) => {
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
export const cloth: Layout = (stage) => {
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
