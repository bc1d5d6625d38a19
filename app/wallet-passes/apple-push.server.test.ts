import { createServer, type Http2Session } from "node:http2";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { applePush } from "./apple-push.server";

let answer = { status: 200, reason: "" };
const asked: string[] = [];
const sessions = new Set<Http2Session>();
const server = createServer();
server.on("session", (session) => sessions.add(session));
server.on("stream", (stream, headers) => {
  asked.push(`${headers[":method"]} ${headers[":path"]} ${headers["apns-topic"]}`);
  stream.respond({ ":status": answer.status });
  stream.end(answer.reason && JSON.stringify({ reason: answer.reason }));
});
let push: ReturnType<typeof applePush>;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const certificates = { certificate: "", key: "", wwdr: "", validUntil: new Date() };
  push = applePush({ ...certificates, passTypeId: "pass.test.mall", teamId: "TEAM", push: url });
});
beforeEach(() => {
  asked.length = 0;
});
afterAll(() => {
  for (const session of sessions) session.destroy();
  server.close();
});

const notified = (status: number, reason = "") => {
  answer = { status, reason };
  return push.notify("ab12");
};

it("notifies a device of the pass type, over one connection", async () => {
  expect([await notified(200), await notified(200)]).toEqual([true, true]);
  expect(asked).toEqual(Array(2).fill("POST /3/device/ab12 pass.test.mall"));
  expect(sessions.size).toBe(1);
});

it("reports a device that no longer has the pass", async () => {
  expect([await notified(410, "Unregistered"), await notified(400, "BadDeviceToken")]).toEqual([
    false,
    false,
  ]);
});

it("fails where Apple refuses, and says why", async () => {
  await expect(notified(403, "BadCertificate")).rejects.toThrow("403");
  await expect(notified(429, "TooManyRequests")).rejects.toThrow("TooManyRequests");
});

it("connects again after the connection was lost", async () => {
  for (const session of sessions) session.destroy();
  await expect.poll(() => notified(200).catch(() => "lost")).toBe(true);
  expect(sessions.size).toBe(2);
});

it("fails where nothing listens", async () => {
  const nowhere = applePush({
    ...{ certificate: "", key: "", wwdr: "", validUntil: new Date(), passTypeId: "pass", teamId: "TEAM" },
    push: "http://127.0.0.1:9",
  });
  await expect(nowhere.notify("ab12")).rejects.toThrow();
});
