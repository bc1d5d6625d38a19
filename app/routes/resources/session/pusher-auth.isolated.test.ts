import { createHmac } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import czechApi from "../../../../tests/stand-ins/czech-mall-api/mall-api";
import { json, startUpstream, success } from "../../../../tests/stand-ins/upstream";
import { clientAddressHeader } from "../../../process/client-address.server";
import { ownProfiles } from "../../../tenant/mall-api-traits.server";
import { action as channelAuth, loader as channelRead } from "./pusher-auth";
import { action as userAuth } from "./pusher-user-auth";

const key = "test-key";
const secret = "test-secret";
const site = "http://galerieharfa.localhost:3000";
let upstream: Awaited<ReturnType<typeof startUpstream>>;
let isUpstreamDown = false;

const profiles: Record<string, object> = {
  "token-7": { id: "7", email: "a@mail.test", first_name: "Věra", last_name: "Malá" },
  "token-8": { id: 8, email: "b@mail.test" },
};

beforeAll(async () => {
  upstream = await startUpstream(({ url = "", headers }, response) => {
    const token = headers.authorization?.replace("Bearer ", "") ?? "";
    const profile = profiles[token];
    if (isUpstreamDown) return json(response, {}, 500);
    if (!profile) return json(response, { status: "error", httpStatus: "Unauthorized", message: "" }, 401);
    if (url.endsWith("/realtime/kanal")) return json(response, { auth: "key:of-the-api" });
    if (url.endsWith("/realtime/uzivatel"))
      return json(response, { status: "error", httpStatus: "Forbidden", message: "" }, 403);
    if (url.endsWith("/me/profile")) return json(response, success(profile));
    const conversations = token === "token-7" ? [{ id: "c-1", created_at: "2026-01-01T10:00:00Z" }] : [];
    json(response, success({ unread: 0, conversations }));
  });
  Object.assign(process.env, {
    MALL_API_URL: `${upstream.url}/{tenant}`,
    PUSHER_APP_ID: "1",
    PUSHER_KEY: key,
    PUSHER_SECRET: secret,
    PUSHER_CLUSTER: "eu",
    PUSHER_ENCRYPTION_MASTER_KEY: Buffer.alloc(32, 7).toString("base64"),
  });
});
beforeEach(() => {
  isUpstreamDown = false;
  upstream.asked.length = 0;
});
afterAll(() => upstream.stop());

type Sent = { token?: string; headers?: Record<string, string>; method?: string; url?: string };
type Fields = Record<string, string> | [string, string][] | string;
let addresses = 0;

async function ask(handler: typeof channelAuth, fields: Fields, sent: Sent = {}) {
  const { token = "token-7", headers, method = "POST", url = site } = sent;
  const request = new Request(`${url}/pusher/auth`, {
    method,
    headers: {
      ...(token && { Cookie: `token=${token}` }),
      [clientAddressHeader]: `192.0.2.${addresses++ % 250}`,
      ...headers,
    },
    ...(method === "POST" && { body: typeof fields === "string" ? fields : new URLSearchParams(fields) }),
  });
  const response = await handler({ request, params: {}, context: {} });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null };
}

const toChannel = (channel_name: string, sent?: Sent) =>
  ask(channelAuth, { socket_id: "12.34", channel_name }, sent);
const signature = (text: string) => `${key}:${createHmac("sha256", secret).update(text).digest("hex")}`;

