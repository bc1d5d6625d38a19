import { describe, expect, test } from "vitest";
import { z } from "zod";
import { caught, unavailableKind, withUpstream } from "../../../tests/stand-ins/mall-client";
import { json, listOf, shop, success } from "../../../tests/stand-ins/upstream";
import type { MallClient } from "./client.server";

const world = withUpstream();

describe("the breaker", () => {
  test("opens for the tenant that fails, not for another, and closes again", async () => {
    world.upstream.answerWith((request, response) =>
      request.url?.startsWith("/beta/") ? json(response, {}, 500) : json(response, listOf([shop("1")])),
    );
    const client = world.newClient({ limits: { breakerThreshold: 3, probeEveryMs: 150 } });
    const beta = client.mallApi({ tenantId: "beta" });
    for (const read of [beta.tiers, beta.companies, beta.availableLocales]) await caught(read());
    const askedBefore = world.upstream.asked.length;

    expect(await unavailableKind(beta.companies({ page: 4 }))).toBe("breaker_open");
    expect(world.upstream.asked).toHaveLength(askedBefore);
    expect((await client.mallApi({ tenantId: "europasc" }).companies()).data).toHaveLength(1);
    expect(client.upstreamHealth()).toMatchObject([
      { tenantId: "beta", answeredAt: null, failedAt: world.now, isBreakerOpen: true },
      { tenantId: "europasc", answeredAt: world.now, failedAt: null, isBreakerOpen: false },
    ]);

    world.upstream.answerWith((_request, response) => json(response, listOf([shop("1")])));
    await expect
      .poll(() => client.upstreamHealth()[0])
      .toMatchObject({
        answeredAt: world.now,
        isBreakerOpen: false,
      });
    expect((await beta.companies({ page: 5 })).data).toHaveLength(1);
  });

  const open = { breakerThreshold: 5, probeEveryMs: 60_000 };
  const failing = () => world.upstream.answerWith((_request, response) => json(response, {}, 500));
  const search = (client: MallClient, clientAddress: string, q: string) =>
    client.mallApi({ tenantId: "beta", clientAddress }).companies({ search: q });

  test("does not open by visitors' requests, however many fail", async () => {
    failing();
    const client = world.newClient({ limits: open });
    for (let at = 0; at < 12; at++) await caught(search(client, `192.0.2.${at}`, `x${at}`));
    for (let at = 0; at < 12; at++)
      await caught(
        client
          .mallApi({ tenantId: "beta", clientAddress: `2001:db8:${at}::1` })
          .post("support", {}, z.unknown()),
      );
    expect(client.upstreamHealth()[0]?.isBreakerOpen).toBe(false);
    world.upstream.answerWith((_request, response) => json(response, listOf([shop("1")])));
    expect((await search(client, "192.0.2.99", "y")).data).toHaveLength(1);
  });

  test("opens when calls fail that carry nothing of a visitor's", async () => {
    failing();
    const client = world.newClient({ limits: open });
    const lone = client.mallApi({ tenantId: "beta", clientAddress: "192.0.2.1" });
    for (let at = 0; at < 5; at++) await caught(lone.settings());
    expect(client.upstreamHealth()[0]?.isBreakerOpen).toBe(true);
  });

  test("opens for the paths that fail, and not for the whole API", async () => {
    const failed = ["/tiers", "/cinema/", "/options/"];
    world.upstream.answerWith(({ url }, response) => {
      if (failed.some((path) => url?.includes(path))) json(response, {}, 500);
      else json(response, url?.includes("settings") ? success({}) : listOf([shop("1")]));
    });
    const client = world.newClient({ limits: { breakerThreshold: 3, probeEveryMs: 20 } });
    const api = client.mallApi({ tenantId: "beta" });
    await api.settings();
    for (let at = 0; at < 4; at++)
      for (const read of [api.tiers, api.cinemaProgramme, api.parkingOptions]) await caught(read());
    for (const read of [api.tiers, api.cinemaProgramme, api.parkingOptions])
      expect(await unavailableKind(read())).toBe("breaker_open");
    expect(client.upstreamHealth()[0]?.isBreakerOpen).toBe(false);
    expect((await api.companies()).data).toHaveLength(1);
    failed.length = 0;
    const answers = () =>
      api.tiers().then(
        () => true,
        () => false,
      );
    await expect.poll(answers, { timeout: 5_000 }).toBe(true);
  });

  test("opens when nobody listens, whatever is called", async () => {
    const client = world.newClient({ url: "http://127.0.0.1:9/{tenant}", limits: { breakerThreshold: 3 } });
    const api = client.mallApi({ tenantId: "beta" });
    for (const read of [api.tiers, api.cinemaProgramme, api.parkingOptions]) await caught(read());
    expect(client.upstreamHealth()[0]?.isBreakerOpen).toBe(true);
  });

  test("opens when the probes that a visitor's failure started fail as well, and only then", async () => {
    const client = world.newClient({ limits: { breakerThreshold: 3, probeEveryMs: 20 } });
    const isOpen = () => client.upstreamHealth()[0]?.isBreakerOpen;
    let isDown = false;
    const probes: (string | undefined)[] = [];
    world.upstream.answerWith(({ url }, response) => {
      if (!url?.includes("search=")) probes.push(url);
      if (isDown || url?.includes("search=")) json(response, {}, 500);
      else json(response, listOf([shop("1")]));
    });
    await client.mallApi({ tenantId: "beta" }).companies();
    for (let at = 0; at < 10; at++) {
      await caught(search(client, `192.0.2.${at}`, `x${at}`));
      await expect.poll(() => probes.length).toBeGreaterThan(at + 1);
      expect(isOpen()).toBe(false);
    }
    isDown = true;
    await caught(search(client, "192.0.2.1", "y"));
    await expect.poll(isOpen).toBe(true);
  });

  test("is closed by a probe in the background, for which no visitor waits", async () => {
    const client = world.newClient({ limits: { breakerThreshold: 5, probeEveryMs: 20, probeMs: 50 } });
    const api = client.mallApi({ tenantId: "beta" });
    world.upstream.answerWith(() => {});
    await Promise.all([1, 2, 3, 4, 5].map(() => caught(api.tiers()))).then(() =>
      Promise.all([2, 3, 4, 5].map((page) => caught(api.companies({ page })))),
    );
    await expect.poll(() => client.upstreamHealth()[0]?.isBreakerOpen).toBe(true);
    const probes = () => world.upstream.asked.length;
    const before = probes();
    await expect.poll(probes).toBeGreaterThan(before + 1);
    expect(await unavailableKind(api.events())).toBe("breaker_open");
    expect(world.upstream.asked.filter(({ url }) => url?.includes("events"))).toEqual([]);
    world.upstream.answerWith((_request, response) => json(response, listOf([shop("1")])));
    await expect.poll(() => client.upstreamHealth()[0]?.isBreakerOpen).toBe(false);
    expect((await api.companies()).data).toHaveLength(1);
  });

  test("does not open on 4xx answers", async () => {
    world.upstream.answerWith((_request, response) =>
      json(response, { status: "error", httpStatus: "NotFound" }, 404),
    );
    const api = world.newClient({ limits: { breakerThreshold: 2 } }).mallApi({ tenantId: "beta" });
    for (const id of ["1", "2", "3", "4"])
      expect(await caught(api.company(id))).toMatchObject({ status: 404 });
  });
});
