import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { json, listOf, startUpstream } from "../../../tests/stand-ins/upstream";
import { cacheKeyOf } from "../../caching/cache-key.server";
import { refusedFill } from "../../caching/fill-limit.server";
import { clientAddressHeader } from "../../process/client-address.server";
import { loader as search } from "./search";

let upstream: Awaited<ReturnType<typeof startUpstream>>;
beforeAll(async () => {
  upstream = await startUpstream((_request, response) => json(response, listOf([])));
  process.env.MALL_API_URL = `${upstream.url}/{tenant}`;
});
afterAll(() => upstream.stop());

const host = "galerieharfa.localhost";
const keyOf = (url: string) =>
  cacheKeyOf({ protocol: "http", host, url, headers: {} }) ?? expect.fail(`${url} is not cached`);

describe("pages with a visitor's text in their address", () => {
  it("are rate limited per address", async () => {
    const keys = Array.from({ length: 600 }, (_, at) => keyOf(`/cz/hledat?q=word${at}`));
    for (const key of keys) expect(await refusedFill(key, "203.0.113.5")).toBeNull();
    const refused = await refusedFill(keyOf("/cz/hledat?q=more"), "203.0.113.5");
    expect(refused?.status).toBe(429);
    expect(Number(refused?.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await refused?.text()).toContain('<html lang="cs"');
    const data = await refusedFill(keyOf("/cz/hledat.data?q=more"), "203.0.113.5");
    expect([data?.status, await data?.text()]).toEqual([429, ""]);
    expect(await refusedFill(keyOf("/cz/hledat"), "203.0.113.5")).toBeNull();
    expect(await refusedFill(keyOf("/cz/hledat?q=more"), "203.0.113.6")).toBeNull();
  });

  it("are rate limited too if they are never cached", async () => {
    const statusOf = async (address: string) => {
      const request = new Request(`http://${host}/cz/hledat?q=word&other=1`, {
        headers: { [clientAddressHeader]: address, "x-client-address": "192.0.2.1" },
      });
      return search({ request, params: {}, context: {} }).then(
        () => 200,
        (thrown: unknown) => (thrown as Response).status,
      );
    };
    const statuses = new Set<number>();
    for (let at = 0; at < 600; at++) statuses.add(await statusOf("203.0.113.7"));
    expect(statuses).not.toContain(429);
    expect(await statusOf("203.0.113.7")).toBe(429);
    expect(await statusOf("203.0.113.8")).not.toBe(429);
  });
});
