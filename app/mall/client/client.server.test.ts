import { describe, expect, test } from "vitest";
import { z } from "zod";
import { caught, unavailableKind, withUpstream } from "../../../tests/stand-ins/mall-client";
import { json, listOf, shop, success } from "../../../tests/stand-ins/upstream";

const world = withUpstream();

describe("asking", () => {
  test("builds the URL from tenant, path, parameter and the contract's default query", async () => {
    const api = world.newClient().mallApi({ tenantId: "novoplaza" });
    await api.companies({ search: "móda & boty", sort: "name" });
    world.upstream.answerWith((_request, response) => json(response, success(shop("a b/c"))));
    const company = await api.company("a b/c");

    expect(world.upstream.asked.map(({ url }) => url)).toEqual([
      "/novoplaza/v1/companies?page=1&per_page=12&search=m%C3%B3da+%26+boty&sort=name",
      "/novoplaza/v1/companies/a%20b%2Fc",
    ]);
    expect(company.id).toBe("a b/c");
  });

  test("returns the page of a list with the contract's defaults filled in", async () => {
    const page = await world.newClient().mallApi({ tenantId: "beta" }).companies();
    expect(page.total).toBe(2);
    expect(page.data.map(({ id, kind, featured }) => [id, kind, featured])).toEqual([
      ["1", "shop", false],
      ["2", "shop", false],
    ]);
  });

  test.each(["", ".", "..", "x".repeat(301), "\ud800"])("sends no request for an id like %j", async (id) => {
    const error = await caught(world.newClient().mallApi({ tenantId: "beta" }).company(id));
    expect(error).toMatchObject({ name: "MallApiError", status: 404, httpStatus: "NotFound" });
    expect(world.upstream.asked).toEqual([]);
  });

  test("sends no request with a query that the contract rejects", async () => {
    const api = world.newClient().mallApi({ tenantId: "beta" });
    expect(await caught(api.companies({ per_page: 7 }))).toMatchObject({
      status: 400,
      httpStatus: "ValidationFailed",
    });
    expect(await caught(api.companies({ page: 0 }))).toMatchObject({ status: 400 });
    expect(world.upstream.asked).toEqual([]);
  });

  test("fetches the settings from the caching proxy if one is configured", async () => {
    const client = world.newClient({ settingsUrl: `${world.upstream.url}/cache/{tenant}/web` });
    world.upstream.answerWith((_request, response) =>
      json(
        response,
        success({ website_name: "Beta", offers: true, empty: null, hero_banner_items: [{ image: "/a" }] }),
      ),
    );
    expect(await client.mallApi({ tenantId: "beta" }).settings()).toEqual({
      website_name: "Beta",
      offers: "true",
      hero_banner_items: '[{"image":"/a"}]',
    });
    expect(world.upstream.asked[0]?.url).toBe("/cache/beta/web");
  });

  test("sends its secret with each call of the mall API, and to no other server", async () => {
    const secret = "shared by the site and its mall API";
    const settingsUrl = `${world.upstream.url}/cache/{tenant}/web`;
    const api = world.newClient({ secret, settingsUrl }).mallApi({ tenantId: "beta" });
    world.upstream.answerWith((request, response) =>
      request.url === "/beta/v1/moved"
        ? response.writeHead(301, { location: "/beta/v1/moved/" }).end()
        : json(response, success({})),
    );
    await api.settings();
    await api.post("login", {}, z.unknown());
    await api.get("moved", z.unknown());
    expect(world.upstream.asked.map(({ url, headers }) => [url, headers["x-mall-api-secret"]])).toEqual([
      ["/cache/beta/web", undefined],
      ["/beta/v1/login", secret],
      ["/beta/v1/moved", secret],
      ["/beta/v1/moved/", secret],
    ]);
  });

  test("throws the result of `onUnauthorized` for an expired token, except from a DELETE", async () => {
    world.upstream.answerWith((_request, response) =>
      json(response, { status: "error", httpStatus: "Unauthorized", message: "Expired" }, 401),
    );
    const login = new Response(null, { status: 302 });
    const api = world
      .newClient()
      .mallApi({ tenantId: "beta", token: "expired", onUnauthorized: () => login });

    expect(await caught(api.companies())).toBe(login);
    expect(await caught(api.profile())).toBe(login);
    expect(await caught(api.like({ type: "company", id: "1" }))).toBe(login);
    expect(await caught(api.post("me/more", {}, z.unknown()))).toBe(login);
    expect(await caught(api.unlike({ type: "company", id: "1" }))).toMatchObject({ status: 401 });
    expect(await caught(api.delete("me/more", z.unknown()))).toMatchObject({ status: 401 });
  });

  test("POST sends JSON and returns the whole answer; DELETE works on an empty answer", async () => {
    const api = world.newClient().mallApi({ tenantId: "beta", token: "secret" });
    world.upstream.answerWith((request, response) => {
      if (request.method === "DELETE") response.writeHead(204).end();
      else json(response, { status: "success", data: { liked: true }, message: "Done" }, 201);
    });
    const answer = await api.post("me/likes", { id: "1" }, z.object({ liked: z.boolean() }), {
      idempotencyKey: "k1",
    });
    const deleted = await api.delete("me/likes", z.null(), { id: "1" });

    expect(answer).toEqual({ status: "success", data: { liked: true }, message: "Done" });
    expect(deleted.data).toBeNull();
    expect(world.upstream.asked[0]).toMatchObject({
      method: "POST",
      body: '{"id":"1"}',
      headers: {
        accept: "application/json",
        "content-type": "application/json",
        authorization: "Bearer secret",
        "idempotency-key": "k1",
      },
    });
    expect(world.upstream.asked[1]).toMatchObject({ method: "DELETE", body: '{"id":"1"}' });
  });

  test("sends form data as multipart, with its own boundary", async () => {
    const form = new FormData();
    form.set("total", "1290");
    form.set("file", new File(["účtenka"], "a.txt", { type: "text/plain" }));
    world.upstream.answerWith((_request, response) => json(response, success({})));
    await world.newClient().mallApi({ tenantId: "beta", token: "t" }).post("me/receipts", form, z.object({}));

    const [asked] = world.upstream.asked;
    const boundary = /^multipart\/form-data; boundary=(.+)$/.exec(asked?.headers["content-type"] ?? "")?.[1];
    expect(boundary).toBeTruthy();
    expect(asked?.body).toContain(`--${boundary}`);
    expect(asked?.body).toContain('name="file"; filename="a.txt"');
    expect(asked?.body).toContain("účtenka");
  });
});

