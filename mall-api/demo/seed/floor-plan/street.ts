/** A position in the drawing: x to the right, y down. */
export type Position = [number, number];

/** A piece of the street: `length` of it, along which it turns by `turn` degrees (to the right if positive). */
export type Stretch = { length: number; turn: number };

/** The mall's centre line. `s` is the distance along it from its start; a positive offset is to the right of it. */
export type Street = {
  length: number;
  /** The point beside the street at `s`; beyond its ends the street continues straight. */
  beside: (s: number, offset: number) => Position;
};

const degree = Math.PI / 180;

/**
 * Joins the stretches, oriented so that the whole runs from left to right. A turning stretch is an arc: lines across
 * the street then never meet within its radius, so what stands between two of them never overlaps.
 */
export function streetOf(stretches: readonly Stretch[]): Street {
  const turned = stretches.reduce((sum, { turn }) => sum + turn, 0);
  const pieces: { start: number; from: Position; heading: number; length: number; turn: number }[] = [];
  let from: Position = [0, 0];
  let heading = (-turned / 2) * degree;
  let start = 0;
  for (const { length, turn } of stretches) {
    const piece = { start, from, heading, length, turn: turn * degree };
    pieces.push(piece);
    from = alongPiece(piece, length).point;
    heading += piece.turn;
    start += length;
  }
  const [first] = pieces;
  if (!first) throw new Error("A street needs at least one stretch");

  return {
    length: start,
    beside(s, offset) {
      const piece = pieces.findLast((candidate) => candidate.start <= s) ?? first;
      const { point, heading: direction } = alongPiece(piece, s - piece.start);
      return [point[0] - Math.sin(direction) * offset, point[1] + Math.cos(direction) * offset];
    },
  };
}

function alongPiece(
  { from, heading, length, turn }: { from: Position; heading: number; length: number; turn: number },
  way: number,
): { point: Position; heading: number } {
  const within = Math.min(Math.max(way, 0), length);
  const beyond = way - within;
  const angle = heading + (turn * within) / length;
  const bent: Position =
    turn === 0
      ? [from[0] + Math.cos(heading) * within, from[1] + Math.sin(heading) * within]
      : [
          from[0] + ((Math.sin(angle) - Math.sin(heading)) * length) / turn,
          from[1] - ((Math.cos(angle) - Math.cos(heading)) * length) / turn,
        ];
  return {
    point: [bent[0] + Math.cos(angle) * beyond, bent[1] + Math.sin(angle) * beyond],
    heading: angle,
  };
}

/** Values from `from` to `to`, both included, no further than `step` apart. */
export function steps(from: number, to: number, step: number): number[] {
  const count = Math.max(1, Math.ceil(Math.abs(to - from) / step));
  return Array.from({ length: count + 1 }, (_, at) => from + ((to - from) * at) / count);
}
