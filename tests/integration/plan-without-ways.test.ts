import { publicEndpoints } from "@contract/endpoints";
import type { FloorPlan } from "@contract/floor-plan";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sharedSite } from "../processes/shared-site";
import { ask, type RunningSite, startSite } from "../processes/site-process";
import { hides, shows } from "../screens/page-words";
import { startChangedMallApi } from "../stand-ins/changed-mall-api";

const tenant = "galerieharfa";
const demo = sharedSite();
const unitsPerMetre = 4;
let site: RunningSite;
let mallApi: Awaited<ReturnType<typeof startChangedMallApi>>;

/** A plan of shapes and signs in metres, as drawing tools export it: it knows neither ways nor entrances. */
function withoutWays(plan: FloorPlan): FloorPlan {
  const inMetres = ([x, y]: [number, number]): [number, number] => [x / unitsPerMetre, y / unitsPerMetre];
  return {
    ...plan,
    edges: [],
    floors: plan.floors.map(({ width, height, outline, units, points, ...floor }) => ({
      ...floor,
      width: width / unitsPerMetre,
      height: height / unitsPerMetre,
      outline: outline.map(inMetres),
      units: units.map((unit) => ({ ...unit, polygon: unit.polygon.map(inMetres) })),
      points: points
        .filter(({ kind }) => kind !== "entrance" && kind !== "corridor")
        .map((point) => ({ ...point, position: inMetres(point.position) })),
    })),
  };
}

beforeAll(async () => {
  mallApi = await startChangedMallApi(demo.mallApi, ({ path }) =>
    path.startsWith(publicEndpoints.floorPlan.path.replace("{id}", ""))
      ? (plan) => withoutWays(plan as FloorPlan)
      : null,
  );
  site = await startSite({ MALL_API_URL: mallApi.url, OFFLINE: tenant });
}, 60_000);
afterAll(async () => {
  await site.stop();
  await mallApi.stop();
});

const open = async (path: string): Promise<string> => {
  const response = await ask(site, tenant, path);
  expect(response.status).toBe(200);
  return (await response.text()).replaceAll(/<script[\s\S]*?<\/script>/g, "");
};

it("opens with the ground floor, drawn as large as other plans, and every shop on it", async () => {
  const page = await open("/en/floorplan/main");
  hides(page, "Main entrance");
  expect(page).toMatch(/aria-current="page"[^>]*>Ground floor</);
  const [, width] = /<svg viewBox="\S+ \S+ (\d+) \d+"[^>]*class="plan/.exec(page) ?? [];
  expect(Number(width)).toBeGreaterThan(1_000);
  expect(page.match(/class="plan-unit/g)?.length).toBeGreaterThan(20);
  shows(page, "Petrol");
});

it.each([
  "/en/floorplan/main",
  "/en/floorplan/main?shop=dining-sushi-koi",
  "/en/shop/dining-sushi-koi/sushi-koi",
  "/en/how-to-get-here",
  "/en/map-way",
  "/en/opening-hours",
  "/en/accessibility",
])("promises no way on %s", async (path) => {
  const page = await open(path);
  for (const promise of ["point.entrance", "&amp;to=shop", "Find your way", "the way to it", "way from"])
    hides(page, promise);
  for (const promise of ["The way there", "Way from", "The way in words", "Every shop, lift", "Step-free"])
    hides(page, promise);
});

it("says that it knows no way, and nothing of stairs, to who asks for one without them", async () => {
  const page = await open("/en/floorplan/main?from=dining-sushi-koi&to=fashion-petrol&step-free=1");
  shows(page, "We know of no route between these two places");
  hides(page, "no step-free route");
  hides(page, "stairs and escalators");
});

it("names the floors that it has to who asks for another", async () => {
  const response = await ask(site, tenant, "/en/floorplan/main?floor=77");
  expect(response.status).toBe(404);
  shows(
    await response.text(),
    "The plan has these floors: Car park, basement level 1\u00a0· Ground floor\u00a0· Floor 1\u00a0· Floor 2.",
  );
});

it("stores the plan and the shops for times without a connection, without ways", async () => {
  const stored = await (await ask(site, tenant, "/offline-pack.json?language=en")).text();
  shows(stored, "Sushi Koi");
  hides(stored, "You are there");
  hides(stored, "to=shop");
});
