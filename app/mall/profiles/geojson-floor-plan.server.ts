import type { floorPlan } from "@contract/floor-plan";
import type { z } from "zod";
import { isRow, type Row } from "../reading/field-names.server";
import { InvalidValue, type Reading } from "../reading/reading-context";
import { describedPoint } from "./floor-plan-points.server";
import {
  cornersOf,
  type Degrees,
  flattened,
  type Geometry,
  geometryOf,
  isNear,
  largestOf,
  type Metres,
  middleOf,
} from "./geojson-geometry.server";

type FloorPlanInput = z.input<typeof floorPlan>;
type FloorInput = FloorPlanInput["floors"][number];

/** A node of the tree; a null level is all levels. */
type Node = { type: string; level: number | null; geometry: Geometry; row: Row };

/** Beyond these, an answer is no mall's: what is left out is noted. */
const maxNodes = 20_000;
const maxLevels = 30;

/**
 * The contract's floor plan, in metres, from a tree of nodes with GeoJSON geometries in degrees: `mall`, below it
 * `floor`, `unit` and `point`. A node that can't be read is left out and noted. The tree knows no ways: the plan has no
 * edges.
 * @param given the root, or a list with the root
 */
export function geojsonFloorPlan(given: unknown, note: Reading["note"]): FloorPlanInput | InvalidValue {
  const [root] = Array.isArray(given) ? given : [given];
  if (!isRow(root)) return new InvalidValue("has no root");
  const counts = new Map<string, number>();
  const leaveOut = (reason: string) => counts.set(reason, (counts.get(reason) ?? 0) + 1);
  const floors = floorsOf(nodesOf(root, leaveOut), leaveOut);
  for (const [reason, count] of counts)
    note({ kind: "dropped", path: "nodes[]", reason: `${reason} (${count} of them)` });
  if (floors.length === 0) return new InvalidValue("has no node with a place");
  return { id: idOf(root) ?? "1", floors, edges: [] };
}

type LeaveOut = (reason: string) => void;

/** Walls, private areas and lawns have no place in the contract. */
const shownTypes = ["mall", "floor", "unit", "point"];
const otherTypes = ["wall", "private-area", "grass-area", "line"];

/** All nodes that can be read, parents first. */
function nodesOf(root: Row, leaveOut: LeaveOut): Node[] {
  const nodes: Node[] = [];
  let rows: unknown[] = [root];
  let count = 0;
  while (rows.length > 0) {
    const room = maxNodes - count;
    if (rows.length > room) leaveOut(`the tree has more than ${maxNodes} nodes`);
    const level = rows.slice(0, room);
    count += level.length;
    for (const row of level) {
      const node = nodeOf(row);
      if (node instanceof InvalidValue) leaveOut(node.reason);
      else if (node) nodes.push(node);
    }
    rows = level.flatMap((row) => (isRow(row) && Array.isArray(row.children) ? row.children : []));
  }
  return nodes;
}

/** Null for a node that is not part of a plan. */
function nodeOf(row: unknown): Node | InvalidValue | null {
  if (!isRow(row)) return new InvalidValue("a node is no object");
  const { type, geom } = row;
  if (typeof type !== "string") return new InvalidValue("a node has no type");
  if (otherTypes.includes(type)) return null;
  if (!shownTypes.includes(type)) return new InvalidValue("a node's type is unknown");
  const geometry = geometryOf(geom);
  // The mall and its floors group what is below them, whether or not they have a shape.
  if (type === "mall" && !geometry) return null;
  if (!geometry) return new InvalidValue(`geom of a ${type} can't be read`);
  if ("place" in geometry !== (type === "point"))
    return new InvalidValue(`geom of a ${type} is of another kind`);
  if (idOf(row) === null) return new InvalidValue(`a ${type} has no id`);
  if (type === "point" && !describedPoint(row))
    return new InvalidValue("a point has neither category nor title");
  const level = levelOf((isRow(row.unit) ? row.unit.level : null) ?? row.level);
  if (level instanceof InvalidValue) return level;
  return { type, level, geometry, row };
}

