import { floorPlan } from "@contract/floor-plan";
import { tenantIds } from "@contract/tenant-folders.server";
import type { TenantId } from "@contract/tenant-ids";
import { describe, expect, it } from "vitest";
import { demoMall } from "../../demo-malls";
import { randomOf, whole } from "../../random";
import { sameText } from "../text-forms";
import { generateFloorPlan, type LevelTenancies } from "./generate-floor-plan";
import type { Size } from "./unit-rows";
import type { FloorPlanInput } from "./walking-graph";

type Position = [number, number];

/** A mall's tenants: on each level a random number of each size, sometimes none or three of the largest. */
function someLevels(tenant: TenantId, seed: number): LevelTenancies[] {
  const random = randomOf(`test ${tenant} ${seed}`);
  return demoMall(tenant).layout.levels.map((_, level) => {
    const sizes: Size[] = [
      ...Array.from({ length: whole(random, 0, 3) }, () => "anchor" as const),
      ...Array.from({ length: whole(random, 1, 5) }, () => "large" as const),
      ...Array.from({ length: whole(random, 4, 22) }, () => "medium" as const),
      ...Array.from({ length: whole(random, 0, 10) }, () => "small" as const),
    ];
    return {
      tenancies: sizes.map((size, at) =>
        at % 7 === 6
          ? { amenityId: `amenity-${level}-${at}`, size }
          : { companyId: `company-${level}-${at}`, size },
      ),
      stands: Array.from({ length: whole(random, 0, 5) }, (__, at) => ({
        amenityId: `stand-${level}-${at}`,
        name: sameText("Stand"),
      })),
    };
  });
}

const plans = tenantIds.flatMap((tenant) =>
  [1, 2].map((seed) => {
    const levels = someLevels(tenant, seed);
    return { name: `${tenant} ${seed}`, levels, plan: generateFloorPlan("main", tenant, levels) };
  }),
);

function isInside([x, y]: Position, polygon: readonly Position[]): boolean {
  let inside = false;
  polygon.forEach(([x1, y1], at) => {
    const [x2, y2] = polygon[(at + 1) % polygon.length] ?? [0, 0];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  });
  return inside;
}

/** The distance from a point to the nearest side of a polygon. */
function distanceToSides([x, y]: Position, polygon: readonly Position[]): number {
  const distances = polygon.map(([x1, y1], at) => {
    const [x2, y2] = polygon[(at + 1) % polygon.length] ?? [x1, y1];
    const square = (x2 - x1) ** 2 + (y2 - y1) ** 2;
    const share =
      square === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / square));
    return Math.hypot(x - x1 - share * (x2 - x1), y - y1 - share * (y2 - y1));
  });
  return Math.min(...distances);
}

/** Where a vertical line is inside a polygon, from the top down. */
function stripsAt(x: number, polygon: readonly Position[]): [top: number, bottom: number][] {
  const crossings = polygon
    .flatMap(([x1, y1], at) => {
      const [x2, y2] = polygon[(at + 1) % polygon.length] ?? [0, 0];
      return x1 > x === x2 > x ? [] : [y1 + ((x - x1) * (y2 - y1)) / (x2 - x1)];
    })
    .sort((one, other) => one - other);
  return crossings.flatMap((top, at) => (at % 2 === 0 ? [[top, crossings[at + 1] ?? top]] : []));
}

function area(polygon: readonly Position[]): number {
  return Math.abs(
    polygon.reduce((sum, [x1, y1], at) => {
      const [x2, y2] = polygon[(at + 1) % polygon.length] ?? [0, 0];
      return sum + (x1 * y2 - x2 * y1) / 2;
    }, 0),
  );
}

/** The ids that can be reached from `start` over edges that `isAllowed`. */
function reachable(plan: FloorPlanInput, start: string, isAllowed: (kind: string) => boolean): Set<string> {
  const neighbours = new Map<string, string[]>();
  for (const { from, to, kind = "walk" } of plan.edges) {
    if (!isAllowed(kind)) continue;
    neighbours.set(String(from), [...(neighbours.get(String(from)) ?? []), String(to)]);
    neighbours.set(String(to), [...(neighbours.get(String(to)) ?? []), String(from)]);
  }
  const seen = new Set([start]);
  const queue = [start];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    for (const next of neighbours.get(id) ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      queue.push(next);
    }
  }
  return seen;
}

