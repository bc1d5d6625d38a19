import type { FloorPlan } from "@contract/floor-plan";
import { areaOf, type Position } from "./plan-geometry.server";
import type { WayEdge, WayPath } from "./way-path.server";

export type Turn = "straight" | "left" | "right" | "back";
export type Side = "left" | "right" | null;

/** One thing to do on a way; `at` is where, in the level's drawing. */
export type WayStep = { at: Position } & (
  | {
      kind: "walk";
      /** Which way to turn before walking; `isOut` where one comes out of a shop or off a lift. */
      turn: Turn;
      isOut: boolean;
      metres: number;
      /** The largest of the units that one walks by, by id, in passing. */
      passed: string[];
    }
  | { kind: "change"; by: WayEdge["kind"]; isUp: boolean; toLevel: number; side: Side }
  | { kind: "arrive"; side: Side }
);

/** The part of a way that is walked on one level: its line in the drawing, and what to do. */
export type WayLeg = { level: number; line: Position[]; steps: WayStep[] };

/** Below this a change of direction is the street's own bend and not worth a word. */
const leastTurn = 40;
const leastTurnBack = 140;
/** From the middle of the street to a door beside it: how far the last metres are not a walk of their own. */
const asideMetres = 12;
const mostPassed = 2;

/** A way as one tells it: level by level, where to turn, what is passed, what to take to the next level. */
export function legsOf(path: WayPath, plan: FloorPlan): WayLeg[] {
  const index = indexOf(plan);
  return stretchesOf(path, index).flatMap((stretch, at) => legOf(stretch, at > 0, index) ?? []);
}

type Change = { by: WayEdge["kind"]; to: string };
/** What is walked on one level: the points, the metres between them, and how one leaves the level. */
type Stretch = { points: string[]; lengths: number[]; change: Change | null };
type Walk = { turn: Turn; metres: number; from: string; between: string[] };

/** Cuts a way where it changes the level; a lift that goes on through several levels is one change. */
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
  const { walks, side } = worthTelling(walksOf(points, lengths, index), isOut, endsAtDoor);
  const steps = walks.map(
    ({ from, turn, metres, between }, at): WayStep => ({
      kind: "walk",
      at: index.points.get(from)?.position ?? first.position,
      turn,
      isOut: isOut && at === 0,
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

/** The straight parts of a stretch: a new one begins where one has to turn. */
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
 * The few metres from a door to the street and from the street to a door are no walks of their own: the first are part of
 * coming out, the last only say on which side the door is.
 */
function worthTelling(
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

/** The drawing's y goes down, so that a turn clockwise is a turn to the right. */
function turnOf([x1, y1]: Position, [x2, y2]: Position): Turn {
  const degrees = (Math.atan2(x1 * y2 - y1 * x2, x1 * x2 + y1 * y2) * 180) / Math.PI;
  if (Math.abs(degrees) < leastTurn) return "straight";
  if (Math.abs(degrees) > leastTurnBack) return "back";
  return degrees > 0 ? "right" : "left";
}

/** The largest units whose doors one walks by, in passing; not those that the walk begins or ends at. */
function mostVisible(between: readonly string[], ends: readonly string[], { unitsAt }: PlanIndex): string[] {
  const passed = [...new Set(between.flatMap((id) => unitsAt.get(id) ?? []))].filter(
    ({ entrance }) => !ends.includes(entrance),
  );
  const largest = passed.toSorted((one, other) => other.area - one.area).slice(0, mostPassed);
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
  /** The units of companies that one sees from a point: whose door it is, or is a few metres aside. */
  unitsAt: Map<string, Door[]>;
};

const positionIn = ({ points }: PlanIndex, id: string): Position[] => {
  const point = points.get(id);
  return point ? [point.position] : [];
};

/** Whether one steps in or out at a point: a unit's door, a lift, a facility; not the mall's own entrances. */
function isDoor(id: string, { points, entrances }: PlanIndex): boolean {
  const kind = points.get(id)?.kind ?? "corridor";
  return entrances.has(id) || (kind !== "entrance" && kind !== "corridor");
}

const indexes = new WeakMap<FloorPlan, PlanIndex>();

/** The same plan is asked for again and again: the client gives it from its cache as the same object. */
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
