import type { FloorPlan } from "@contract/floor-plan";

export type WayEdge = Pick<FloorPlan["edges"][number], "from" | "to" | "length" | "kind"> & {
  outside?: boolean;
};

/** A route from point to point: the edges in the order and direction of walking. */
export type WayPath = { start: string; end: string; moves: WayEdge[]; metres: number; seconds: number };

const metresPerSecond = { walk: 1.2, lift: 0.8, escalator: 0.6, stairs: 0.7 };
/** Until the lift arrives and its doors close. */
const liftWaitingMs = 30_000;

/**
 * The fastest route from any of the points `from` to any of the points `to`, or null if there is none. Among equally
 * fast routes the one with fewer edges wins, then the one whose point ids sort first: the same plan always gives the
 * same route. `isStepFree` excludes stairs and escalators.
 */
export function quickestWay(
  edges: readonly WayEdge[],
  from: readonly string[],
  to: readonly string[],
  { isStepFree }: { isStepFree: boolean },
): WayPath | null {
  const destinations = new Set(to);
  for (const reached of reachedFrom(edges, from, isStepFree))
    if (destinations.has(reached.point)) return pathTo(reached);
  return null;
}

/** The same from some points to any others: the whole plan is searched once. */
export function quickestWays(
  edges: readonly WayEdge[],
  from: readonly string[],
  { isStepFree }: { isStepFree: boolean },
): (to: readonly string[]) => WayPath | null {
  const all = [...reachedFrom(edges, from, isStepFree)];
  return (to) => {
    const reached = all.find(({ point }) => to.includes(point));
    return reached ? pathTo(reached) : null;
  };
}

/** The points in the order in which they are reached. */
function* reachedFrom(
  edges: readonly WayEdge[],
  from: readonly string[],
  isStepFree: boolean,
): Generator<Reached> {
  const movesFrom = walkable(edges, isStepFree);
  const open = new Map<string, Reached>();
  const done = new Set<string>();
  for (const point of from) open.set(point, { point, key: point, ms: 0, steps: 0, last: null, before: null });

  for (let next = nearest(open); next; next = nearest(open)) {
    yield next;
    open.delete(next.key);
    done.add(next.key);
    for (const move of movesFrom.get(next.point) ?? []) {
      const candidate = reachedBy(move, next);
      if (done.has(candidate.key)) continue;
      const known = open.get(candidate.key);
      if (!known || isBefore(candidate, known)) open.set(candidate.key, candidate);
    }
  }
}

/**
 * A point with how it was reached. Riding on in the same lift needs no second waiting time, so a point reached by lift
 * is a state of its own.
 */
type Reached = {
  point: string;
  key: string;
  ms: number;
  steps: number;
  last: WayEdge | null;
  before: Reached | null;
};

function reachedBy(move: WayEdge, before: Reached): Reached {
  const waiting = move.kind === "lift" && before.last?.kind !== "lift" ? liftWaitingMs : 0;
  return {
    point: move.to,
    key: move.kind === "lift" ? `${move.to} by lift` : move.to,
    // Whole milliseconds add up exactly, so that equally long routes compare as equal in any order of addition.
    ms: before.ms + waiting + Math.round((move.length / metresPerSecond[move.kind]) * 1000),
    steps: before.steps + 1,
    last: move,
    before,
  };
}

function isBefore(one: Reached, other: Reached): boolean {
  if (one.ms !== other.ms) return one.ms < other.ms;
  if (one.steps !== other.steps) return one.steps < other.steps;
  return (one.before?.key ?? one.key) < (other.before?.key ?? other.key);
}

/** The nearest open point; corridors are long and thin, so that few are open at a time. */
function nearest(open: ReadonlyMap<string, Reached>): Reached | undefined {
  let first: Reached | undefined;
  for (const candidate of open.values()) {
    if (
      !first ||
      candidate.ms < first.ms ||
      (candidate.ms === first.ms &&
        (candidate.steps < first.steps || (candidate.steps === first.steps && candidate.key < first.key)))
    )
      first = candidate;
  }
  return first;
}

function pathTo(end: Reached): WayPath {
  const moves: WayEdge[] = [];
  let at = end;
  while (at.last && at.before) {
    moves.unshift(at.last);
    at = at.before;
  }
  return {
    start: at.point,
    end: end.point,
    moves,
    metres: moves.reduce((sum, { length }) => sum + length, 0),
    seconds: end.ms / 1000,
  };
}

/** The edges by the point that they start at; each can be walked in both directions. */
function walkable(edges: readonly WayEdge[], isStepFree: boolean): Map<string, WayEdge[]> {
  const byPoint = new Map<string, WayEdge[]>();
  const add = (edge: WayEdge) => {
    const kept = byPoint.get(edge.from);
    if (kept) kept.push(edge);
    else byPoint.set(edge.from, [edge]);
  };
  for (const edge of edges) {
    if (isStepFree && edge.kind !== "walk" && edge.kind !== "lift") continue;
    add(edge);
    add({ ...edge, from: edge.to, to: edge.from });
  }
  return byPoint;
}