describe.each(plans)("the floor plan of $name", ({ plan, levels }) => {
  const points = new Map(
    plan.floors.flatMap((floor) => floor.points.map((point) => [String(point.id), point])),
  );
  const entrances = [...points.values()]
    .filter(({ kind }) => kind === "entrance")
    .map(({ id }) => String(id));

  it("matches the contract", () => {
    expect(() => floorPlan.parse(plan)).not.toThrow();
  });

  it("gives every tenancy exactly one unit on its own floor", () => {
    levels.forEach(({ tenancies }, level) => {
      const floor = plan.floors.find((candidate) => candidate.level === level);
      const owners = floor?.units.map((unit) => unit.company_id ?? unit.amenity_id);
      const wanted = tenancies.flatMap((tenancy) =>
        "companyId" in tenancy ? tenancy.companyId : "amenityId" in tenancy ? tenancy.amenityId : [],
      );
      expect(owners?.toSorted()).toEqual(wanted.toSorted());
    });
    const ids = plan.floors.flatMap(({ units }) => units.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("has units that never overlap, inside the floor's outline, each large enough for a shop", () => {
    for (const { units, outline, width, height } of plan.floors) {
      for (const { polygon, id } of units) {
        expect(area(polygon), `unit ${id}`).toBeGreaterThan(500);
        for (const [x, y] of polygon) {
          expect(x >= 0 && x <= width && y >= 0 && y <= height, `unit ${id}`).toBe(true);
        }
      }
      for (let x = 1.37; x < width; x += 3.1) {
        const inside = stripsAt(x, outline);
        const strips = units.flatMap(({ id, polygon }) =>
          stripsAt(x, polygon).map(([top, bottom]) => ({ id, polygon, top, bottom })),
        );
        // Coordinates are rounded to a tenth, so walls may be that much apart.
        const isApart = (y: number, polygon: readonly Position[]) => distanceToSides([x, y], polygon) > 0.1;
        for (const [at, { id, polygon, top, bottom }] of strips.entries()) {
          const [from, to] = inside.find(([, end]) => end > (top + bottom) / 2) ?? [height, height];
          for (const [start, end] of [
            [top, Math.min(from, bottom)],
            [Math.max(to, top), bottom],
          ] as const)
            if (start < end && isApart((start + end) / 2, polygon) && isApart((start + end) / 2, outline))
              expect.fail(`${id} is outside at ${x}, ${(start + end) / 2}`);
          for (const other of strips.slice(at + 1)) {
            const [start, end] = [Math.max(top, other.top), Math.min(bottom, other.bottom)];
            const middle = (start + end) / 2;
            if (start < end && isApart(middle, polygon) && isApart(middle, other.polygon))
              expect.fail(`${id} and ${other.id} overlap at ${x}, ${middle}`);
          }
        }
      }
    }
  });

  it("joins existing points, with edges as long as their distance", () => {
    for (const { from, to, length, kind, outside } of plan.edges) {
      const [start, end] = [points.get(String(from)), points.get(String(to))];
      if (!start || !end) return expect.fail(`${from} to ${to} joins nothing`);
      if (kind !== "walk" || outside) continue;
      const [x1, y1] = start.position;
      const [x2, y2] = end.position;
      expect(
        Math.abs(length - Math.max(0.1, Math.hypot(x2 - x1, y2 - y1) / 4)),
        `${from} to ${to}`,
      ).toBeLessThan(0.15);
    }
  });

  it("never walks through a shop", () => {
    const floorOf = new Map(
      plan.floors.flatMap((floor) => floor.points.map(({ id }) => [String(id), floor] as const)),
    );
    for (const { from, to, kind } of plan.edges) {
      const [start, end, floor] = [
        points.get(String(from)),
        points.get(String(to)),
        floorOf.get(String(from)),
      ];
      if (kind !== "walk" || !start || !end || !floor) continue;
      for (const share of [0.1, 0.3, 0.5, 0.7, 0.9]) {
        const at: Position = [
          start.position[0] + (end.position[0] - start.position[0]) * share,
          start.position[1] + (end.position[1] - start.position[1]) * share,
        ];
        const crossed: { id: string | number } | undefined = floor.units.find(({ polygon }) =>
          isInside(at, polygon),
        );
        if (crossed) expect.fail(`${from} to ${to} leads through unit ${crossed.id}`);
      }
    }
  });

  it("connects every entrance to every place, also step-free", () => {
    expect(entrances.length).toBeGreaterThanOrEqual(2);
    for (const entrance of entrances) {
      expect(reachable(plan, entrance, () => true).size).toBe(points.size);
      const stepFree = reachable(plan, entrance, (kind) => kind === "walk" || kind === "lift");
      for (const { id, entrance: door } of plan.floors.flatMap(({ units }) => units)) {
        expect(stepFree.has(String(door)), `unit ${id} without a step`).toBe(true);
      }
    }
  });

  it("has stops and areas of a car park with numbered bays, some of them for people with disabilities", () => {
    const arrivals = [...points.values()].filter(({ kind }) => kind === "stop" || kind === "parking");
    expect(arrivals.some(({ kind }) => kind === "stop")).toBe(true);
    const areas = arrivals.filter(({ kind }) => kind === "parking");
    expect(areas.length).toBeGreaterThan(1);
    expect(areas.every(({ bays }) => bays && bays.last > 10)).toBe(true);
    expect(areas.some(({ accessible_bays: bays }) => bays)).toBe(true);
    for (const { position } of arrivals)
      for (const { width, height } of plan.floors) {
        expect(position[0] >= 0 && position[0] <= width).toBe(true);
        expect(position[1] >= 0 && position[1] <= height).toBe(true);
      }
  });

  it("has stairs, lifts and escalators exactly where there is another floor", () => {
    const climbing = [...points.values()].filter(({ kind }) =>
      ["lift", "stairs", "escalator"].includes(kind),
    );
    expect(climbing.length > 0).toBe(plan.floors.length > 1);
    const climbed = new Set(
      plan.edges.filter(({ kind }) => kind !== "walk").flatMap(({ from, to }) => [from, to]),
    );
    for (const { id } of climbing) expect(climbed.has(id), `${id} leads somewhere`).toBe(true);
  });

  it("is deterministic", () => {
    const tenant = tenantIds.find((id) =>
      plans.find((candidate) => candidate.plan === plan)?.name.startsWith(id),
    );
    expect(tenant && generateFloorPlan("main", tenant, levels)).toEqual(plan);
  });
});
