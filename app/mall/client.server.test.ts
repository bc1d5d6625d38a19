import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { json, listOf, shop, startUpstream, success } from "../../tests/stand-ins/upstream";
import { type ClientOptions, createMallClient, type MallClient } from "./client.server";
import { MallApiError, MallApiUnavailable } from "./mall-api-error";

let upstream: Awaited<ReturnType<typeof startUpstream>>;
let clients: MallClient[] = [];
let warnings: { about: Record<string, unknown>; message: string }[] = [];
let clock = 0;

beforeEach(async () => {
  clock = 1_000_000;
  warnings = [];
  upstream = await startUpstream((_request, response) => json(response, listOf([shop("1"), shop("2")])));
});

afterEach(async () => {
  await upstream.stop();
  await Promise.all(clients.map((client) => client.close()));
  clients = [];
});

function newClient(options: Partial<ClientOptions> = {}): MallClient {
  const note = (about: unknown, message?: string) => {
    warnings.push({
      about: typeof about === "object" && about !== null ? { ...about } : {},
      message: message ?? String(about),
    });
  };
  const client = createMallClient({
    url: `${upstream.url}/{tenant}`,
    cacheBytes: 8 * 1024 * 1024,
    now: () => clock,
    random: () => 0,
    log: { debug: () => {}, info: () => {}, warn: note, error: note },
    ...options,
    limits: { answerMs: 400, ...options.limits },
  });
  clients.push(client);
  return client;
}

const caught = async (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    (value) => expect.fail(`no error but ${JSON.stringify(value)}`),
    (error) => error,
  );

async function unavailableKind(promise: Promise<unknown>) {
  const error = await caught(promise);
  expect(error).toBeInstanceOf(MallApiUnavailable);
  return error instanceof MallApiUnavailable ? error.kind : null;
}