describe("tolerance", () => {
  test("drops items without id or name and single invalid values, and logs each once an hour", async () => {
    world.upstream.answerWith((_request, response) =>
      json(
        response,
        listOf([shop("1"), { id: null }, "text", { ...shop("2"), featured: "perhaps", floor: 2 }]),
      ),
    );
    const api = world.newClient().mallApi({ tenantId: "beta", token: "t" });
    const read = async () => (await api.companies()).data;
    expect((await read()).map(({ id, featured, floor }) => [id, featured, floor])).toEqual([
      ["1", false, undefined],
      ["2", false, 2],
    ]);
    await read();
    const about = { tenantId: "beta", resource: "companies" };
    expect(world.warnings).toEqual([
      { message: "Dropped what can't be read", about: { ...about, path: "[]", reason: "id is missing" } },
      { message: "Dropped what can't be read", about: { ...about, path: "[]", reason: "is no object" } },
      {
        message: "Dropped what can't be read",
        about: { ...about, path: "featured", reason: "is neither true nor false" },
      },
    ]);
    world.pass(61 * 60_000);
    await read();
    expect(world.warnings).toHaveLength(6);
  });

  test("rejects a list without a single valid item", async () => {
    world.upstream.answerWith((_request, response) =>
      json(response, listOf([{ name: "other API" }, { name: "altogether" }])),
    );
    expect(await unavailableKind(world.newClient().mallApi({ tenantId: "beta" }).companies())).toBe(
      "malformed",
    );
  });

  test("takes a list without paging for one page, and accepts an empty list", async () => {
    world.upstream.answerWith((_request, response) =>
      json(response, success({ data: [shop("1")], total: "many" })),
    );
    const api = world.newClient().mallApi({ tenantId: "beta" });
    expect(await api.companies()).toMatchObject({ current_page: 1, last_page: 1, total: 1 });
    world.upstream.answerWith((_request, response) => json(response, listOf([])));
    expect((await api.events()).data).toEqual([]);
  });

  test("drops an invalid hit and keeps the other search results", async () => {
    const hit = (id: unknown) => ({ id, translations: [{ locale: "en", title: "T" }] });
    world.upstream.answerWith((_request, response) =>
      json(
        response,
        success({
          query: "x",
          groups: [
            { type: "company", total: 2, hits: [hit("1"), hit({})] },
            { type: "?", total: 0, hits: [] },
          ],
        }),
      ),
    );
    const answer = await world.newClient().mallApi({ tenantId: "beta" }).search({ q: "x" });
    expect(answer.groups.map(({ type, hits }) => [type, hits.map(({ id }) => id)])).toEqual([
      ["company", ["1"]],
    ]);
    expect(world.warnings).toHaveLength(2);
  });

  test("rejects an answer of another shape, and serves an earlier one instead", async () => {
    const client = world.newClient();
    const api = client.mallApi({ tenantId: "beta" });
    await api.companies();
    world.upstream.answerWith((_request, response) => json(response, success("wrong")));
    expect(await unavailableKind(api.floorPlan("1"))).toBe("malformed");
    world.pass(60 * 60_000);
    expect((await api.companies()).data).toHaveLength(2);
    expect(api.servedStale()).toBe(true);
  });
});
