import type { FloorPlan } from "@contract/floor-plan";
import { translatorOf } from "~/locale/i18n.server";
import type { Site } from "~/site/site.server";
import { nameForms } from "../shell/shell.server";

type Way = { way: string; icon: string; bearing: number | null; minutes: number | null };
type Point = { x: number; y: number };

export type SketchMapView = ReturnType<typeof sketchMapView>;

const size = 600;
const center = size / 2;
/** The innermost is the mall itself, from whose entrances minutes are counted; the last ones are beyond the rim. */
const ringMinutes = [0, 1, 2, 5, 10, 20, 30, 150];
const rim = 268;
/** The walk as far as the rim. */
const farthest = 12;
const mallRadius = 60;
/** Marks nearer to each other than this (degrees) would overlap, or the minutes below those near the mall. */
const minGap = 46;

/**
 * The mall in the middle, as the outline of its ground floor, and each stop or car park at its bearing and walking
 * distance. It needs no map service, only the mall's own data; it shows no streets.
 *
 * @param chosen the way that stands out
 */
export function sketchMapView(
  ways: readonly Way[],
  plan: FloorPlan | null,
  site: Site,
  chosen: Way | undefined,
) {
  const t = translatorOf(site.language);
  const placed = spread(ways.map(({ bearing }, at) => bearing ?? (at * 360) / ways.length));
  const ends = ways.map(({ way, icon, minutes }, at) => ({
    way,
    icon,
    ...around(placed[at] ?? 0, minutes === null ? rim : Math.min(radiusOf(minutes), rim)),
    isWalk: minutes !== null,
    isAside: chosen !== undefined && way !== chosen.way,
    label: minutes ? t("directions:minutes", { minutes }) : null,
  }));
  // In the middle of the widest gap the rings' labels overlap nothing.
  const free = gapsOf(placed)[0]?.middle ?? 315;
  return {
    size,
    center,
    title: t("directions:sketch", nameForms(site)),
    north: t("directions:north"),
    outline: mallOutline(plan),
    entrances: entrancesOf(plan),
    ends,
    rings: ringMinutes.map((minutes) => ({
      radius: radiusOf(minutes),
      ...within(free, radiusOf(minutes)),
      label: minutes > 0 && minutes < farthest ? t("directions:minutes", { minutes }) : null,
    })),
  };
}

/** From the mall's edge by the root of the minutes, so that near stops stand apart. */
const radiusOf = (minutes: number): number =>
  Math.round(mallRadius + Math.sqrt(minutes / farthest) * (rim - mallRadius));

/** Inside a ring, clear of its line: a label is wider than it is high. */
const within = (bearing: number, radius: number): Point =>
  around(bearing, radius - 12 - 20 * Math.abs(Math.sin((bearing * Math.PI) / 180)));

function around(bearing: number, radius: number): Point {
  const angle = (bearing * Math.PI) / 180;
  return {
    x: Math.round(center + radius * Math.sin(angle)),
    y: Math.round(center - radius * Math.cos(angle)),
  };
}

/**
 * The bearings, moved apart clockwise where two are too near. Starts after the widest gap, so that there is room to
 * move.
 */
export function spread(bearings: readonly number[]): number[] {
  const start = gapsOf(bearings)[0]?.end ?? 0;
  const fromStart = bearings.map((bearing) => (bearing - start + 360) % 360);
  const order = fromStart
    .map((_, at) => at)
    .sort((one, other) => (fromStart[one] ?? 0) - (fromStart[other] ?? 0));
  const gap = Math.min(minGap, 360 / bearings.length);
  let least = 0;
  for (const at of order) {
    const placed = Math.max(fromStart[at] ?? 0, least);
    fromStart[at] = placed;
    least = placed + gap;
  }
  return fromStart.map((bearing) => (bearing + start) % 360);
}

/** The gaps between adjacent bearings, the widest first. */
function gapsOf(bearings: readonly number[]) {
  const sorted = bearings.toSorted((one, other) => one - other);
  return sorted
    .map((from, at) => {
      const end = sorted[at + 1] ?? (sorted[0] ?? 0) + 360;
      return { middle: ((from + end) / 2) % 360, end: end % 360, width: end - from };
    })
    .toSorted((one, other) => other.width - one.width);
}

const groundFloor = (plan: FloorPlan | null) =>
  plan?.floors.find(({ level }) => level === 0) ?? plan?.floors[0];

/** Maps the floor's own units to the middle of the sketch. */
function projection(plan: FloorPlan | null) {
  const outline = groundFloor(plan)?.outline ?? [];
  if (outline.length < 3) return null;
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = (mallRadius * 2.1) / Math.hypot(right - left, bottom - top);
  if (!Number.isFinite(scale)) return null;
  return (x: number, y: number): Point => ({
    x: Math.round(center + (x - (left + right) / 2) * scale),
    y: Math.round(center + (y - (top + bottom) / 2) * scale),
  });
}

function mallOutline(plan: FloorPlan | null): string {
  const project = projection(plan);
  const outline = groundFloor(plan)?.outline ?? [];
  const corners = project
    ? outline.map(([x, y]) => project(x, y))
    : [45, 135, 225, 315].map((bearing) => around(bearing, mallRadius * 0.8));
  return corners.map(({ x, y }) => `${x},${y}`).join(" ");
}

function entrancesOf(plan: FloorPlan | null): Point[] {
  const project = projection(plan);
  const points = groundFloor(plan)?.points ?? [];
  return project
    ? points.filter(({ kind }) => kind === "entrance").map(({ position: [x, y] }) => project(x, y))
    : [];
}
