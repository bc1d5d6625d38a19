import { afterEach, beforeEach, expect, test } from "vitest";
import { json, listOf, shop, startUpstream, success } from "../../../tests/stand-ins/upstream";
import { inOwnRequest } from "../../process/request-context.server";
import { methodNotAllowed, proxiedRead } from "./api-proxy.server";
import { createMallClient, type MallClient } from "./client.server";

let upstream: Awaited<ReturnType<typeof startUpstream>>;
let client: MallClient;
let clock = 0;

beforeEach(async () => {
  clock = 1_000_000;
  upstream = await startUpstream((request, response) => {
    if (request.url?.includes("/settings-web-app/web")) json(response, success({ website_name: "Beta" }));
    else if (request.url?.includes("/hero-banner")) json(response, success([{ image: "/a.svg" }]));
    else if (/categories|tiers/.test(request.url ?? "")) json(response, listOf([]));
    else json(response, listOf([{ ...shop("1"), secret_of_the_upstream: true }]));
  });
  process.env.MALL_API_URL = `${upstream.url}/{tenant}`;
  client = createMallClient({ url: `${upstream.url}/{tenant}`, cacheBytes: 1024 * 1024, now: () => clock });
});

afterEach(async () => {
  await upstream.stop();
  await client.close();
});

const ask = (path: string, query = "") =>
  inOwnRequest(() =>
    proxiedRead(new Request(`http://mall.test/api/proxy/${path}${query}`), path, {
      tenantId: "beta",
      api: client.mallApi({ tenantId: "beta" }),
    }),
  );

test.each([
  "companies",
  "companies-with-entities",
  "companies/featured",
  "categories",
  "tiers",
  "settings-web-app/web",
  "settings-web-app/hero-banner",
])("proxies %s in the envelope, with one upstream request for concurrent clients", async (path) => {
  const [first] = await Promise.all([ask(path), ask(path), ask(path)]);
  expect(first.status).toBe(200);
  expect(first.headers.get("cache-control")).toMatch(/^public, max-age=30/);
  expect(await first.json()).toMatchObject({ status: "success", data: expect.anything() });
  expect(upstream.asked.map(({ url }) => url.replace(/\?.*/, ""))).toEqual([`/beta/v1/${path}`]);
});

test.each(["events", "news", "products", "rewards", "amenities"])("proxies %s", async (path) => {
  upstream.answerWith((_request, response) => json(response, listOf([])));
  expect((await ask(path)).status).toBe(200);
});

test("passes on only query parameters of the contract", async () => {
  await ask("companies", "?page=2&per_page=24&category=fashion&kind=dine&token=x&tenant=promenade");
  expect(upstream.asked[0]?.url).toBe("/beta/v1/companies?category=fashion&kind=dine&page=2&per_page=24");
});

test("passes on only fields of the contract", async () => {
  expect(await (await ask("companies")).text()).not.toContain("secret_of_the_upstream");
});

test("has pictures that browsers can load from anywhere", async () => {
  upstream.answerWith((_request, response) =>
    json(response, listOf([{ ...shop("1"), logo: { url: "/art/logo.png", width: 300 } }])),
  );
  const { data } = await (await ask("companies")).json();
  expect(data.data[0].logo.url).toMatch(/^http:\/\/mall\.test\/image\?src=[\w-]{8}\/art\/logo\.png&w=320$/);
});

test.each([
  "?page=0",
  "?page=-1",
  "?page=1e999",
  "?page=two",
  "?per_page=1000",
  `?search=${"x".repeat(201)}`,
  "?kind=all",
])("rejects the query %s as a bad request", async (query) => {
  const response = await ask("companies", query);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ status: "error", httpStatus: "ValidationFailed" });
  expect(upstream.asked).toEqual([]);
});

test.each([
  "",
  "malls",
  "search",
  "me/profile",
  "companies/1",
  "companies/",
  "/companies",
  "../companies",
  "companies/../malls",
  "COMPANIES",
  "sitemap",
  "constructor",
])("does not proxy %j", async (path) => {
  const response = await ask(path);
  expect(response.status).toBe(404);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.json()).toMatchObject({ status: "error", httpStatus: "NotFound" });
  expect(upstream.asked).toEqual([]);
});

test("serves the last answer during an outage, and an error if there is none", async () => {
  await ask("companies");
  await upstream.stop();
  clock += 60 * 60_000;
  const bridged = await ask("companies");
  expect(bridged.status).toBe(200);
  expect(bridged.headers.get("cache-control")).toBe("no-store");
  const lost = await ask("events");
  expect(lost.status).toBe(502);
  expect(await lost.json()).toEqual({
    status: "error",
    httpStatus: "Internal",
    message: "The mall API does not answer",
  });
});

test("rejects other methods", async () => {
  const response = methodNotAllowed();
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toBe("GET, HEAD");
});
