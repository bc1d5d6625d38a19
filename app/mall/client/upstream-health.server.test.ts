import { expect, test } from "vitest";
import { unavailableKind, withUpstream } from "../../../tests/stand-ins/mall-client";
import { json, listOf } from "../../../tests/stand-ins/upstream";
import { inOwnRequest } from "../../process/request-context.server";
import type { MallClient } from "./client.server";

const world = withUpstream();
const healthOf = (client: MallClient) => client.upstreamHealth()[0];

test("an API that answers too late for pages is slow, until a minute has passed", async () => {
  const client = world.newClient({ limits: { answerMs: 10_000, pageMs: 1_000 } });
  const answers: (() => void)[] = [];
  world.upstream.answerWith((_request, response) => answers.push(() => json(response, listOf([]))));
  await inOwnRequest(async () => {
    expect(await unavailableKind(client.mallApi({ tenantId: "beta" }).companies())).toBe("page_timeout");
  });
  for (const answer of answers) answer();
  await expect.poll(() => healthOf(client)?.answeredAt, { timeout: 10_000 }).toBe(world.now);
  expect(healthOf(client)).toMatchObject({
    state: "slow",
    failedAt: null,
    gaveUpAt: world.now,
    failure: "too slow for a page (companies)",
    recent: { calls: 1, failed: 0, gaveUp: 1 },
  });
  world.pass(61_000);
  expect(healthOf(client)).toMatchObject({ state: "answers", failure: "too slow for a page (companies)" });
});

test("an API that answers too late is slow also while pages show old content in its place", async () => {
  const client = world.newClient({ limits: { answerMs: 10_000, pageMs: 1_000 } });
  const companies = () => inOwnRequest(() => client.mallApi({ tenantId: "beta" }).companies());
  await companies();
  world.pass(60 * 60_000);
  world.upstream.answerWith(() => {});
  expect((await companies()).data).toHaveLength(2);
  expect(healthOf(client)).toMatchObject({ state: "slow", recent: { gaveUp: 1 } });
});

test("what failed last is named without what a visitor looked for, also once the API answers again", async () => {
  const api = world.newClient();
  world.upstream.answerWith((_request, response) => response.writeHead(502).end());
  const search = () => api.mallApi({ tenantId: "beta" }).search({ q: "ada@people.test" });
  await expect(search()).rejects.toThrow();
  expect(healthOf(api)).toMatchObject({
    state: "fails",
    failure: "HTTP 502 (search)",
    recent: { failed: 1 },
  });
  world.upstream.answerWith((_request, response) => json(response, listOf([])));
  world.pass(1_000);
  await api.mallApi({ tenantId: "beta" }).companies();
  expect(healthOf(api)).toMatchObject({ state: "answers", failure: "HTTP 502 (search)" });
});

test("an API that can't be reached is named with the system's reason", async () => {
  const { url } = world.upstream;
  await world.upstream.stop();
  const client = world.newClient({ url });
  await expect(client.mallApi({ tenantId: "beta" }).tiers()).rejects.toThrow();
  expect(healthOf(client)?.failure).toBe("refused: ECONNREFUSED (tiers)");
});