describe("asking", () => {
  test("puts tenant, path, parameter and the contract's default query into the address", async () => {
    const api = newClient().mallApi({ tenantId: "novoplaza" });
    await api.companies({ category: "móda & boty", kind: "shop" });
    upstream.answerWith((_request, response) => json(response, success(shop("a b/c"))));
    const company = await api.company("a b/c");

    expect(upstream.asked.map(({ url }) => url)).toEqual([
      "/novoplaza/v1/companies?category=m%C3%B3da+%26+boty&kind=shop&page=1&per_page=12",
      "/novoplaza/v1/companies/a%20b%2Fc",
    ]);
    expect(company.id).toBe("a b/c");
  });

  test("returns the page of a list with the contract's defaults filled in", async () => {
    const page = await newClient().mallApi({ tenantId: "beta" }).companies();
    expect(page.total).toBe(2);
    expect(page.data.map(({ id, kind, featured }) => [id, kind, featured])).toEqual([
      ["1", "shop", false],
      ["2", "shop", false],
    ]);
  });

  test.each(["", ".", "..", "x".repeat(301), "\ud800"])("does not ask for an id like %j", async (id) => {
    const error = await caught(newClient().mallApi({ tenantId: "beta" }).company(id));
    expect(error).toMatchObject({ name: "MallApiError", status: 404, httpStatus: "NotFound" });
    expect(upstream.asked).toEqual([]);
  });

  test("does not ask with a query that the contract does not take", async () => {
    const api = newClient().mallApi({ tenantId: "beta" });
    expect(await caught(api.companies({ per_page: 7 }))).toMatchObject({
      status: 400,
      httpStatus: "ValidationFailed",
    });
    expect(await caught(api.companies({ page: 0 }))).toMatchObject({ status: 400 });
    expect(upstream.asked).toEqual([]);
  });

  test("takes the settings from the caching proxy where one is configured", async () => {
    const client = newClient({ settingsUrl: `${upstream.url}/cache/{tenant}/web` });
    upstream.answerWith((_request, response) =>
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
    expect(upstream.asked[0]?.url).toBe("/cache/beta/web");
  });

  test("POST sends JSON and returns the whole answer; DELETE works on an empty answer", async () => {
    const api = newClient().mallApi({ tenantId: "beta", token: "secret" });
    upstream.answerWith((request, response) => {
      if (request.method === "DELETE") response.writeHead(204).end();
      else json(response, { status: "success", data: { liked: true }, message: "Done" }, 201);
    });
    const answer = await api.post("me/likes", { id: "1" }, z.object({ liked: z.boolean() }), {
      idempotencyKey: "k1",
    });
    const deleted = await api.delete("me/likes", z.null(), { id: "1" });

    expect(answer).toEqual({ status: "success", data: { liked: true }, message: "Done" });
    expect(deleted.data).toBeNull();
    expect(upstream.asked[0]).toMatchObject({
      method: "POST",
      body: '{"id":"1"}',
      headers: {
        accept: "application/json",
        "content-type": "application/json",
        authorization: "Bearer secret",
        "idempotency-key": "k1",
      },
    });
    expect(upstream.asked[1]).toMatchObject({ method: "DELETE", body: '{"id":"1"}' });
  });

  test("form data travels as multipart, with its own boundary", async () => {
    const form = new FormData();
    form.set("total", "1290");
    form.set("file", new File(["účtenka"], "a.txt", { type: "text/plain" }));
    upstream.answerWith((_request, response) => json(response, success({})));
    await newClient().mallApi({ tenantId: "beta", token: "t" }).post("me/receipts", form, z.object({}));

    const [asked] = upstream.asked;
    const boundary = /^multipart\/form-data; boundary=(.+)$/.exec(asked?.headers["content-type"] ?? "")?.[1];
    expect(boundary).toBeTruthy();
    expect(asked?.body).toContain(`--${boundary}`);
    expect(asked?.body).toContain('name="file"; filename="a.txt"');
    expect(asked?.body).toContain("účtenka");
  });
});

describe("failures", () => {
  test("an error answer becomes an error with status text, response and body", async () => {
    const body = {
      status: "error",
      httpStatus: "Conflict",
      message: "Known",
      errors: { email: ["is taken"] },
    };
    upstream.answerWith((_request, response) => json(response, body, 409, { "x-trace": "7" }));
    const error = await caught(newClient().mallApi({ tenantId: "beta" }).post("register", {}, z.unknown()));

    expect(error).toBeInstanceOf(MallApiError);
    expect(error).toMatchObject({
      status: 409,
      statusText: "Conflict",
      httpStatus: "Conflict",
      message: "Known",
      body,
      response: { status: 409, headers: { "x-trace": "7" } },
    });
  });

  test("status 'error' in a 200 answer is a failure, with the status of its word", async () => {
    upstream.answerWith((_request, response) =>
      json(response, { status: "error", httpStatus: "Unauthorized", message: "Who are you?" }),
    );
    const error = await caught(newClient().mallApi({ tenantId: "beta" }).tiers());
    expect(error).toMatchObject({ status: 401, httpStatus: "Unauthorized", response: { status: 200 } });
  });

  test("an HTML 404 of an upstream without the path is a NotFound without body", async () => {
    upstream.answerWith((_request, response) =>
      response.writeHead(404, { "content-type": "text/html" }).end("<h1>Not here"),
    );
    const error = await caught(newClient().mallApi({ tenantId: "beta" }).cinemaProgramme());
    expect(error).toMatchObject({ status: 404, httpStatus: "NotFound", body: null });
  });

  test("nobody listening: refused, after one more try", async () => {
    const { url } = upstream;
    await upstream.stop();
    expect(await unavailableKind(newClient({ url }).mallApi({ tenantId: "beta" }).tiers())).toBe("refused");
  });

  test("no answer: timeout, within the limit for the call as a whole", async () => {
    upstream.answerWith(() => {});
    const started = performance.now();
    expect(await unavailableKind(newClient().mallApi({ tenantId: "beta" }).tiers())).toBe("timeout");
    expect(performance.now() - started).toBeLessThan(1_500);
  });

  test("bytes that drip in: timeout", async () => {
    upstream.answerWith((_request, response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write(" "), 50);
      response.on("close", () => clearInterval(drip));
    });
    expect(await unavailableKind(newClient().mallApi({ tenantId: "beta" }).tiers())).toBe("timeout");
  });

  test("half an answer: malformed", async () => {
    upstream.answerWith((_request, response) => {
      response.writeHead(200, { "content-length": "1000" });
      response.write('{"status":"success","data":');
      setTimeout(() => response.destroy(), 20);
    });
    expect(await unavailableKind(newClient().mallApi({ tenantId: "beta" }).tiers())).toBe("malformed");
    expect(upstream.asked).toHaveLength(2);
  });

  test.each([
    ["HTML", "<!doctype html><title>Welcome to nginx</title>"],
    ["nothing", ""],
    ["a list", "[]"],
    ["cut JSON", '{"status":"succ'],
  ])("%s instead of a JSON object: malformed", async (_name, body) => {
    upstream.answerWith((_request, response) => response.end(body));
    expect(await unavailableKind(newClient().mallApi({ tenantId: "beta" }).tiers())).toBe("malformed");
  });

  test("a redirect is not followed", async () => {
    upstream.answerWith((_request, response) =>
      response.writeHead(302, { location: `${upstream.url}/elsewhere` }).end(),
    );
    expect(await unavailableKind(newClient().mallApi({ tenantId: "beta" }).tiers())).toBe("malformed");
    expect(upstream.asked.every(({ url }) => url.startsWith("/beta/v1/tiers"))).toBe(true);
  });

  test("a body over the limit is given up early and not asked for again", async () => {
    let written = 0;
    upstream.answerWith((_request, response) => {
      const chunk = Buffer.alloc(64 * 1024, " ");
      const write = () => {
        while (!response.destroyed && written < 50_000_000 && response.write(chunk)) written += chunk.length;
        if (written >= 50_000_000) response.end();
      };
      response.on("drain", write);
      write();
    });
    const api = newClient({ limits: { bodyBytes: 200_000, answerMs: 3_000 } }).mallApi({ tenantId: "beta" });
    expect(await unavailableKind(api.tiers())).toBe("too_large");
    expect(upstream.asked).toHaveLength(1);
    expect(written).toBeLessThan(20_000_000);
  });

  test("an asker who goes away gets aborted; the others get their answer", async () => {
    upstream.answerWith((_request, response) => setTimeout(() => json(response, listOf([shop("1")])), 100));
    const client = newClient();
    const leaving = new AbortController();
    const left = client.mallApi({ tenantId: "beta", signal: leaving.signal }).companies();
    const stayed = client.mallApi({ tenantId: "beta" }).companies();
    leaving.abort();
    expect(await unavailableKind(left)).toBe("aborted");
    expect((await stayed).data).toHaveLength(1);
    expect(upstream.asked).toHaveLength(1);
  });
});