describe("/pusher/auth", () => {
  it("signs a member's own channel for this connection", async () => {
    const { status, headers, body } = await toChannel("private-customer-7");
    expect(status).toBe(200);
    expect(body).toEqual({ auth: signature("12.34:private-customer-7") });
    expect(headers.get("Cache-Control")).toBe("private, no-store");
    expect(headers.get("Content-Type")).toMatch(/^application\/json/);
    // Some upstreams have numeric ids.
    expect((await toChannel("private-customer-8", { token: "token-8" })).status).toBe(200);
  });

  it("adds the member to a conversation's presence channel, for its members only", async () => {
    const { body } = await toChannel("presence-support-c-1");
    expect(JSON.parse(body.channel_data)).toEqual({ user_id: "7", user_info: { name: "Věra Malá" } });
    expect(body.auth).toBe(signature(`12.34:presence-support-c-1:${body.channel_data}`));
    expect((await toChannel("presence-support-c-1", { token: "token-8" })).status).toBe(403);
    expect((await toChannel("presence-support-c-2")).status).toBe(403);
  });

  it("returns the shared secret of a member's own encrypted channel", async () => {
    const { body } = await toChannel("private-encrypted-customer-7");
    expect(Buffer.from(body.shared_secret, "base64")).toHaveLength(32);
    expect((await toChannel("private-encrypted-customer-8")).status).toBe(403);
  });

  it.each([
    "private-customer-8",
    "private-customer-",
    "private-customer-70",
    "private-customer-7,private-customer-8",
    "presence-customer-7",
    "presence-support-",
    "private-encrypted-support-c-1",
    "private-support-c-1",
    "private-customer-7=",
    "Private-customer-7",
    "public",
    "private-cache-customer-7",
  ])("rejects %s, which is nobody's or another member's", async (channel) => {
    const { status, body } = await toChannel(channel);
    expect(status).toBe(403);
    expect(body.auth).toBeUndefined();
  });

  it("rejects anonymous visitors", async () => {
    expect((await toChannel("private-customer-7", { token: "" })).status).toBe(403);
    expect((await toChannel("private-customer-7", { token: "made-up" })).status).toBe(403);
  });

  it.each([
    ["12.34\n", "private-customer-7"],
    ["12.34\r\n", "private-customer-7"],
    ["\n12.34", "private-customer-7"],
    ["12.34 ", "private-customer-7"],
    ["12", "private-customer-7"],
    ["12.", "private-customer-7"],
    ["1.2.3", "private-customer-7"],
    ["-1.2", "private-customer-7"],
    ["١٢.٣٤", "private-customer-7"],
    ["12.34:private-customer-8", "private-customer-7"],
    ['12.34::user::{"id":"8"}', "private-customer-7"],
    ["12.34", "private-customer-7\n"],
    ["12.34", "private-customer-7:x"],
    ["12.34", ':user::{"id":"8"}'],
    ["12.34", "private-customer-ž"],
    ["12.34", `private-customer-${"7".repeat(200)}`],
    ["12.34", ""],
    ["", "private-customer-7"],
    [`${"1".repeat(30)}.1`, "private-customer-7"],
  ])(
    "answers 400 to socket %j and channel %j, without a signature or a call to the mall API",
    async (...pair) => {
      const [socket_id, channel_name] = pair;
      const { status, body } = await ask(channelAuth, { socket_id, channel_name });
      expect(status).toBe(400);
      expect(body.auth).toBeUndefined();
      expect(upstream.asked).toEqual([]);
    },
  );

  it("accepts each field once, in a form of ordinary size", async () => {
    const good: [string, string][] = [
      ["socket_id", "12.34"],
      ["channel_name", "private-customer-7"],
    ];
    const asJson = { "Content-Type": "application/json" };
    expect((await ask(channelAuth, good)).status).toBe(200);
    expect((await ask(channelAuth, [...good, ["socket_id", "12.34"]])).status).toBe(400);
    expect((await ask(channelAuth, [...good, ["channel_name", "private-customer-8"]])).status).toBe(400);
    expect((await ask(channelAuth, [...good, ["x", "y".repeat(4_000)]])).status).toBe(400);
    expect(
      (await ask(channelAuth, JSON.stringify(Object.fromEntries(good)), { headers: asJson })).status,
    ).toBe(400);
    expect((await ask(channelAuth, "socket_id=12.34&channel_name=private-customer-7%0A")).status).toBe(400);
    expect((await ask(channelAuth, "")).status).toBe(400);
  });

  it("accepts only POST", async () => {
    const { status, headers } = await ask(channelRead, "", { method: "GET" });
    expect(status).toBe(405);
    expect(headers.get("Allow")).toBe("POST, OPTIONS");
  });

  it("caches the profile for some seconds", async () => {
    profiles["token-9"] = { id: "9", email: "c@mail.test" };
    for (const _ of [1, 2, 3]) await toChannel("private-customer-9", { token: "token-9" });
    expect(upstream.asked).toHaveLength(1);
  });

  it("answers 503 during an outage, and recovers at once", async () => {
    profiles["token-10"] = { id: "10", email: "d@mail.test" };
    isUpstreamDown = true;
    const away = await toChannel("private-customer-10", { token: "token-10" });
    expect([away.status, away.headers.get("Retry-After")]).toEqual([503, "5"]);
    isUpstreamDown = false;
    expect((await toChannel("private-customer-10", { token: "token-10" })).status).toBe(200);
  });

  it("rate limits requests", async () => {
    profiles["token-11"] = { id: "11", email: "e@mail.test" };
    const sent = { token: "token-11" };
    let last = await toChannel("private-customer-11", sent);
    for (let tries = 0; tries < 300 && last.status === 200; tries++)
      last = await toChannel("private-customer-11", sent);
    expect(last.status).toBe(429);
    expect(Number(last.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect((await toChannel("private-customer-7")).status).toBe(200);
  });
});

describe("/pusher/user-auth", () => {
  it("signs the connection's user data", async () => {
    const { status, body } = await ask(userAuth, { socket_id: "12.34" });
    expect(status).toBe(200);
    expect(JSON.parse(body.user_data)).toEqual({ id: "7", user_info: { name: "Věra Malá" } });
    expect(body.auth).toBe(signature(`12.34::user::${body.user_data}`));
  });

  it("rejects anonymous visitors and forged sockets", async () => {
    expect((await ask(userAuth, { socket_id: "12.34" }, { token: "" })).status).toBe(403);
    for (const socket_id of ["12.34:private-customer-8", "12.34\n", '1.1::user::{"id":"8"}'])
      expect((await ask(userAuth, { socket_id })).status, socket_id).toBe(400);
  });
});

describe("pages of other hosts", () => {
  const from = (origin: string, url = site) =>
    toChannel("private-customer-7", { headers: { Origin: origin }, url });

  it("allows the mall's own hosts, with credentials", async () => {
    for (const [origin, url] of [
      [site, site],
      ["http://www.galerieharfa.localhost:3000", site],
      ["https://galerieharfa.cz", "https://www.galerieharfa.cz"],
      ["http://10.0.0.1:3000", "http://10.0.0.1:3000"],
    ] as const) {
      const { status, headers } = await from(origin, url);
      expect(status, origin).toBe(200);
      expect(headers.get("Access-Control-Allow-Origin")).toBe(origin);
      expect(headers.get("Access-Control-Allow-Credentials")).toBe("true");
      expect(headers.get("Vary")).toContain("Origin");
    }
  });

  it.each([
    ["https://evil.test", site],
    ["http://europasc.localhost:3000", site],
    ["http://galerieharfa.evil.test:3000", site],
    ["http://galerieharfa.test:3000", site],
    ["http://evilgalerieharfa.localhost:3000", site],
    ["http://galerieharfa.localhost:3001", site],
    ["https://galerieharfa.localhost:3000", site],
    ["https://a.example.com", "https://b.example.com"],
    ["http://11.0.0.1:3000", "http://10.0.0.1:3000"],
    ["null", site],
    ["http://galerieharfa.localhost:3000/", site],
  ])("rejects %s at %s", async (origin, url) => {
    const { status, headers } = await from(origin, url);
    expect(status).toBe(403);
    expect(headers.has("Access-Control-Allow-Origin")).toBe(false);
    expect(upstream.asked).toEqual([]);
  });

  it("trusts Sec-Fetch-Site if there is no Origin", async () => {
    const headers = { "Sec-Fetch-Site": "cross-site" };
    expect((await toChannel("private-customer-7", { headers })).status).toBe(403);
  });

  it("answers the preflight request", async () => {
    const preflight = (origin: string) =>
      ask(channelRead, "", { method: "OPTIONS", token: "", headers: { Origin: origin } });
    const own = await preflight("http://www.galerieharfa.localhost:3000");
    expect([own.status, own.headers.get("Access-Control-Allow-Methods")]).toEqual([204, "POST"]);
    expect((await preflight("https://evil.test")).status).toBe(403);
  });
});

describe("for a mall whose API has other names and signs itself", () => {
  beforeEach(() => {
    ownProfiles.galerieharfa = czechApi;
  });
  afterEach(() => {
    delete ownProfiles.galerieharfa;
  });

  it("passes a member's own channels on, and no others", async () => {
    const { status, body } = await toChannel("private-zakaznik-7");
    expect([status, body]).toEqual([200, { auth: "key:of-the-api" }]);
    expect(upstream.asked.at(-1)).toMatchObject({
      method: "POST",
      url: "/galerieharfa/v1/realtime/kanal",
      body: "socket_id=12.34&channel_name=private-zakaznik-7",
      headers: { authorization: "Bearer token-7" },
    });
    expect((await toChannel("presence-dotaz-c-1")).status).toBe(200);
    const others = ["private-customer-7", "private-zakaznik-8", "presence-dotaz-c-2", "presence-support-c-1"];
    for (const channel of others) expect((await toChannel(channel)).status, channel).toBe(403);
  });

  it("refuses what the API refuses", async () => {
    expect((await ask(userAuth, { socket_id: "12.34" })).status).toBe(403);
  });
});
