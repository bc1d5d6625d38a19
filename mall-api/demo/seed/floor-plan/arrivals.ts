import type { TenantId } from "@contract/tenant-ids";
import { translationsOf } from "../../../domain/content/language-text";
import { demoContent } from "../../demo-content";
import { demoMall } from "../../demo-malls";
import { filled } from "../text-forms";
import type { Position } from "./street";
import { facadeAt, type LevelStreet, type ParkingArea } from "./unit-rows";
import { type Edge, type Point, parkingPoint, rounded } from "./walking-graph";

const icons: Record<string, string> = {
  metro: "lucide:train-front-tunnel",
  tram: "lucide:tram-front",
  bus: "lucide:bus",
  train: "lucide:train-front",
};
const metresPerMinute = 75;
/** From a wall to the points in front of it, and between these, in units of the drawing. */
const before = 62;
const apart = 46;
const letters = ["A", "B", "C", "D", "E", "F", "G", "H"];

/** The areas of a mall's car park; the spaces for people with disabilities are in the two in the middle. */
export function parkingAreas(tenant: TenantId, count: number): ParkingArea[] {
  const { parkingSpaces: spaces } = demoMall(tenant);
  const accessible = Math.ceil((spaces * 0.03) / 2);
  const middle = [count / 2 - 1, count / 2];
  return letters.slice(0, count).map((area, at) => ({
    area,
    bays: Math.ceil(spaces / count),
    accessible: middle.includes(at) ? accessible : 0,
  }));
}

/** The stops in front of the doors, and the car parks of a mall that has none below it. */
export function arrivalsOf(
  tenant: TenantId,
  street: LevelStreet,
  outdoorAreas: readonly ParkingArea[],
): { points: Point[]; edges: Edge[] } {
  const { name, stops, ways: offered } = demoMall(tenant);
  const points: Point[] = [];
  const edges: Edge[] = [];
  street.layout.passages.forEach(({ at, side, near = [] }, number) => {
    const area = outdoorAreas[number];
    const waiting = demoContent.ways.filter(({ way }) => near.includes(way) && offered.includes(way));
    const s = at * street.length;
    const outside = (place: number): Position =>
      street.beside(s + place * apart, side * (facadeAt(street, side, s) + before));
    const add = (point: Point, metres: number) => {
      points.push(point);
      edges.push({ from: point.id, to: `entrance-${number}`, length: metres, kind: "walk", outside: true });
    };
    waiting.forEach(({ way, title, minutes }, place) => {
      const point = {
        id: `stop-${way}`,
        kind: "stop" as const,
        position: rounded(outside(place)),
        icon: icons[way],
        translations: translationsOf({ name: filled(title, { stop: stops[way] ?? name }) }),
      };
      add(point, (minutes ?? 1) * metresPerMinute);
    });
    if (area) add(parkingPoint(area, outside(-1)), 40 + 20 * number);
  });
  return { points, edges };
}
