import type { Floor, FloorPlan } from "@contract/floor-plan";
import { isArea, type Place, type PlanPlaces } from "./floor-plan-places.server";
import { pinTarget } from "./pin-target";
import {
  type Box,
  boxOf,
  centroidOf,
  closedPath,
  overlaps,
  type Position,
  widened,
} from "./plan-geometry.server";
import { planIcon } from "./plan-icons.server";
import { type Label, labelWithin, type Obstacle, pinRadius } from "./plan-labels.server";

export type FloorDrawing = ReturnType<typeof drawFloor>;
export type UnitView = FloorDrawing["units"][number];
export type PinView = FloorDrawing["pins"][number];

/** A place's rendering and link; numbers are those of the list beside the plan. */
export type PlaceLook = {
  name: string;
  to: string;
  /** 0 to 11, the tint of its category; null for none. */
  hue: number | null;
  icon: string | null;
  number: number | null;
};

type Looks = {
  lookOf: (place: Place) => PlaceLook;
  nameOfPoint: (point: Floor["points"][number]) => string;
  lit: ReadonlySet<Place>;
  found: ReadonlySet<Place>;
  /** The point of what was found next to the start, and how far that is, in words. */
  nearest?: { point: string; metres: string };
  /** The list beside the plan: its names are not repeated. */
  listed?: readonly Place[];
  /**
   * The part of the floor to render, as a route's background: without links and small labels. Without it the whole
   * floor.
   */
  part?: Box;
  /** What is drawn on the floor besides: names of highlighted places make room for it. */
  marks?: readonly Position[];
};

/** Font sizes that are readable at the plan's own scale, and the one that is only when zoomed in. */
const nearSizes = [21, 18, 16, 14, 12.5];
const fineSize = 11;
/** Of numbers without a name; floor-plan.css has it too, for those that have one when zoomed in. */
const numberSize = 16;
/** A part of a floor is shown larger, so that smaller sizes are readable. */
const partSizes = [...nearSizes, 10.5];
const entranceLabelSize = 15;
/** As large as floor-plan.css draws them, with their halo. */
const highlightedPinRadius = 26;
/** Escalators nearer to each other than this share one pin. */
const samePin = 34;

/** One floor as shapes and labels, in whole units of the plan. */
export function drawFloor(floor: Floor, plan: FloorPlan, places: PlanPlaces, looks: Looks) {
  const whole = frameOf(plan, looks);
  const frame = looks.part ? within(looks.part, whole) : whole;
  const isDrawn = (positions: readonly Position[]) => overlaps(boxOf(positions), frame);
  const pins = pinsOf(floor, places, looks).filter(({ at: [x, y] }) => isDrawn([[x, y]]));
  const obstacles: Obstacle[] = [
    ...pins.map(({ at: [x, y], state }) => [x, y, state ? highlightedPinRadius : pinRadius] as const),
    ...(looks.marks ?? []),
  ];
  const focus = looks.part ? null : boxAround(highlighted(floor, places, pins, looks));
  return {
    level: floor.level,
    ...(focus && { focus }),
    viewBox: [frame.left, frame.top, frame.right - frame.left, frame.bottom - frame.top].join(" "),
    width: frame.right - frame.left,
    height: frame.bottom - frame.top,
    outline: closedPath(floor.outline),
    units: floor.units
      .filter(({ polygon }) => isDrawn(polygon))
      .map((unit) => {
        const place = places.byUnit.get(unit.id);
        const look = place && looks.lookOf(place);
        const { label, icon } = named(unit.polygon, look, obstacles, looks);
        return {
          d: closedPath(unit.polygon),
          ...shown(place, look, looks),
          ...(label && { label: isCovered(label, pins) ? { ...label, isCovered: true as const } : label }),
          ...(icon && { icon }),
        };
      }),
    pins: pins.map(({ at, ...pin }) => ({ ...pin, x: Math.round(at[0]), y: Math.round(at[1]) })),
    entrances: entrancesOf(floor, plan, looks).filter(({ x, y }) => isDrawn([[x, y]])),
  };
}

/**
 * What a shape is and links to: `listed`, a number in the list beside it, or the name itself. Absent fields are
 * omitted, for there are many shapes.
 */
type Shown = { listed?: number; name?: string; to?: string; hue?: number; state?: "lit" | "found" };

