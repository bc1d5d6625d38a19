import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Pusher from "pusher";
import type PusherClient from "pusher-js";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { WebSocket } from "ws";
import { z } from "zod";
import { joined, realtimeClient } from "../../realtime-server/test-client";
import { copySeededDatabase } from "../processes/seeded-database";
import { ask, type RunningSite, startSite } from "../processes/site-process";
import { type NewMember, newMember } from "../requests/new-member";
import { newestMail } from "../requests/outbox";
import { siteSigner } from "../requests/site-signer";
import { visitorsOf } from "../requests/visitor";

const tenant = "galerieharfa";
const chosen = { password: "another long sentence", password_confirmation: "another long sentence" };
const variables = z.object({ PUSHER_APP_ID: z.string(), PUSHER_KEY: z.string(), PUSHER_SECRET: z.string() });
const folder = mkdtempSync(join(tmpdir(), "promenade-ends-"));
let site: RunningSite;
let publisher: Pusher;
const clients: PusherClient[] = [];

beforeAll(async () => {
  // Beside its keys of realtime events, which are read here.
  const DATABASE_URL = await copySeededDatabase(folder);
  site = await startSite({ DATABASE_URL, MALL_API_OUTBOX: "open", TRUST_PROXY: "1" });
  const app = keysIn(folder);
  publisher = new Pusher({
    appId: app.PUSHER_APP_ID,
    key: app.PUSHER_KEY,
    secret: app.PUSHER_SECRET,
    host: "127.0.0.1",
    port: String(site.realtimePort),
    useTLS: false,
  });
}, 60_000);
afterEach(() => {
  for (const client of clients.splice(0)) client.disconnect();
});
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

const keysIn = (place: string) =>
  variables.parse(JSON.parse(readFileSync(join(place, "realtime.json"), "utf8")));
const { send } = visitorsOf(() => site, tenant);

/** A signature of the site for a connection; null where it refuses one. */
async function signature(path: string, cookie: string, fields: Record<string, string>, at = site) {
  const response = await ask(at, tenant, path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { Cookie: cookie },
  });
  const body = await response.json();
  return response.status === 200 ? z.looseObject({ auth: z.string() }).parse(body) : null;
}

/** A browser with a session's cookie that listens to its member's channel. */
async function listener(cookie: string, member: NewMember, at = site, keys = keysIn(folder)) {
  const client = realtimeClient(at.port, keys.PUSHER_KEY, siteSigner(at, tenant, cookie));
  clients.push(client);
  await joined(client, `private-customer-${member.id}`);
  return client;
}
const stateOf = (client: PusherClient) => client.connection.state;
const ended = (client: PusherClient) => vi.waitFor(() => expect(stateOf(client)).toBe("disconnected"));

async function receivesEvents(client: PusherClient, { id }: NewMember): Promise<boolean> {
  const channel = client.channel(`private-customer-${id}`);
  const heard = new Promise<true>((resolve) => channel.bind("points", () => resolve(true)));
  await publisher.trigger(`private-customer-${id}`, "points", {});
  return Promise.race([heard, new Promise<false>((resolve) => setTimeout(() => resolve(false), 1_000))]);
}

/** A member with three sessions: their own, another device's, and one that was stolen. */
async function sessions() {
  const member = await newMember(site.mallApi, tenant);
  const logIn = async () =>
    (await send("/en/login", { intent: "login", email: member.email, password: member.password })).cookie(
      "token",
    );
  const [other, stolen] = [await logIn(), await logIn()];
  return { member, own: member.cookie, other, stolen };
}
const post = (path: string, fields: Record<string, string>, Cookie: string) =>
  send(path, fields, { headers: { Cookie } });

