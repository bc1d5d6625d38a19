import type { FloorPlan } from "@contract/floor-plan";
import { areaOf, type Position } from "./plan-geometry.server";
import type { WayEdge, WayPath } from "./way-path.server";

type Turn = "straight" | "left" | "right" | "back";
type Side = "left" | "right" | null;

/** One instruction of a route; `at` is its position on the level. */
export type WayStep = { at: Position } & (
  | {
      kind: "walk";
      /** Which way to turn before walking; `isOut` when leaving a shop or a lift, `isIn` when entering the mall. */
      turn: Turn;
      isOut: boolean;
      isIn: boolean;
      metres: number;
      /** The largest units along the walk, by id. */
      passed: string[];
    }
  /** Outside, in through a door of the mall or out of it. */
  | { kind: "outside"; isIn: boolean; metres: number; door: string }
  | { kind: "change"; by: WayEdge["kind"]; isUp: boolean; toLevel: number; side: Side }
  | { kind: "arrive"; side: Side }
);

/** The part of a route on one level: its line and its instructions. */
export type WayLeg = { level: number; line: Position[]; steps: WayStep[] };

/** Below this angle a change of direction is the corridor's own bend and not worth an instruction. */
const minTurn = 40;
const minTurnBack = 140;
/** From the middle of the corridor to a door beside it: too short to be a walk of its own. */
const asideMetres = 12;
const maxPassed = 2;

/** A route as instructions: level by level, where to turn, what is passed, how to get to the next level. */
export function legsOf(path: WayPath, plan: FloorPlan): WayLeg[] {
  const index = indexOf(plan);
  const { arriving, inside, leaving } = partsOf(path, index);
  const legs = stretchesOf(inside, index).flatMap((stretch, at) => legOf(stretch, at > 0, index) ?? []);
  return withLeaving(withArriving(legs, arriving, index), leaving, index);
}

/** A route's parts outside before, inside, and outside after; one that never enters leaves a door or leads to one. */
function partsOf(
  path: WayPath,
  { points }: PlanIndex,
): { arriving: WayEdge[]; inside: WayPath; leaving: WayEdge[] } {
  const { moves } = path;
  const first = moves.findIndex(({ outside }) => !outside);
  const last = moves.findLastIndex(({ outside }) => !outside);
  const isLeaving = first < 0 && points.get(path.start)?.kind === "entrance";
  const arriving = first < 0 ? (isLeaving ? [] : moves) : moves.slice(0, first);
  const leaving = first < 0 ? (isLeaving ? moves : []) : moves.slice(last + 1);
  return {
    arriving,
    inside: {
      ...path,
      start: arriving.at(-1)?.to ?? path.start,
      moves: first < 0 ? [] : moves.slice(first, last + 1),
    },
    leaving,
  };
}

/** Adds the way to the door before the first leg, whose first walk then enters the mall. */
function withArriving(legs: WayLeg[], arriving: readonly WayEdge[], index: PlanIndex): WayLeg[] {
  const [leg, ...rest] = legs;
  const [start] = arriving;
  const at = start && index.points.get(start.from)?.position;
  if (!leg || !at) return legs;
  const step: WayStep = {
    kind: "outside",
    at,
    isIn: true,
    metres: lengthOf(arriving),
    door: arriving.at(-1)?.to ?? "",
  };
  const line = arriving.flatMap(({ from }) => positionIn(index, from));
  return [{ ...leg, line: [...line, ...leg.line], steps: [step, ...leg.steps] }, ...rest];
}

/** Adds the way from the door after the last leg, and arrives there. */
function withLeaving(legs: WayLeg[], leaving: readonly WayEdge[], index: PlanIndex): WayLeg[] {
  const leg = legs.at(-1);
  const end = leaving.at(-1);
  const at = end && index.points.get(end.to)?.position;
  const door = leaving[0]?.from ?? "";
  if (!leg || !at) return legs;
  const step: WayStep = {
    kind: "outside",
    at: index.points.get(door)?.position ?? at,
    isIn: false,
    metres: lengthOf(leaving),
    door,
  };
  const line = leaving.flatMap(({ to }) => positionIn(index, to));
  const steps: WayStep[] = [...leg.steps.slice(0, -1), step, { kind: "arrive", at, side: null }];
  return [...legs.slice(0, -1), { ...leg, line: [...leg.line, ...line], steps }];
}