function shown(place: Place | undefined, look: PlaceLook | undefined, looks: Looks): Shown {
  if (!place || !look) return {};
  const { lit, found, part, listed } = looks;
  const state = lit.has(place) ? ("lit" as const) : found.has(place) ? ("found" as const) : undefined;
  const inList = listed?.indexOf(place) ?? -1;
  if (inList >= 0) return { listed: inList, ...(state && { state }) };
  return {
    ...((!part || state) && { name: look.name, to: look.to }),
    ...(look.hue !== null && { hue: look.hue }),
    ...(state && { state }),
  };
}

type Named = {
  /** Without a size its name can only be read when zoomed in; until then it is the number. */
  label?: Omit<Label, "size"> & {
    size?: number;
    /** On a phone that shows the whole floor a highlighted pin is on it. */
    isCovered?: true;
  };
  icon?: { name: string; x: number; y: number };
};

/** A shop's number with its name, or alone if there is no room; a facility's icon. */
function named(
  polygon: readonly Position[],
  look: PlaceLook | undefined,
  obstacles: readonly Obstacle[],
  { part }: Looks,
): Named {
  if (!look) return {};
  const [x, y] = centroidOf(polygon).map(Math.round) as [number, number];
  if (look.icon) return { icon: { name: planIcon(look.icon), x, y } };
  const label = (text: string, sizes: readonly number[]) =>
    labelWithin(polygon, text, sizes, obstacles, true);
  if (!look.number || part) {
    const name = label(look.name, part ? partSizes : nearSizes);
    return name ? { label: name } : {};
  }
  const number = String(look.number);
  const full = label(`${number} ${look.name}`, nearSizes);
  if (full) return { label: full };
  const fine = label(`${number} ${look.name}`, [fineSize]);
  if (fine) return { label: { x: fine.x, y: fine.y, lines: fine.lines } };
  return { label: label(number, [numberSize, 14, fineSize]) ?? { x, y, size: fineSize, lines: [number] } };
}

/** From a highlighted pin to the middle of a number, as large as floor-plan.css draws both on a phone. */
const covered = 66;

const isCovered = ({ x, y }: { x: number; y: number }, pins: readonly Pin[]): boolean =>
  pins.some(({ at, state }) => state && Math.hypot(at[0] - x, at[1] - y) < covered);

/** Corners of what is highlighted on a floor. */
function highlighted(
  floor: Floor,
  places: PlanPlaces,
  pins: readonly Pin[],
  { lit, found }: Looks,
): Position[] {
  const units = floor.units.filter(({ id }) => {
    const place = places.byUnit.get(id);
    return place && (lit.has(place) || found.has(place));
  });
  return [
    ...units.flatMap(({ polygon }) => polygon),
    ...pins.filter(({ state }) => state).map(({ at }) => at),
  ];
}

/** Pins, their halo, and what is beside them. */
const focusMargin = 90;

/** What a phone shows first: all that was found; null if nothing was. */
function boxAround(found: readonly Position[]) {
  if (found.length === 0) return null;
  const { left, top, right, bottom } = widened(boxOf(found), focusMargin);
  return {
    x: Math.round(left),
    y: Math.round(top),
    width: Math.round(right - left),
    height: Math.round(bottom - top),
  };
}

type Pin = Shown & { at: Position; icon: string; metres?: string };

function pinsOf(floor: Floor, places: PlanPlaces, looks: Looks): Pin[] {
  const pins: (Pin & { kind: string })[] = [];
  for (const point of floor.points) {
    if (point.kind === "corridor" || point.kind === "entrance") continue;
    const place = places.byPoint.get(point.id);
    if (place && isArea(place)) continue;
    const look = place && looks.lookOf(place);
    const beside = pins.findLast(
      ({ kind, at }) =>
        kind === point.kind && Math.hypot(at[0] - point.position[0], at[1] - point.position[1]) < samePin,
    );
    if (beside && !place) {
      beside.at = [(beside.at[0] + point.position[0]) / 2, (beside.at[1] + point.position[1]) / 2];
      continue;
    }
    pins.push({
      kind: point.kind,
      at: point.position,
      icon: planIcon(look?.icon ?? point.kind),
      ...(look ? shown(place, look, looks) : { name: looks.nameOfPoint(point) }),
      ...(looks.nearest?.point === point.id && { metres: looks.nearest.metres }),
    });
  }
  spreadOut(pins);
  return pins.map(({ kind: _, ...pin }) => pin);
}

