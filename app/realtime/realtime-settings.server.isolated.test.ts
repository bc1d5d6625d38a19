import { beforeEach, describe, expect, it, vi } from "vitest";
import czechApi from "../../tests/stand-ins/czech-mall-api/mall-api";

const app = {
  MALL_API_URL: "http://api.test",
  PUSHER_APP_ID: "1",
  PUSHER_KEY: "key",
  PUSHER_SECRET: "secret",
};

beforeEach(() => {
  vi.resetModules();
  vi.unstubAllEnvs();
});

/** Each copy of the module reads the environment once. */
async function settingsFor(variables: Record<string, string>, url = "https://www.galerieharfa.cz/cz") {
  for (const [name, value] of Object.entries({ MALL_API_URL: "http://api.test", ...variables }))
    vi.stubEnv(name, value);
  const { realtimeSettings, realtimeSource } = await import("./realtime-settings.server");
  const settings = realtimeSettings(new Request(url));
  return { settings, source: settings && realtimeSource(settings) };
}

describe("the realtime server that a page connects to", () => {
  it("is null without an app", async () => {
    expect((await settingsFor({})).settings).toBeNull();
  });

  it("is the cluster's host", async () => {
    expect(await settingsFor({ ...app, PUSHER_CLUSTER: "eu" })).toEqual({
      settings: {
        key: "key",
        cluster: "eu",
        host: "ws-eu.pusher.com",
        port: 443,
        isTls: true,
        channel: "private-customer-{id}",
        events: {},
        auth: { channel: "/pusher/auth", user: "/pusher/user-auth" },
      },
      source: "wss://ws-eu.pusher.com",
    });
  });

  it("publishes under the names of the mall's API", async () => {
    vi.resetModules();
    const { ownProfiles } = await import("../tenant/mall-api-traits.server");
    ownProfiles.galerieharfa = czechApi;
    const names = { channel: "private-zakaznik-{id}", events: { zprava: "message", uctenka: "receipt" } };
    expect((await settingsFor({ ...app, PUSHER_CLUSTER: "eu" })).settings).toMatchObject(names);
    const other = await settingsFor({ ...app, PUSHER_CLUSTER: "eu" }, "https://www.europasc.sk/sk");
    expect(other.settings).toMatchObject({ channel: "private-customer-{id}", events: {} });
  });

  it("is the configured host, unless browsers need another URL", async () => {
    const own = { ...app, PUSHER_HOST: "live", PUSHER_PORT: "6001", PUSHER_USE_TLS: "false" };
    expect((await settingsFor(own)).source).toBe("ws://live:6001");
    vi.resetModules();
    const elsewhere = await settingsFor({ ...own, PUSHER_PUBLIC_URL: "wss://live.example.com" });
    expect(elsewhere.source).toBe("wss://live.example.com");
  });

  it("is the page's own host for the built-in server", async () => {
    const own = {
      ...app,
      PUSHER_HOST: "127.0.0.1",
      PUSHER_USE_TLS: "false",
      PUSHER_PUBLIC_URL: "same-origin",
    };
    expect((await settingsFor(own)).source).toBe("wss://www.galerieharfa.cz");
    vi.resetModules();
    expect((await settingsFor(own, "http://beta.localhost:3000/")).source).toBe("ws://beta.localhost:3000");
    vi.resetModules();
    expect((await settingsFor(own, "http://a;script-src/")).settings).toBeNull();
  });
});