const lengthOf = (moves: readonly WayEdge[]): number => moves.reduce((sum, { length }) => sum + length, 0);

type Change = { by: WayEdge["kind"]; to: string };
/** The walk on one level: the points, the metres between them, and how one leaves the level. */
type Stretch = { points: string[]; lengths: number[]; change: Change | null };
type Walk = { turn: Turn; metres: number; from: string; between: string[] };

/** Splits a route where the level changes; a lift through several levels is one change. */
function stretchesOf(path: WayPath, { points }: PlanIndex): Stretch[] {
  let current: Stretch = { points: [path.start], lengths: [], change: null };
  const stretches = [current];
  for (const { from, to, length, kind } of path.moves) {
    const staysOnLevel = points.get(from)?.level === points.get(to)?.level;
    if (current.change && (staysOnLevel || current.change.by !== kind)) {
      current = { points: [from], lengths: [], change: null };
      stretches.push(current);
    }
    if (staysOnLevel) {
      current.points.push(to);
      current.lengths.push(length);
    } else {
      current.change = { by: kind, to };
    }
  }
  const { change } = current;
  return change ? [...stretches, { points: [change.to], lengths: [], change: null }] : stretches;
}

function legOf(
  { points, lengths, change }: Stretch,
  isAfterChange: boolean,
  index: PlanIndex,
): WayLeg | null {
  const firstId = points[0] ?? "";
  const lastId = points.at(-1) ?? "";
  const first = index.points.get(firstId);
  const last = index.points.get(lastId);
  if (!first || !last) return null;

  const isOut = isAfterChange || isDoor(firstId, index);
  const endsAtDoor = change !== null || isDoor(lastId, index);
  const { walks, side } = withoutShortEnds(walksOf(points, lengths, index), isOut, endsAtDoor);
  const steps = walks.map(
    ({ from, turn, metres, between }, at): WayStep => ({
      kind: "walk",
      at: index.points.get(from)?.position ?? first.position,
      turn,
      isOut: isOut && at === 0,
      isIn: at === 0 && !isAfterChange && first.kind === "entrance",
      metres,
      passed: mostVisible(between, [firstId, lastId], index),
    }),
  );
  const next = change && index.points.get(change.to);
  steps.push(
    change && next
      ? {
          kind: "change",
          at: last.position,
          by: change.by,
          isUp: next.level > first.level,
          toLevel: next.level,
          side,
        }
      : { kind: "arrive", at: last.position, side },
  );
  return { level: first.level, line: points.flatMap((id) => positionIn(index, id)), steps };
}

/** The straight parts of a stretch: a new one begins at each turn. */
function walksOf(points: readonly string[], lengths: readonly number[], index: PlanIndex): Walk[] {
  const walks: Walk[] = [];
  let heading: Position | null = null;
  for (const [at, metres] of lengths.entries()) {
    const [from = "", to = ""] = points.slice(at, at + 2);
    const direction = directionOf(index.points.get(from)?.position, index.points.get(to)?.position);
    const turn = heading && direction ? turnOf(heading, direction) : "straight";
    const current = walks.at(-1);
    if (current && turn === "straight") {
      current.metres += metres;
      current.between.push(from);
    } else {
      walks.push({ turn, metres, from, between: [] });
    }
    heading = direction ?? heading;
  }
  return walks;
}

/**
 * The few metres between a door and the corridor are no walks of their own: the first are part of leaving, the last
 * only say on which side the door is.
 */
