import type { Floor } from "@contract/floor-plan";
import type { Site } from "~/site/site.server";
import { calloutSize } from "./callout-size";
import { partAround, within } from "./floor-plan-drawing.server";
import { type PlanPlaces, pointName } from "./floor-plan-places.server";
import { type Box, boxOf, centroidOf, type Position, widened } from "./plan-geometry.server";
import { planIcon } from "./plan-icons.server";
import { type Label, labelWithin, type Obstacle, textWidth } from "./plan-labels.server";

/** What is around a place: the part of its floor, names and numbers in it, and what the numbers and signs mean. */
export type Surroundings = {
  viewBox: string;
  /** In units of the plan: a part fills a phone's width, so that its letters are small text there. */
  fontSize: number;
  labels: { x: number; y: number; lines: string[] }[];
  /** The nearest entrance and lift. */
  signs: { x: number; y: number; icon: string }[];
  legend: ({ name: string } & ({ number: number } | { icon: string }))[];
};

type Part = Partial<Pick<Floor["units"][number], "company_id" | "amenity_id">>;

/** In shares of the part's width. */
const letters = 0.032;
const signRadius = 0.022;
const leastPart = { width: 540, height: 350 };
/** The entrance and the lift are in the part if it then is no wider than this. */
const wideEnough = 640;
/** The part's width in shares of its height, at least. */
const leastRatio = 1.6;
/** Neighbours whose name doesn't fit into their shape have numbers. */
const mostNumbers = 5;

export function surroundingsOf(
  floor: Floor,
  places: PlanPlaces,
  { isOwn, name }: { isOwn: (part: Part) => boolean; name: string },
  site: Site,
): Surroundings {
  const own = floor.units.filter(isOwn);
  const spots = own.length > 0 ? [] : floor.points.filter(isOwn);
  const corners = [...own.flatMap(({ polygon }) => polygon), ...spots.map(({ position }) => position)];
  const middle = middleOf(boxOf(corners));
  const landmarks = landmarksOf(floor, middle, isOwn);
  const part = partOf(floor, corners, landmarks);
  const fontSize = Math.round(widthOf(part) * letters);
  const shown = landmarks.filter(({ position }) => isWithin(position, part));
  const obstacles: Obstacle[] = [
    ...shown.map(({ position: [x, y] }) => [x, y, widthOf(part) * signRadius] as const),
    ...calloutOver(own[0] ? centroidOf(own[0].polygon) : middle, name, fontSize),
  ];
  // No number is cut by the edge, and no name.
  const inner = widened(part, -1.2 * fontSize);
  const isWhole = ({ x, lines }: Label) => {
    const half = (Math.max(...lines.map(textWidth)) * fontSize) / 2;
    return part.left < x - half && x + half < part.right;
  };
  const neighbours = byDistance(
    floor.units.filter((unit) => !isOwn(unit) && isWithin(centroidOf(unit.polygon), inner)),
    middle,
    ({ polygon }) => centroidOf(polygon),
  );
  const labels: Surroundings["labels"] = [];
  const legend: Surroundings["legend"] = [];
  // What is in several spots has no neighbours.
  for (const { id, polygon } of spots.length > 1 ? [] : neighbours) {
    const place = places.byUnit.get(id);
    if (!place) continue;
    const label = (text: string) => labelWithin(polygon, text, [fontSize], obstacles, true);
    const number = legend.length + 1;
    const fitting = label(place.name);
    const named = fitting && isWhole(fitting) ? fitting : null;
    const drawn = named ?? (number <= mostNumbers ? label(String(number)) : null);
    if (drawn) labels.push({ x: drawn.x, y: drawn.y, lines: drawn.lines });
    if (drawn && !named) legend.push({ number, name: place.name });
  }
  return {
    viewBox: [part.left, part.top, widthOf(part), part.bottom - part.top].join(" "),
    fontSize,
    labels,
    signs: shown.map(({ kind, position: [x, y] }) => ({
      x: Math.round(x),
      y: Math.round(y),
      icon: planIcon(kind),
    })),
    legend: [
      ...legend,
      ...shown.map((point) => ({ icon: planIcon(point.kind), name: pointName(point, site) })),
    ],
  };
}

/** The nearest entrance and lift, or escalator where there is no lift. */
function landmarksOf({ points }: Floor, middle: Position, isOwn: (part: Part) => boolean) {
  const near = byDistance(
    points.filter((point) => !isOwn(point)),
    middle,
    ({ position }) => position,
  );
  const nearest = (kind: string) => near.find((point) => point.kind === kind);
  return [nearest("entrance"), nearest("lift") ?? nearest("escalator")].filter((point) => !!point);
}

/** The part of a floor around a place, with those landmarks that are near. */
function partOf({ width, height }: Floor, corners: readonly Position[], landmarks: Floor["points"]): Box {
  // With the shadow of the walls.
  const whole = { left: 0, top: -20, right: width, bottom: height + 20 };
  const around = (positions: readonly Position[]) => within(partAround(positions, leastPart), whole);
  const positions = [...corners];
  for (const { position } of landmarks)
    if (widthOf(around([...positions, position])) <= wideEnough) positions.push(position);
  const part = around(positions);
  return widenedTo(Math.max(leastPart.width, (part.bottom - part.top) * leastRatio), part, whole);
}

/** A part that is at least so wide, as far as the whole is. */
function widenedTo(least: number, part: Box, whole: Box): Box {
  const width = Math.round(Math.min(Math.max(least, widthOf(part)), widthOf(whole)));
  const left = Math.round((part.left + part.right - width) / 2);
  const inside = Math.max(whole.left, Math.min(left, whole.right - width));
  return { ...part, left: inside, right: inside + width };
}

/** The place's own name, which floor-plan-excerpt.tsx draws above its middle. */
function calloutOver([x, y]: Position, name: string, fontSize: number): Obstacle[] {
  const size = fontSize * calloutSize;
  const half = (name.length * size * 0.56) / 2;
  const steps = Math.max(1, Math.ceil(half / size));
  return Array.from({ length: 2 * steps + 1 }, (_, at) => [
    x + ((at - steps) * half) / steps,
    y - size * 1.5,
    size * 0.85,
  ]);
}

const widthOf = ({ left, right }: Box): number => right - left;

const middleOf = ({ left, top, right, bottom }: Box): Position => [(left + right) / 2, (top + bottom) / 2];

const isWithin = ([x, y]: Position, { left, top, right, bottom }: Box): boolean =>
  left < x && x < right && top < y && y < bottom;

/** The nearest first. */
function byDistance<One>(all: readonly One[], [x, y]: Position, positionOf: (one: One) => Position): One[] {
  const distanceTo = (one: One) => {
    const [ownX, ownY] = positionOf(one);
    return Math.hypot(ownX - x, ownY - y);
  };
  return all.toSorted((one, other) => distanceTo(one) - distanceTo(other));
}
