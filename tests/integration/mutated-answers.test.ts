import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { isRow, type Row } from "../../app/mall/reading/field-names.server";
import { sharedSite } from "../processes/shared-site";
import { ask, type RunningSite, startSite } from "../processes/site-process";
import { mutated, type Path, pathsIn, wrongValues } from "../requests/answers-of";
import { screenPath } from "../screens/screens";
import { json, startUpstream } from "../stand-ins/upstream";

const tenant = "galerieharfa";
const shared = sharedSite();
const kinds = [
  ["shop-detail", "companies"],
  ["offer-detail", "products"],
  ["event-detail", "events"],
  ["news-detail", "news"],
  ["reward-detail", "rewards"],
  ["amenity-detail", "amenities"],
] as const;
const detail = /\/v1\/(?:companies|products|events|news|rewards|amenities)\/(?!featured|upcoming)[^/?]+$/;
const list = /\/v1\/(?:companies|products|events|news|rewards|amenities|categories|malls)(?:\?|$)/;

/** Every entity that was asked for on its own, and each list, as it was sent: with one wrong value. */
const sent = new Map<string, string>();
const random = fc.sample(fc.tuple(fc.nat(), wrongValues), { seed: 11, numRuns: 2_000 });

let upstream: Awaited<ReturnType<typeof startUpstream>>;
let site: RunningSite;
beforeAll(async () => {
  upstream = await startUpstream(async ({ url = "" }, response) => {
    const answer = await fetch(`${shared.mallApi}${url}`);
    const body: unknown = await answer.json();
    const isMutated = answer.ok && isRow(body) && (detail.test(url) || list.test(url));
    json(response, isMutated ? { ...body, data: spoiled(url, body.data) } : body, answer.status);
  });
  site = await startSite({ MALL_API_URL: `${upstream.url}/{tenant}` });
}, 60_000);
afterAll(async () => {
  await site.stop();
  await upstream.stop();
});

/** The data with a wrong value, which is neither an id nor a name nor the frame of a list. */
function spoiled(url: string, data: unknown): unknown {
  const [pick, wrong] = random[sent.size % random.length] ?? [0, null];
  const isFrame = (path: Path) => (isRow(data) && "data" in data ? path.length < 3 : path.length < 1);
  const isNeeded = (path: Path) =>
    path.some((step) => ["id", "name", "title", "translations"].includes(String(step)));
  const paths = pathsIn(data).filter((path) => !isFrame(path) && !isNeeded(path));
  const path = paths[pick % paths.length];
  if (!path) return data;
  sent.set(url, `${path.join(".")} is ${JSON.stringify(wrong)}`);
  return mutated(data, path, wrong);
}

const entitiesOf = async (resource: string): Promise<Row[]> => {
  const answer = await fetch(`${shared.mallApi}/${tenant}/v1/${resource}?per_page=12`);
  const body = (await answer.json()) as { data: { data: Row[] } };
  return body.data.data;
};

it.each(kinds)(
  "renders each %s with its name, whatever else of it is wrong",
  async (name, resource) => {
    const problems: string[] = [];
    for (const { id, translations } of await entitiesOf(resource)) {
      const words = (translations as Row[]).find(({ locale }) => locale === "en") ?? {};
      const path = screenPath(name, "en", { id: String(id), title: String(words.slug) });
      const response = await ask(site, tenant, path);
      const html = await response.text();
      const title = String(words.name ?? words.title)
        .replaceAll("&", "&amp;")
        .replaceAll("'", "&#x27;");
      // Some amenities lead elsewhere, by a setting.
      if (response.status === 302 && name === "amenity-detail") continue;
      if (response.status !== 200 || !html.includes(title))
        problems.push(`${path} is ${response.status}: ${sent.get(`/${tenant}/v1/${resource}/${id}`)}`);
    }
    expect(problems).toEqual([]);
  },
  60_000,
);

it("renders the lists", async () => {
  const paths = ["/en", "/en/shops-services", "/en/offers/1", "/en/events/1", "/en/news/1", "/en/rewards/1"];
  for (const path of paths) expect([path, (await ask(site, tenant, path)).status]).toEqual([path, 200]);
  expect(sent.size).toBeGreaterThan(60);
}, 60_000);