describe("connections for realtime events end with their session", () => {
  it("by a log-out, and those of the member's other sessions go on", async () => {
    const { member, own, stolen } = await sessions();
    const [here, there] = [await listener(own, member), await listener(stolen, member)];
    expect((await post("/logout", { language: "en" }, stolen)).status).toBe(303);
    await ended(there);
    expect(await receivesEvents(here, member)).toBe(true);
  }, 30_000);

  it("by a change of the password, but for the one that it was changed in", async () => {
    const { member, own, other, stolen } = await sessions();
    const here = await listener(own, member);
    const others = [await listener(other, member), await listener(stolen, member)];
    const fields = { intent: "change", current_password: member.password, ...chosen };
    expect((await post("/en/set-new-password", fields, own)).status).toBe(303);
    for (const client of others) await ended(client);
    expect(await receivesEvents(here, member)).toBe(true);
  }, 30_000);

  it("by the reset of a forgotten password", async () => {
    const { member, own, stolen } = await sessions();
    const connections = [await listener(own, member), await listener(stolen, member)];
    const { email } = member;
    await send("/en/forgot-password", { intent: "request", email });
    const { code } = await newestMail(site.mallApi, email);
    const entered = await send("/en/forgot-password", { intent: "code", email, code: code ?? "" });
    const Cookie = [entered.cookie("token"), entered.cookie("reset")].join("; ");
    connections.push(await listener(entered.cookie("token"), member));
    const saved = await post("/en/set-new-password", { intent: "reset", ...chosen }, Cookie);
    for (const client of connections) await ended(client);
    expect(await receivesEvents(await listener(saved.cookie("token"), member), member)).toBe(true);
  }, 30_000);

  it("by the erasure of the account", async () => {
    const { member, own, stolen } = await sessions();
    const connections = [await listener(own, member), await listener(stolen, member)];
    const { password } = member;
    expect((await post("/en/dashboard/profile", { intent: "erase", password }, own)).status).toBe(303);
    for (const client of connections) await ended(client);
  }, 30_000);

  it("also if another client than the site changes the password", async () => {
    const { member, own, stolen } = await sessions();
    const [here, there] = [await listener(own, member), await listener(stolen, member)];
    const answer = await fetch(`${site.mallApi}/${tenant}/v1/change-password`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${member.token}` },
      body: JSON.stringify({ current_password: member.password, ...chosen }),
    });
    expect(answer.status).toBe(200);
    await ended(there);
    expect(await receivesEvents(here, member)).toBe(true);
  }, 30_000);

  it("also if another client than the site logs out", async () => {
    const { member, stolen } = await sessions();
    const there = await listener(stolen, member);
    const token = decodeURIComponent(stolen.slice("token=".length));
    const answer = await fetch(`${site.mallApi}/${tenant}/v1/logout`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
      body: "{}",
    });
    expect(answer.status).toBe(200);
    await ended(there);
  }, 30_000);
});

describe("with a mall API that does not support connections", () => {
  const otherFolder = mkdtempSync(join(tmpdir(), "promenade-ends-"));
  let other: RunningSite;
  beforeAll(async () => {
    // The API ends connections at the first site's server alone.
    const DATABASE_URL = `file:${otherFolder}/mall-api.db`;
    other = await startSite({ DATABASE_URL, MALL_API_URL: `${site.mallApi}/{tenant}`, TRUST_PROXY: "1" });
  }, 60_000);
  afterAll(async () => {
    await other.stop();
    rmSync(otherFolder, { recursive: true, force: true });
  });

  it.each([
    ["a log-out", "/logout", { language: "en" }],
    ["a change of the password", "/en/set-new-password", { intent: "change", ...chosen }],
    ["the erasure of the account", "/en/dashboard/profile", { intent: "erase" }],
  ])(
    "the site itself ends them by %s",
    async (_, path, fields) => {
      const { member, own, stolen } = await sessions();
      const isHere = path === "/logout";
      const gone = await listener(isHere ? own : stolen, member, other, keysIn(otherFolder));
      const { password } = member;
      const sent = { current_password: password, password, ...fields };
      const done = await visitorsOf(() => other, tenant).send(path, sent, { headers: { Cookie: own } });
      expect(done.status).toBe(303);
      await ended(gone);
    },
    30_000,
  );
});

it("signs nothing for a session that has just ended, and what it signed before is worth nothing", async () => {
  const { member, stolen } = await sessions();
  const socket = new WebSocket(`ws://127.0.0.1:${site.port}/app/${keysIn(folder).PUSHER_KEY}?protocol=7`, {
    headers: { Host: `${tenant}.localhost:${site.port}` },
  });
  const [first] = await once(socket, "message");
  const socket_id: string = JSON.parse(JSON.parse(String(first)).data).socket_id;
  const channel = `private-customer-${member.id}`;
  const fields = { socket_id, channel_name: channel };
  const signed = await signature("/pusher/auth", stolen, fields);
  expect(signed).not.toBeNull();
  await post("/logout", { language: "en" }, stolen);
  expect(await signature("/pusher/auth", stolen, fields)).toBeNull();
  expect(await signature("/pusher/user-auth", stolen, { socket_id })).toBeNull();
  socket.send(JSON.stringify({ event: "pusher:subscribe", data: { channel, ...signed } }));
  const [answer] = await once(socket, "message");
  expect(JSON.parse(String(answer)).event).toBe("pusher:subscription_error");
  socket.close();
}, 30_000);

it("names in each signature when it ends", async () => {
  const { own, member } = await sessions();
  const socket = { socket_id: "1.1" };
  const channel = await signature("/pusher/auth", own, {
    ...socket,
    channel_name: `private-customer-${member.id}`,
  });
  const user = await signature("/pusher/user-auth", own, socket);
  for (const data of [channel?.channel_data, user?.user_data]) {
    const { expires } = z.object({ expires: z.number() }).parse(JSON.parse(String(data)));
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThanOrEqual(Date.now() + 15 * 60_000);
  }
}, 30_000);
