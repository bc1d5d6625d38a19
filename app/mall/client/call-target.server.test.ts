import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, test, vi } from "vitest";
import { caught, withUpstream } from "../../../tests/stand-ins/mall-client";
import { success } from "../../../tests/stand-ins/upstream";
import { resolvedProfile } from "../profiles/shipped-profiles.server";
import { callTargets, type MallApiTraits } from "./call-target.server";
import { isNotFound } from "./mall-api-error";

const world = withUpstream();
const secret = "s".repeat(32);

const urlWith = (url: string, profile: object, path: string, query = "") =>
  callTargets({ url, traitsOf: () => ({ profile: resolvedProfile(profile, "profile.json") }) })(
    "beta",
    path,
    query,
  ).url;

describe("the address of a call", () => {
  test.each([
    ["https://api.example", "https://api.example/api/web/v1/companies"],
    ["https://api.example/api", "https://api.example/api/web/v1/companies"],
    ["https://api.example/api/web", "https://api.example/api/web/v1/companies"],
    ["https://api.example/api/web/v1", "https://api.example/api/web/v1/companies"],
    ["https://api.example/other", "https://api.example/other/api/web/v1/companies"],
    ["https://{tenant}.example/api", "https://beta.example/api/web/v1/companies"],
  ])("of an API at %s has its base path once", (url, expected) => {
    expect(urlWith(url, { basePath: "/api/web/v1" }, "companies")).toBe(expected);
  });

  test.each([
    ["companies/7", "https://a.example/v2/obchody/7"],
    ["floorplans/main", "https://a.example/plan?format=tree"],
    ["website-pages/permalink/about", "https://a.example/v2/pages/about/text"],
    ["news", "https://a.example/v2/news"],
  ])("%s is where the profile says", (path, expected) => {
    const resources = {
      companies: { path: "obchody" },
      "floorplans/{id}": { path: "/plan?format=tree" },
      "website-pages/permalink/{permalink}": { path: "pages/{slug}/text" },
    };
    expect(urlWith("https://a.example", { basePath: "/v2", resources }, path)).toBe(expected);
  });

  it("has the API's names of parameters, and no more entries than it returns", () => {
    const profile = {
      query: {
        page: "strana",
        perPage: "limit",
        maxPerPage: 20,
        search: "q",
        sort: "order",
        descending: "{field}:desc",
      },
      resources: { companies: { filters: { category: "cat", kind: null }, sorts: { name: "title" } } },
    };
    const query = "page=2&per_page=48&search=boty&sort=-name&category=4&kind=dine&ids=1";
    expect(urlWith("https://a.example", profile, "companies", query)).toBe(
      "https://a.example/v1/companies?strana=2&limit=20&q=boty&order=title%3Adesc&cat=4&ids=1",
    );
  });

  it("is none where the API has no such path", async () => {
    const profile = resolvedProfile({ resources: { badges: { path: null } } }, "profile.json");
    const client = world.newClient({ traitsOf: () => ({ profile }) });
    expect(isNotFound(await caught(client.mallApi({ tenantId: "beta" }).badges()))).toBe(true);
    expect(world.upstream.asked).toEqual([]);
  });
});

describe("with a call goes", () => {
  const traits: Record<string, MallApiTraits> = {};
  const call = async (tenantId: "beta" | "novoplaza", path: "companies" | "settings" = "companies") => {
    const client = world.newClient({
      secret,
      traitsOf: (id) => traits[id] ?? {},
      settingsUrl: `${world.upstream.url}/cache/{tenant}`,
    });
    const caller = { tenantId, token: "the-token", clientAddress: "192.0.2.7", browser: { id: "browser-1" } };
    if (path === "settings") {
      world.upstream.answerWith((_, response) =>
        response.end(JSON.stringify(success({ website_name: "B" }))),
      );
      await client.mallApi(caller).settings();
    } else await client.mallApi(caller).companies();
    return world.upstream.asked.at(-1);
  };

  it("the mall's headers, by name of the mall", async () => {
    traits.beta = { headers: [{ name: "Origin", value: "https://{tenant}.platform.example" }] };
    expect((await call("beta"))?.headers).toMatchObject({
      origin: "https://beta.platform.example",
      authorization: "Bearer the-token",
      "x-mall-api-secret": secret,
    });
  });

  it("the token in the header of the profile alone", async () => {
    traits.beta = { profile: resolvedProfile({ token: "X-Token: member {token}" }, "profile.json") };
    const { headers } = (await call("beta")) ?? {};
    expect(headers).toMatchObject({ "x-token": "member the-token" });
    expect(headers).not.toHaveProperty("authorization");
  });

  it("no secret of the deployment to another address", async () => {
    traits.novoplaza = { url: `${world.upstream.url}/other` };
    const asked = await call("novoplaza");
    expect(asked?.url).toMatch(/^\/other\/v1\/companies/);
    expect(asked?.headers).not.toHaveProperty("x-mall-api-secret");
    expect(asked?.headers).toMatchObject({ authorization: "Bearer the-token" });
  });

  it("nothing of member, visitor or mall API to a cache of settings", async () => {
    traits.beta = { headers: [{ name: "X-Key", value: "of the mall API" }] };
    const asked = await call("beta", "settings");
    expect(asked?.url).toBe("/cache/beta");
    for (const name of ["authorization", "x-mall-api-secret", "x-key", "x-client-address", "x-browser-id"])
      expect(asked?.headers).not.toHaveProperty(name);
  });

  it("no settings of a mall with an address of its own come from the deployment's cache", async () => {
    traits.novoplaza = { url: `${world.upstream.url}/other` };
    expect((await call("novoplaza", "settings"))?.url).toBe("/other/v1/settings-web-app/web");
  });
});

it("keeps what is stored for an outage apart, of malls that a header alone tells apart", async () => {
  const shellDirectory = mkdtempSync(join(tmpdir(), "shell-"));
  const headers = [{ name: "Origin", value: "https://{tenant}.platform.example" }];
  const newClient = () =>
    world.newClient({ url: world.upstream.url, shellDirectory, traitsOf: () => ({ headers }) });
  world.upstream.answerWith((request, response) =>
    response.end(JSON.stringify(success({ website_name: request.headers.origin }))),
  );
  await newClient().mallApi({ tenantId: "beta" }).settings();
  await vi.waitFor(() => expect(readdirSync(shellDirectory, { recursive: true }).join()).toMatch(/json/));

  world.upstream.answerWith((_, response) => response.writeHead(503).end());
  const restarted = newClient();
  const settings = await restarted.mallApi({ tenantId: "beta" }).settings();
  expect(settings.website_name).toBe("https://beta.platform.example");
  expect(await caught(restarted.mallApi({ tenantId: "novoplaza" }).settings())).toMatchObject({
    status: 503,
  });
  rmSync(shellDirectory, { recursive: true });
});