describe("trying again", () => {
  test("a GET that failed with 500 is tried once more", async () => {
    upstream.answerWith((_request, response) =>
      upstream.asked.length === 1 ? json(response, {}, 500) : json(response, listOf([shop("1")])),
    );
    expect((await newClient().mallApi({ tenantId: "beta" }).companies()).data).toHaveLength(1);
    expect(upstream.asked).toHaveLength(2);
  });

  test("only once", async () => {
    upstream.answerWith((_request, response) =>
      json(response, { status: "error", httpStatus: "Internal" }, 503),
    );
    const error = await caught(newClient().mallApi({ tenantId: "beta" }).companies());
    expect(error).toMatchObject({ status: 503, httpStatus: "Internal" });
    expect(upstream.asked).toHaveLength(2);
  });

  test("a refusal is not tried again, and a POST never is", async () => {
    const api = newClient().mallApi({ tenantId: "beta" });
    upstream.answerWith((_request, response) =>
      json(response, { status: "error", httpStatus: "NotFound" }, 404),
    );
    await caught(api.company("1"));
    expect(upstream.asked).toHaveLength(1);
    upstream.answerWith((_request, response) => json(response, {}, 500));
    await caught(api.post("support", {}, z.unknown()));
    expect(upstream.asked).toHaveLength(2);
  });
});

describe("the breaker", () => {
  test("opens for the tenant that fails, not for another, and closes again", async () => {
    upstream.answerWith((request, response) =>
      request.url?.startsWith("/beta/") ? json(response, {}, 500) : json(response, listOf([shop("1")])),
    );
    const client = newClient({ limits: { breakerThreshold: 3, breakerOpenMs: 150 } });
    const beta = client.mallApi({ tenantId: "beta" });
    for (const page of [1, 2, 3]) await caught(beta.companies({ page }));
    const askedBefore = upstream.asked.length;

    expect(await unavailableKind(beta.companies({ page: 4 }))).toBe("breaker_open");
    expect(upstream.asked).toHaveLength(askedBefore);
    expect((await client.mallApi({ tenantId: "europasc" }).companies()).data).toHaveLength(1);
    expect(client.upstreamHealth()).toEqual([
      { tenantId: "beta", answeredAt: null, failedAt: clock, isBreakerOpen: true },
      { tenantId: "europasc", answeredAt: clock, failedAt: null, isBreakerOpen: false },
    ]);

    upstream.answerWith((_request, response) => json(response, listOf([shop("1")])));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect((await beta.companies({ page: 5 })).data).toHaveLength(1);
    expect((await beta.companies({ page: 6 })).data).toHaveLength(1);
    expect(client.upstreamHealth()[0]).toMatchObject({ answeredAt: clock, isBreakerOpen: false });
  });

  test("refusals do not open it", async () => {
    upstream.answerWith((_request, response) =>
      json(response, { status: "error", httpStatus: "NotFound" }, 404),
    );
    const api = newClient({ limits: { breakerThreshold: 2 } }).mallApi({ tenantId: "beta" });
    for (const id of ["1", "2", "3", "4"])
      expect(await caught(api.company(id))).toMatchObject({ status: 404 });
  });
});