/** Moves pins apart whose targets overlap. */
function spreadOut(pins: Pin[]) {
  const least = 2 * pinTarget;
  for (const [number, pin] of pins.entries()) {
    for (const other of pins.slice(0, number)) {
      const [x, y] = [pin.at[0] - other.at[0], pin.at[1] - other.at[1]];
      const distance = Math.hypot(x, y);
      if (distance === 0 || distance >= least) continue;
      const part = (least - distance) / 2 / distance;
      pin.at = [pin.at[0] + x * part, pin.at[1] + y * part];
      other.at = [other.at[0] - x * part, other.at[1] - y * part];
    }
  }
}

type EntranceView = {
  x: number;
  y: number;
  name: string;
  label: { x: number; y: number } | null;
};

/** The mall's entrances, each labelled outside of the walls where no other label is in the way. */
function entrancesOf(
  floor: Floor,
  plan: FloorPlan,
  { nameOfPoint }: Pick<Looks, "nameOfPoint">,
): EntranceView[] {
  const taken: Box[] = [];
  return floor.points
    .filter(({ kind }) => kind === "entrance")
    .map((point) => {
      const [x, y] = point.position;
      const [outX, outY] = outwards(point, floor, plan);
      const name = nameOfPoint(point);
      const half = (name.length * entranceLabelSize * 0.58) / 2;
      const label = {
        x: Math.round(x + outX * (Math.abs(outX) > 0.7 ? half + pinRadius + 6 : 26)),
        y: Math.round(y + outY * 27),
      };
      const box = { left: label.x - half, right: label.x + half, top: label.y - 9, bottom: label.y + 9 };
      const isClear = !taken.some((other) => overlaps(other, box));
      if (isClear) taken.push(box);
      return { x: Math.round(x), y: Math.round(y), name, label: isClear ? label : null };
    });
}

/** The direction from a door to the outside: the continuation of the edge that leads to it. */
function outwards(point: Floor["points"][number], floor: Floor, { edges }: FloorPlan): Position {
  const edge = edges.find(({ from, to }) => from === point.id || to === point.id);
  const inner =
    edge && floor.points.find(({ id }) => id !== point.id && (id === edge.from || id === edge.to));
  const [fromX, fromY] = inner?.position ?? [floor.width / 2, floor.height / 2];
  const [dx, dy] = [point.position[0] - fromX, point.position[1] - fromY];
  const length = Math.hypot(dx, dy) || 1;
  return [dx / length, dy / length];
}

/** The view box of all floors, so that they align; with room for the labels outside. */
function frameOf(plan: FloorPlan, looks: Pick<Looks, "nameOfPoint">): Box {
  const boxes = plan.floors.flatMap((floor): Box[] => [
    { left: 0, top: 0, right: floor.width, bottom: floor.height },
    ...entrancesOf(floor, plan, looks).flatMap(({ name, label }) => {
      const half = (name.length * entranceLabelSize * 0.58) / 2 + 6;
      return label
        ? [{ left: label.x - half, right: label.x + half, top: label.y - 15, bottom: label.y + 15 }]
        : [];
    }),
  ]);
  return {
    left: Math.floor(Math.min(...boxes.map(({ left }) => left))),
    top: Math.floor(Math.min(...boxes.map(({ top }) => top))),
    right: Math.ceil(Math.max(...boxes.map(({ right }) => right))),
    bottom: Math.ceil(Math.max(...boxes.map(({ bottom }) => bottom))),
  };
}

const partMargin = 96;
const minPart = { width: 680, height: 350 };

/** The part of a floor that shows these places and their surroundings. */
export function partAround(positions: readonly Position[], least = minPart): Box {
  const box = widened(boxOf(positions), partMargin);
  const moreWidth = Math.max(0, least.width - (box.right - box.left)) / 2;
  const moreHeight = Math.max(0, least.height - (box.bottom - box.top)) / 2;
  return {
    left: box.left - moreWidth,
    right: box.right + moreWidth,
    top: box.top - moreHeight,
    bottom: box.bottom + moreHeight,
  };
}

/** As much of a part as there is of the whole. */
export function within(part: Box, whole: Box): Box {
  return {
    left: Math.round(Math.max(part.left, whole.left)),
    top: Math.round(Math.max(part.top, whole.top)),
    right: Math.round(Math.min(part.right, whole.right)),
    bottom: Math.round(Math.min(part.bottom, whole.bottom)),
  };
}
