import { translatorOf } from "~/locale/i18n.server";
import type { FloorPlan } from "~/mall/contract/floor-plan";
import type { Site } from "~/tenant/site.server";
import { shellName } from "./shell.server";

type Way = { way: string; icon: string; bearing: number | null; minutes: number | null };
type Point = { x: number; y: number };

export type SketchMapView = ReturnType<typeof sketchMapView>;

const size = 600;
const center = size / 2;
const ringMinutes = [5, 10];
const houseRadius = 96;
const rim = 258;
/** Marks nearer to each other than this (degrees) would cover one another. */
const leastGap = 26;

/**
 * The mall in the middle, drawn by the outline of its ground floor, and the end of each way at its bearing and walking
 * distance. It is drawn from what the mall says of itself, so it needs no map service; it claims no streets.
 */
export function sketchMapView(ways: readonly Way[], plan: FloorPlan | null, site: Site) {
  const t = translatorOf(site.language);
  const placed = spread(ways.map(({ bearing }, at) => bearing ?? (at * 360) / ways.length));
  const ends = ways.map(({ way, icon, minutes }, at) => ({
    way,
    icon,
    ...around(placed[at] ?? 0, minutes === null ? rim : radiusOf(minutes)),
    isWalk: minutes !== null,
    label: minutes ? t("directions:minutes", { minutes }) : null,
  }));
  const free = widestGap(placed);
  return {
    size,
    center,
    title: t("directions:sketch", { mall: shellName(site) }),
    north: t("directions:north"),
    house: houseOutline(plan),
    entrances: entrancesOf(plan),
    ends,
    rings: ringMinutes.map((minutes) => ({
      radius: radiusOf(minutes),
      ...around(free, radiusOf(minutes)),
      label: t("directions:minutes", { minutes }),
    })),
  };
}

/** The rim is a walk of twelve minutes; what is farther stays on it. */
function radiusOf(minutes: number): number {
  const nearest = houseRadius + 44;
  return Math.round(nearest + (Math.min(minutes, 12) / 12) * (rim - nearest));
}

function around(bearing: number, radius: number): Point {
  const angle = (bearing * Math.PI) / 180;
  return {
    x: Math.round(center + radius * Math.sin(angle)),
    y: Math.round(center - radius * Math.cos(angle)),
  };
}

/** The bearings, moved apart clockwise where two are nearer than marks can stand. */
export function spread(bearings: readonly number[]): number[] {
  const moved = [...bearings];
  const order = bearings
    .map((_, at) => at)
    .sort((one, other) => (bearings[one] ?? 0) - (bearings[other] ?? 0));
  for (const [rank, at] of order.entries()) {
    const before = order[rank - 1];
    if (before === undefined) continue;
    moved[at] = Math.max(moved[at] ?? 0, (moved[before] ?? 0) + leastGap);
  }
  return moved.map((bearing) => bearing % 360);
}

/** The middle of the widest gap between bearings: there the rings' labels are in nobody's way. */
function widestGap(bearings: readonly number[]): number {
  const sorted = bearings.toSorted((one, other) => one - other);
  const gaps = sorted.map((bearing, at) => {
    const next = sorted[at + 1] ?? (sorted[0] ?? 0) + 360;
    return { middle: ((bearing + next) / 2) % 360, width: next - bearing };
  });
  return gaps.toSorted((one, other) => other.width - one.width)[0]?.middle ?? 315;
}

const groundFloor = (plan: FloorPlan | null) =>
  plan?.floors.find(({ level }) => level === 0) ?? plan?.floors[0];

/** From the floor's own units to the middle of the sketch. */
function projection(plan: FloorPlan | null) {
  const outline = groundFloor(plan)?.outline ?? [];
  if (outline.length < 3) return null;
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = (houseRadius * 2.1) / Math.hypot(right - left, bottom - top);
  if (!Number.isFinite(scale)) return null;
  return (x: number, y: number): Point => ({
    x: Math.round(center + (x - (left + right) / 2) * scale),
    y: Math.round(center + (y - (top + bottom) / 2) * scale),
  });
}

function houseOutline(plan: FloorPlan | null): string {
  const project = projection(plan);
  const outline = groundFloor(plan)?.outline ?? [];
  const corners = project
    ? outline.map(([x, y]) => project(x, y))
    : [45, 135, 225, 315].map((bearing) => around(bearing, houseRadius * 0.8));
  return corners.map(({ x, y }) => `${x},${y}`).join(" ");
}

function entrancesOf(plan: FloorPlan | null): Point[] {
  const project = projection(plan);
  const points = groundFloor(plan)?.points ?? [];
  return project
    ? points.filter(({ kind }) => kind === "entrance").map(({ position: [x, y] }) => project(x, y))
    : [];
}