function levelOf(given: unknown): number | null | InvalidValue {
  if (given === null || given === undefined) return null;
  const isWhole = /^-?\d{1,2}$/.test(String(given));
  return isWhole ? Number(given) + 0 : new InvalidValue("a node's level is no whole number");
}

/** Floors from the lowest up, with a shared origin: the corner of everything that is shown. */
function floorsOf(all: readonly Node[], leaveOut: LeaveOut): FloorInput[] {
  const middle = middleOf(all.map(({ geometry }) => geometry));
  const near = all.filter(({ geometry, type }) => {
    const isHere = isNear(geometry, middle);
    if (!isHere) leaveOut(`a ${type} is far away from the others`);
    return isHere;
  });
  const shown = near.filter(({ type }) => type !== "mall");
  if (shown.length === 0) return [];
  const levels = levelsOf(shown, leaveOut);
  const { place, width, height } = drawingOf(near, middle);
  const outlineOf = ({ geometry }: Node) => largestOf(ringsOf(geometry).map((ring) => ring.map(place)));
  return levels.map((level) => {
    const here = shown.filter((node) => node.level === level || node.level === null);
    const ofType = (type: string) => here.filter((node) => node.type === type);
    const own = ofType("floor").find((node) => node.level === level) ?? ofType("floor")[0];
    const outlined = own ?? near.find(({ type }) => type === "mall");
    return {
      level,
      width,
      height,
      outline: outlined ? outlineOf(outlined) : [],
      units: ofType("unit").flatMap((node) => unitsOf(node, place)),
      points: ofType("point").flatMap((node) => pointOf(node, place)),
    };
  });
}

/** The levels that nodes name, as numbers; those on all levels alone are on the ground floor too. */
function levelsOf(nodes: readonly Node[], leaveOut: LeaveOut): number[] {
  const named = [...new Set(nodes.flatMap(({ level }) => level ?? []))];
  if (named.length === 0) return [0];
  if (named.length > maxLevels) leaveOut(`there are more than ${maxLevels} levels`);
  return named
    .toSorted((one, other) => Math.abs(one) - Math.abs(other))
    .slice(0, maxLevels)
    .toSorted((one, other) => one - other);
}

type Drawing = { width: number; height: number; place: (corner: Degrees) => Metres };

/** Where each corner of these nodes is, in metres from the corner of all of them. */
function drawingOf(nodes: readonly Node[], middle: Degrees): Drawing {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { geometry } of nodes)
    for (const corner of cornersOf(geometry)) {
      const [x, y] = flattened(corner, middle);
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
  return {
    // What is only a point or a line has a size as well.
    width: Math.max(1, toCentimetres(right - left)),
    height: Math.max(1, toCentimetres(bottom - top)),
    place: (corner) => {
      const [x, y] = flattened(corner, middle);
      return [toCentimetres(x - left), toCentimetres(y - top)];
    },
  };
}

const toCentimetres = (metres: number): number => Math.round(metres * 100) / 100;

const ringsOf = (geometry: Geometry): Degrees[][] => ("rings" in geometry ? geometry.rings : []);

/** A unit, or several of the same shop where its shape has several parts. No way leads to its entrance. */
function unitsOf({ row, geometry }: Node, place: Drawing["place"]): FloorInput["units"] {
  const id = idOf(row);
  if (id === null) return [];
  const company = isRow(row.unit) && isRow(row.unit.company) ? row.unit.company : {};
  return ringsOf(geometry).map((ring, at) => ({
    id: at === 0 ? id : `${id}.${at + 1}`,
    company_id: idOf(company),
    polygon: ring.map(place),
    entrance: `unit-${id}`,
  }));
}

function pointOf({ row, geometry }: Node, place: Drawing["place"]): FloorInput["points"] {
  const id = idOf(row);
  const described = describedPoint(row);
  if (id === null || !described || !("place" in geometry)) return [];
  return [{ id, position: place(geometry.place), ...described }];
}

function idOf({ id }: Row): string | null {
  return typeof id === "number" || (typeof id === "string" && id !== "") ? String(id) : null;
}
