import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { originCheck } from "./page-origins";
import { startRealtimeServer } from "./realtime-server";

const folder = mkdtempSync(join(tmpdir(), "promenade-origins-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("a page may connect", () => {
  const SITE_HOSTS =
    "www.harfa.test = galerieharfa, preferred; harfa.test:8443 = galerieharfa; localhost = europasc";
  const check = originCheck({ SITE_HOSTS });

  it.each([
    ["of a declared host", "https://www.harfa.test", true],
    ["of one with the port that it is declared with", "https://harfa.test:8443", true],
    ["of one with another port", "https://www.harfa.test:8443", false],
    ["of this machine, where that is declared", "http://localhost:3000", true],
    ["of another host", "https://www.harfa.example", false],
    ["without an origin of its own", "null", false],
  ])("%s: %s: %s", (_, origin, may) => {
    expect(check({ headers: { origin } })).toBe(may);
  });

  it("as may a program, which sends no Origin", () => {
    expect(check({ headers: {} })).toBe(true);
  });

  it.each([
    ["no host is declared", {}],
    ["a mall is declared for all others", { SITE_HOSTS: `${SITE_HOSTS}; * = beta` }],
  ])("of any host where %s", (_, more: Record<string, string>) => {
    expect(originCheck(more)({ headers: { origin: "https://elsewhere.test" } })).toBe(true);
  });

  it("of the hosts that the file names now, and of those before while it is wrong", () => {
    const SITE_HOSTS_FILE = join(folder, "hosts");
    const ofFile = originCheck({ SITE_HOSTS_FILE });
    const isTaken = (host: string) => ofFile({ headers: { origin: `https://${host}` } });
    expect(isTaken("a.test")).toBe(false);
    writeFileSync(SITE_HOSTS_FILE, "a.test = europasc");
    expect([isTaken("a.test"), isTaken("b.test")]).toEqual([true, false]);
    writeFileSync(SITE_HOSTS_FILE, "b.test = europasc");
    expect([isTaken("a.test"), isTaken("b.test")]).toEqual([false, true]);
    writeFileSync(SITE_HOSTS_FILE, "b.test = nowhere");
    expect([isTaken("a.test"), isTaken("b.test")]).toEqual([false, true]);
  });
});

it("any other page's handshake gets 403", async () => {
  const app = { appId: "1", key: "key", secret: "secret" };
  const isFromSite = originCheck({ SITE_HOSTS: "harfa.test = galerieharfa" });
  const server = await startRealtimeServer(app, { port: 0, host: "127.0.0.1", log: () => {}, isFromSite });
  const connect = (origin: string) => new WebSocket(`ws://127.0.0.1:${server.port}/app/key`, { origin });
  const refused = connect("https://elsewhere.test");
  const [error] = await once(refused, "error");
  expect(String(error)).toContain("403");
  const taken = connect("https://harfa.test");
  const [message] = await once(taken, "message");
  expect(String(message)).toContain("pusher:connection_established");
  await server.stop();
});
