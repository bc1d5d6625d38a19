import type { TenantId } from "@contract/tenant-ids";
import { describe, expect, test } from "vitest";
import { caught, withUpstream } from "../../../tests/stand-ins/mall-client";
import { json, listOf, shop, success } from "../../../tests/stand-ins/upstream";
import { inOwnRequest } from "../../process/request-context.server";
import { MallApiUnavailable } from "../client/mall-api-error";

const world = withUpstream();

describe("the cache", () => {
  test("makes one request for 100 concurrent reads", async () => {
    world.upstream.answerWith((_request, response) =>
      setTimeout(() => json(response, listOf([shop("1")])), 50),
    );
    const client = world.newClient({ limits: { answerMs: 10_000 } });
    const pages = await Promise.all(
      Array.from({ length: 100 }, () => client.mallApi({ tenantId: "beta" }).companies()),
    );
    expect(pages.every((page) => page.data.length === 1)).toBe(true);
    expect(world.upstream.asked).toHaveLength(1);
  });

  test("serves a fresh answer again, per query and tenant", async () => {
    const client = world.newClient();
    await client.mallApi({ tenantId: "beta" }).companies();
    world.pass(29_000);
    await client.mallApi({ tenantId: "beta" }).companies({ page: 1 });
    expect(world.upstream.asked).toHaveLength(1);
    await client.mallApi({ tenantId: "beta" }).companies({ page: 2 });
    await client.mallApi({ tenantId: "promenade" }).companies();
    expect(world.upstream.asked).toHaveLength(3);
  });

  test("follows the upstream's max-age within bounds", async () => {
    world.upstream.answerWith((_request, response) =>
      json(response, listOf([]), 200, { "cache-control": "public, max-age=120" }),
    );
    const api = world.newClient().mallApi({ tenantId: "beta" });
    await api.companies();
    world.pass(119_000);
    await api.companies();
    expect(world.upstream.asked).toHaveLength(1);

    world.upstream.answerWith((_request, response) =>
      json(response, listOf([]), 200, { "cache-control": "no-store" }),
    );
    await api.events();
    await api.events();
    expect(world.upstream.asked).toHaveLength(3);
  });

  test("serves a stale answer at once and revalidates it in the background", async () => {
    const api = world.newClient().mallApi({ tenantId: "beta" });
    await api.companies();
    world.upstream.answerWith((_request, response) => json(response, listOf([shop("new")])));
    world.pass(31_000);
    expect((await api.companies()).data).toHaveLength(2);
    await expect.poll(() => world.upstream.asked.length).toBe(2);
    await expect.poll(async () => (await api.companies()).data.map(({ id }) => id)).toEqual(["new"]);
    expect(api.servedStale()).toBe(false);
  });

  test("serves an answer marked as stale during an outage, but not after hours", async () => {
    const client = world.newClient();
    await client.mallApi({ tenantId: "beta" }).companies();
    const { asked } = world.upstream;
    await world.upstream.stop();

    world.pass(60 * 60_000);
    const api = client.mallApi({ tenantId: "beta" });
    const read = world.now;
    expect((await api.companies()).data).toHaveLength(2);
    expect(api.servedStale()).toBe(true);
    expect(api.dataFrom()).toEqual(new Date(read - 60 * 60_000));
    expect(asked).toHaveLength(1);
    expect(world.warnings.filter(({ message }) => message.includes("stale answer"))).toHaveLength(1);

    world.pass(12 * 60 * 60_000);
    expect(await caught(client.mallApi({ tenantId: "beta" }).companies())).toBeInstanceOf(MallApiUnavailable);
  });

  test("lets only the first visitor wait for a hanging upstream", async () => {
    const client = world.newClient();
    await client.mallApi({ tenantId: "beta" }).companies();
    world.upstream.answerWith(() => {});
    world.pass(60 * 60_000);
    await client.mallApi({ tenantId: "beta" }).companies();

    const started = performance.now();
    const api = client.mallApi({ tenantId: "beta" });
    await api.companies();
    // A call that waits is given up after a second.
    expect(performance.now() - started).toBeLessThan(900);
    expect(api.servedStale()).toBe(true);
  });

  test("refetches what it served stale as soon as the upstream answers, without a visitor", async () => {
    const client = world.newClient({ cacheTimes: { retry: 30 } });
    await client.mallApi({ tenantId: "beta" }).companies();
    world.upstream.answerWith((_request, response) => json(response, {}, 503));
    world.pass(60 * 60_000);
    await client.mallApi({ tenantId: "beta" }).companies();
    world.upstream.answerWith((_request, response) => json(response, listOf([shop("new")])));
    const answered = world.upstream.asked.length;
    await expect.poll(() => world.upstream.asked.length).toBeGreaterThan(answered);
    await new Promise((resolve) => setTimeout(resolve, 50));
    const api = client.mallApi({ tenantId: "beta" });
    expect((await api.companies()).data.map(({ id }) => id)).toEqual(["new"]);
    expect(api.servedStale()).toBe(false);
  });

  test("serves what it has when the page stops waiting", async () => {
    const client = world.newClient({ limits: { answerMs: 5_000, pageMs: 200 } });
    await client.mallApi({ tenantId: "beta" }).companies();
    world.upstream.answerWith(() => {});
    world.pass(60 * 60_000);
    const started = performance.now();
    const api = client.mallApi({ tenantId: "beta" });
    expect((await inOwnRequest(() => api.companies())).data).toHaveLength(2);
    expect(api.servedStale()).toBe(true);
    expect(performance.now() - started).toBeLessThan(3_000);
  });

  test("serves no stale answer after a 404", async () => {
    world.upstream.answerWith((_request, response) => json(response, success(shop("1"))));
    const api = world.newClient().mallApi({ tenantId: "beta" });
    await api.company("1");
    world.upstream.answerWith((_request, response) =>
      json(response, { status: "error", httpStatus: "NotFound" }, 404),
    );
    world.pass(60 * 60_000);
    expect(await caught(api.company("1"))).toMatchObject({ status: 404 });
    expect(await caught(api.company("1"))).toMatchObject({ status: 404 });
    expect(world.upstream.asked).toHaveLength(2);
  });

  test("refetches expired answers, of their mall only", async () => {
    const client = world.newClient();
    const shops = async (tenantId: TenantId) => (await client.mallApi({ tenantId }).companies()).data.length;
    await shops("beta");
    await shops("promenade");
    world.upstream.answerWith((_request, response) => json(response, listOf([shop("new")])));
    client.expire("beta");
    expect(await shops("beta")).toBe(1);
    expect(await shops("promenade")).toBe(2);
    expect(world.upstream.asked).toHaveLength(3);
  });

  test("refetches only the answers that show what changed", async () => {
    const client = world.newClient();
    const api = client.mallApi({ tenantId: "beta" });
    const readAll = async () => {
      await api.companies();
      await api.companies({ page: 2 });
      await api.events();
    };
    world.upstream.answerWith((request, response) =>
      json(response, listOf([shop(request.url?.includes("page=2") ? "3" : "1")])),
    );
    await readAll();
    expect(world.upstream.asked).toHaveLength(3);
    client.expire("beta", "companies:1");
    await readAll();
    expect(world.upstream.asked).toHaveLength(4);
    client.expire("beta", "companies");
    await readAll();
    expect(world.upstream.asked).toHaveLength(6);
  });

  test("refetches what was not found", async () => {
    world.upstream.answerWith((_request, response) =>
      json(response, { status: "error", httpStatus: "NotFound" }, 404),
    );
    const client = world.newClient();
    const api = client.mallApi({ tenantId: "beta" });
    expect(await caught(api.faq())).toMatchObject({ status: 404 });
    world.upstream.answerWith((_request, response) => json(response, listOf([])));
    client.expire("beta", "faq");
    expect((await api.faq()).data).toEqual([]);
  });

  test("serves expired answers while the upstream is down", async () => {
    const client = world.newClient();
    await client.mallApi({ tenantId: "beta" }).companies();
    client.expire("beta");
    await world.upstream.stop();
    const api = client.mallApi({ tenantId: "beta" });
    expect((await api.companies()).data).toHaveLength(2);
    expect(api.servedStale()).toBe(true);
  });

  test("does not cache an answer that was expired while in flight", async () => {
    const client = world.newClient();
    const api = client.mallApi({ tenantId: "beta" });
    let answerOld = () => {};
    world.upstream.answerWith((_request, response) => {
      answerOld = () => json(response, listOf([shop("1"), shop("2")]));
    });
    const underWay = api.companies();
    await expect.poll(() => world.upstream.asked).toHaveLength(1);
    client.expire("beta");
    world.upstream.answerWith((_request, response) => json(response, listOf([shop("new")])));
    expect((await api.companies()).data).toHaveLength(1);
    answerOld();
    expect((await underWay).data).toHaveLength(2);
    expect((await api.companies()).data).toHaveLength(1);
  });

  test("neither caches nor shares answers to requests with a token", async () => {
    world.upstream.answerWith((request, response) =>
      json(response, listOf([shop(request.headers.authorization ?? "anonymous")])),
    );
    const client = world.newClient();
    const read = async (token?: string) =>
      (await client.mallApi({ tenantId: "beta", token }).companies()).data[0]?.id;
    const ids = await Promise.all([read("a"), read(), read("b"), read("a"), read()]);
    expect(ids).toEqual(["Bearer a", "anonymous", "Bearer b", "Bearer a", "anonymous"]);
    expect(await read("a")).toBe("Bearer a");
    expect(await read()).toBe("anonymous");
    expect(world.upstream.asked.filter(({ headers }) => headers.authorization === "Bearer a")).toHaveLength(
      3,
    );
    expect(world.upstream.asked.filter(({ headers }) => !headers.authorization)).toHaveLength(1);
  });

  test("keeps memory bounded and real answers cached after thousands of arbitrary queries", async () => {
    const cacheBytes = 128 * 1024;
    const client = world.newClient({ cacheBytes, limits: { answerMs: 10_000 } });
    const api = client.mallApi({ tenantId: "beta" });
    await api.companies();
    world.upstream.answerWith((request, response) =>
      request.url?.includes("/companies/")
        ? json(response, { status: "error", httpStatus: "NotFound" }, 404)
        : json(response, listOf([])),
    );
    for (let block = 0; block < 5; block++) {
      await Promise.all(
        Array.from({ length: 250 }, (_, index) => [
          api.companies({ search: `word ${block} ${index}` }),
          caught(api.company(`made-up-${block}-${index}`)),
        ]).flat(),
      );
    }
    expect(client.cacheUse().bytes).toBeLessThan(cacheBytes);
    const askedBefore = world.upstream.asked.length;
    expect((await api.companies()).data).toHaveLength(2);
    expect(world.upstream.asked).toHaveLength(askedBefore);
  }, 60_000);

  test("freezes shared answers", async () => {
    const { data } = await world.newClient().mallApi({ tenantId: "beta" }).companies();
    expect(() => data.reverse()).toThrow(TypeError);
  });
});