describe("keeping answers", () => {
  test("100 simultaneous reads make one request", async () => {
    upstream.answerWith((_request, response) => setTimeout(() => json(response, listOf([shop("1")])), 50));
    const client = newClient();
    const pages = await Promise.all(
      Array.from({ length: 100 }, () => client.mallApi({ tenantId: "beta" }).companies()),
    );
    expect(pages.every((page) => page.data.length === 1)).toBe(true);
    expect(upstream.asked).toHaveLength(1);
  });

  test("a fresh answer is given again; queries and tenants are kept apart", async () => {
    const client = newClient();
    await client.mallApi({ tenantId: "beta" }).companies();
    clock += 29_000;
    await client.mallApi({ tenantId: "beta" }).companies({ page: 1 });
    expect(upstream.asked).toHaveLength(1);
    await client.mallApi({ tenantId: "beta" }).companies({ page: 2 });
    await client.mallApi({ tenantId: "promenade" }).companies();
    expect(upstream.asked).toHaveLength(3);
  });

  test("the upstream's max-age decides, within bounds", async () => {
    upstream.answerWith((_request, response) =>
      json(response, listOf([]), 200, { "cache-control": "public, max-age=120" }),
    );
    const api = newClient().mallApi({ tenantId: "beta" });
    await api.companies();
    clock += 119_000;
    await api.companies();
    expect(upstream.asked).toHaveLength(1);

    upstream.answerWith((_request, response) =>
      json(response, listOf([]), 200, { "cache-control": "no-store" }),
    );
    await api.events();
    await api.events();
    expect(upstream.asked).toHaveLength(3);
  });

  test("a stale answer is given at once and renewed behind it", async () => {
    const api = newClient().mallApi({ tenantId: "beta" });
    await api.companies();
    upstream.answerWith((_request, response) => json(response, listOf([shop("new")])));
    clock += 31_000;
    expect((await api.companies()).data).toHaveLength(2);
    await expect.poll(() => upstream.asked.length).toBe(2);
    await expect.poll(async () => (await api.companies()).data.map(({ id }) => id)).toEqual(["new"]);
    expect(api.servedStale()).toBe(false);
  });

  test("an old answer is given when the upstream is down, and said to be old; not after hours and hours", async () => {
    const client = newClient();
    await client.mallApi({ tenantId: "beta" }).companies();
    const { asked } = upstream;
    await upstream.stop();

    clock += 60 * 60_000;
    const api = client.mallApi({ tenantId: "beta" });
    expect((await api.companies()).data).toHaveLength(2);
    expect(api.servedStale()).toBe(true);
    expect(asked).toHaveLength(1);
    expect(warnings.filter(({ message }) => message.includes("earlier answer"))).toHaveLength(1);

    clock += 12 * 60 * 60_000;
    expect(await caught(client.mallApi({ tenantId: "beta" }).companies())).toBeInstanceOf(MallApiUnavailable);
  });

  test("in an outage only the first visitor waits for a hanging upstream", async () => {
    const client = newClient();
    await client.mallApi({ tenantId: "beta" }).companies();
    upstream.answerWith(() => {});
    clock += 60 * 60_000;
    await client.mallApi({ tenantId: "beta" }).companies();

    const started = performance.now();
    const api = client.mallApi({ tenantId: "beta" });
    await api.companies();
    expect(performance.now() - started).toBeLessThan(100);
    expect(api.servedStale()).toBe(true);
  });

  test("what the upstream says is gone is gone, though an old answer is there", async () => {
    upstream.answerWith((_request, response) => json(response, success(shop("1"))));
    const api = newClient().mallApi({ tenantId: "beta" });
    await api.company("1");
    upstream.answerWith((_request, response) =>
      json(response, { status: "error", httpStatus: "NotFound" }, 404),
    );
    clock += 60 * 60_000;
    expect(await caught(api.company("1"))).toMatchObject({ status: 404 });
    expect(await caught(api.company("1"))).toMatchObject({ status: 404 });
    expect(upstream.asked).toHaveLength(2);
  });

  test("nothing that a token touched is kept, shared or served from memory", async () => {
    upstream.answerWith((request, response) =>
      json(response, listOf([shop(request.headers.authorization ?? "anonymous")])),
    );
    const client = newClient();
    const read = async (token?: string) =>
      (await client.mallApi({ tenantId: "beta", token }).companies()).data[0]?.id;
    const ids = await Promise.all([read("a"), read(), read("b"), read("a"), read()]);
    expect(ids).toEqual(["Bearer a", "anonymous", "Bearer b", "Bearer a", "anonymous"]);
    expect(await read("a")).toBe("Bearer a");
    expect(await read()).toBe("anonymous");
    expect(upstream.asked.filter(({ headers }) => headers.authorization === "Bearer a")).toHaveLength(3);
    expect(upstream.asked.filter(({ headers }) => !headers.authorization)).toHaveLength(1);
  });

  test("ten thousand made-up questions leave the memory bounded and the real answers in it", async () => {
    const client = newClient({ cacheBytes: 512 * 1024, limits: { answerMs: 10_000 } });
    const api = client.mallApi({ tenantId: "beta" });
    await api.companies();
    upstream.answerWith((request, response) =>
      request.url?.includes("/companies/")
        ? json(response, { status: "error", httpStatus: "NotFound" }, 404)
        : json(response, listOf([])),
    );
    for (let block = 0; block < 20; block++) {
      await Promise.all(
        Array.from({ length: 250 }, (_, index) => [
          api.companies({ search: `word ${block} ${index}` }),
          caught(api.company(`made-up-${block}-${index}`)),
        ]).flat(),
      );
    }
    expect(client.cachedBytes()).toBeLessThan(512 * 1024);
    const askedBefore = upstream.asked.length;
    expect((await api.companies()).data).toHaveLength(2);
    expect(upstream.asked).toHaveLength(askedBefore);
  });

  test("an answer can't be changed by one of those who share it", async () => {
    const { data } = await newClient().mallApi({ tenantId: "beta" }).companies();
    expect(() => data.reverse()).toThrow(TypeError);
  });
});