function withoutShortEnds(
  walks: readonly Walk[],
  isOut: boolean,
  endsAtDoor: boolean,
): { walks: readonly Walk[]; side: Side } {
  const [first, second, ...rest] = walks;
  const merged =
    isOut && first && second && first.metres <= asideMetres
      ? [{ ...second, metres: first.metres + second.metres, from: first.from }, ...rest]
      : walks;
  const last = merged.at(-1);
  if (!endsAtDoor || merged.length < 2 || !last || last.metres > asideMetres)
    return { walks: merged, side: null };
  return {
    walks: merged.slice(0, -1),
    side: last.turn === "left" || last.turn === "right" ? last.turn : null,
  };
}

function directionOf(from: Position | undefined, to: Position | undefined): Position | null {
  if (!from || !to || (from[0] === to[0] && from[1] === to[1])) return null;
  return [to[0] - from[0], to[1] - from[1]];
}

/** y points down, so a clockwise turn is a turn to the right. */
function turnOf([x1, y1]: Position, [x2, y2]: Position): Turn {
  const degrees = (Math.atan2(x1 * y2 - y1 * x2, x1 * x2 + y1 * y2) * 180) / Math.PI;
  if (Math.abs(degrees) < minTurn) return "straight";
  if (Math.abs(degrees) > minTurnBack) return "back";
  return degrees > 0 ? "right" : "left";
}

/** The largest units whose doors one passes; not those where the walk begins or ends. */
function mostVisible(between: readonly string[], ends: readonly string[], { unitsAt }: PlanIndex): string[] {
  const passed = [...new Set(between.flatMap((id) => unitsAt.get(id) ?? []))].filter(
    ({ entrance }) => !ends.includes(entrance),
  );
  const largest = passed.toSorted((one, other) => other.area - one.area).slice(0, maxPassed);
  return passed.filter((unit) => largest.includes(unit)).map(({ id }) => id);
}

type Point = {
  level: number;
  position: Position;
  kind: FloorPlan["floors"][number]["points"][number]["kind"];
};
type Door = { id: string; entrance: string; area: number };
type PlanIndex = {
  points: Map<string, Point>;
  entrances: Set<string>;
  /** The company units visible from a point: their door is there, or a few metres aside. */
  unitsAt: Map<string, Door[]>;
};

const positionIn = ({ points }: PlanIndex, id: string): Position[] => {
  const point = points.get(id);
  return point ? [point.position] : [];
};

/** Whether a point is a unit's door, a lift or a facility; not the mall's own entrances or a car park's areas. */
function isDoor(id: string, { points, entrances }: PlanIndex): boolean {
  const kind = points.get(id)?.kind ?? "corridor";
  if (kind === "parking") return false;
  return entrances.has(id) || (kind !== "entrance" && kind !== "corridor");
}

const indexes = new WeakMap<FloorPlan, PlanIndex>();

/** The client returns the same cached plan object, so its index is cached too. */
function indexOf(plan: FloorPlan): PlanIndex {
  const known = indexes.get(plan);
  if (known) return known;
  const index: PlanIndex = { points: new Map(), entrances: new Set(), unitsAt: new Map() };
  const doors = new Map<string, Door[]>();
  const see = (at: string, seen: readonly Door[]) =>
    index.unitsAt.set(at, [...(index.unitsAt.get(at) ?? []), ...seen]);
  for (const { level, points, units } of plan.floors) {
    for (const { id, position, kind } of points) index.points.set(id, { level, position, kind });
    for (const { id, entrance, polygon, company_id } of units) {
      index.entrances.add(entrance);
      if (!company_id) continue;
      doors.set(entrance, [...(doors.get(entrance) ?? []), { id, entrance, area: areaOf(polygon) }]);
    }
  }
  for (const [entrance, seen] of doors) see(entrance, seen);
  for (const { from, to, length, kind } of plan.edges) {
    if (kind !== "walk" || length > asideMetres) continue;
    const isStub = (door: string, street: string) => doors.has(door) && !doors.has(street);
    if (isStub(from, to)) see(to, doors.get(from) ?? []);
    if (isStub(to, from)) see(from, doors.get(to) ?? []);
  }
  indexes.set(plan, index);
  return index;
}
