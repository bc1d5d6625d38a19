import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { startOwnRealtime } from "./own-realtime";
import type { RealtimeServer } from "./realtime-server";

let folder: string;
let keys: string;
const servers: RealtimeServer[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "promenade-realtime-"));
  keys = join(folder, "realtime.json");
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  rmSync(folder, { recursive: true });
});

/** Starts with these variables, and fills them in. */
async function started(
  variables: Record<string, string> = {},
  { host = "127.0.0.1", database = folder, redis = undefined as string | undefined } = {},
) {
  const filled: NodeJS.ProcessEnv = { NODE_ENV: "test", ...variables };
  const warnings: string[] = [];
  const server = await startOwnRealtime(
    filled,
    {
      REALTIME_HOST: host,
      REALTIME_PORT: 0,
      REALTIME_CONNECTIONS: 10,
      DATABASE_URL: `file:${database}/mall-api.db`,
      REDIS_URL: redis,
    },
    {
      info: () => {},
      warn: (message) => warnings.push(message),
      error: (_, message) => expect.fail(message),
    },
  );
  if (server) servers.push(server);
  return { server, variables: filled, warnings };
}
const given = { PUSHER_APP_ID: "1", PUSHER_KEY: "key", PUSHER_SECRET: "secret" };

describe("the built-in realtime server", () => {
  it("is not started beside another", async () => {
    for (const [name, value] of [
      ["PUSHER_HOST", "live.test"],
      ["PUSHER_CLUSTER", "eu"],
    ] as const)
      expect((await started({ ...given, [name]: value })).server, name).toBeNull();
  });

  it("passes the URL and the keys for publishing to the site", async () => {
    const { server, variables } = await started();
    expect(variables).toMatchObject({
      PUSHER_HOST: "127.0.0.1",
      PUSHER_PORT: String(server?.port),
      PUSHER_USE_TLS: "false",
      PUSHER_PUBLIC_URL: "same-origin",
      PUSHER_SECRET: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it("that listens on all addresses is reached by loopback", async () => {
    expect((await started({}, { host: "0.0.0.0" })).variables.PUSHER_HOST).toBe("127.0.0.1");
  });

  it("reuses its keys at the next start, in a file readable by its owner only", async () => {
    const [first, second] = [await started(), await started()];
    expect(second.variables.PUSHER_SECRET).toBe(first.variables.PUSHER_SECRET);
    expect(statSync(keys).mode & 0o777).toBe(0o600);
  });

  it("has other keys in another installation", async () => {
    const other = await started({}, { database: join(folder, "other") });
    expect(other.variables.PUSHER_SECRET).not.toBe((await started()).variables.PUSHER_SECRET);
  });

  it("uses given keys, and stores none", async () => {
    const { variables } = await started({ ...given, PUSHER_PUBLIC_URL: "wss://live.test" });
    expect(variables).toMatchObject({ ...given, PUSHER_PUBLIC_URL: "wss://live.test" });
    expect(existsSync(keys)).toBe(false);
  });

  it("takes WebSockets of declared hosts' pages alone", async () => {
    const { server } = await started({ ...given, SITE_HOSTS: "harfa.test = galerieharfa" });
    const answerTo = (origin: string) =>
      new Promise<string>((resolve) => {
        const socket = new WebSocket(`ws://127.0.0.1:${server?.port}/app/key`, { origin });
        socket.on("open", () => resolve("open")).on("error", ({ message }) => resolve(message));
      });
    expect(await answerTo("https://harfa.test")).toBe("open");
    expect(await answerTo("https://elsewhere.test")).toContain("403");
  });

  it("doesn't start with some of the keys", async () => {
    await expect(started({ PUSHER_KEY: "key" })).rejects.toThrow(/set together/);
  });
});