describe("tolerance", () => {
  test("an item that does not fit is dropped with one warning, the list stays", async () => {
    upstream.answerWith((_request, response) =>
      json(response, listOf([shop("1"), { id: null }, "text", { ...shop("2"), featured: "yes" }, shop("3")])),
    );
    const page = await newClient().mallApi({ tenantId: "beta" }).companies();
    expect(page.data.map(({ id }) => id)).toEqual(["1", "3"]);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatchObject({
      message: "Dropped what does not fit the contract",
      about: { tenantId: "beta", path: "companies", count: 3, of: 5 },
    });
  });

  test("a list without a single item that fits is no answer", async () => {
    upstream.answerWith((_request, response) =>
      json(response, listOf([{ name: "other API" }, { name: "altogether" }])),
    );
    expect(await unavailableKind(newClient().mallApi({ tenantId: "beta" }).companies())).toBe("malformed");
  });

  test("a list without paging figures is one page; an empty list is a list", async () => {
    upstream.answerWith((_request, response) =>
      json(response, success({ data: [shop("1")], total: "many" })),
    );
    const api = newClient().mallApi({ tenantId: "beta" });
    expect(await api.companies()).toMatchObject({ current_page: 1, last_page: 1, total: 1 });
    upstream.answerWith((_request, response) => json(response, listOf([])));
    expect((await api.events()).data).toEqual([]);
  });

  test("one bad hit does not cost the search", async () => {
    const hit = (id: unknown) => ({ id, translations: [{ locale: "en", title: "T" }] });
    upstream.answerWith((_request, response) =>
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
    const answer = await newClient().mallApi({ tenantId: "beta" }).search({ q: "x" });
    expect(answer.groups.map(({ type, hits }) => [type, hits.map(({ id }) => id)])).toEqual([
      ["company", ["1"]],
    ]);
    expect(warnings).toHaveLength(1);
  });

  test("a value of another shape is no answer, and an earlier one stands in for it", async () => {
    const client = newClient();
    const api = client.mallApi({ tenantId: "beta" });
    await api.companies();
    upstream.answerWith((_request, response) => json(response, success("wrong")));
    expect(await unavailableKind(api.floorPlan("1"))).toBe("malformed");
    clock += 60 * 60_000;
    expect((await api.companies()).data).toHaveLength(2);
    expect(api.servedStale()).toBe(true);
  });
});
