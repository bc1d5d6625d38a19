import { webcrypto } from "node:crypto";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { decrypted, startPushService } from "../tests/stand-ins/push-service";
import type { PushMessage } from "./push";
import { createPushSender, isPushEndpoint } from "./push-sender.server";

const service = await startPushService();
const variables = {
  VAPID_PRIVATE_KEY: "TVFaUSYlOkrLNDPxHYWPp1lGLgHSfTRJR4ymrcODnLQ",
  VAPID_SUBJECT: "mailto:web@mall.test",
};
const sender = createPushSender({ ...variables, PUSH_SERVICES: [service.url] });
afterAll(async () => {
  await sender.close();
  await service.stop();
});
beforeEach(() => {
  service.received.length = 0;
  service.refused.length = 0;
});

const message: PushMessage = { kind: "receipt", mall: "promenade", id: "17", language: "cz" };

it("the stand-in reads the message of RFC 8291", async () => {
  const publicKey = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
  const point = Buffer.from(publicKey, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const privateKey = await webcrypto.subtle.importKey(
    "jwk",
    { kty: "EC", crv: "P-256", x, y, d: "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94" },
    { name: "ECDH", namedCurve: "P-256" },
    false,
    ["deriveBits"],
  );
  const body =
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
  const keys = { privateKey, publicKey: point, auth: Buffer.from("BTBZMqHH6r4Tts7J_aSIgg", "base64url") };
  expect(await decrypted(Buffer.from(body, "base64url"), keys)).toBe(
    "When I grow up, I want to be a watermelon",
  );
});

it("encrypts a message for its browser and signs it, so that the service accepts it", async () => {
  const browser = await service.newBrowser();
  expect(await sender.send(browser.subscription, message, 90.7)).toEqual({ outcome: "sent" });
  expect(service.refused).toEqual([]);
  expect(service.messagesOf(browser)).toEqual([message]);
  expect(service.received[0]?.headers.ttl).toBe("90");
});

it("sends a repeated message under the same topic, and another one under another", async () => {
  const { subscription } = await service.newBrowser();
  for (const id of ["17", "17", "18"]) await sender.send(subscription, { ...message, id }, 60);
  const [first, again, other] = service.received.map(({ headers }) => headers.topic);
  expect(first).toMatch(/^[\w-]{32}$/);
  expect([again, other === first]).toEqual([first, false]);
});

it("keeps a message at the push service for no longer than services do, and not at all once it is over", async () => {
  const { subscription } = await service.newBrowser();
  await sender.send(subscription, message, 1e9);
  await sender.send(subscription, message, -5);
  expect(service.received.map(({ headers }) => headers.ttl)).toEqual([String(28 * 24 * 60 * 60), "0"]);
});

describe("the push service's answer", () => {
  it.each([
    [201, {}, { outcome: "sent" }],
    [404, {}, { outcome: "gone" }],
    [410, {}, { outcome: "gone" }],
    [429, { "retry-after": "120" }, { outcome: "later", retryAfterSeconds: 120 }],
    [503, { "retry-after": "999999999" }, { outcome: "later", retryAfterSeconds: 86_400 }],
    [500, { "retry-after": "soon" }, { outcome: "later", retryAfterSeconds: null }],
    [403, {}, { outcome: "refused" }],
    [307, { location: `${service.url}/elsewhere` }, { outcome: "refused" }],
  ] as const)("%i with %j becomes %j", async (status, headers, outcome) => {
    const { subscription } = await service.newBrowser();
    service.answerWith({ status, headers });
    expect(await sender.send(subscription, message, 60)).toMatchObject(outcome);
    expect(service.refused).toEqual([]);
  });

  it("that doesn't come is waited for later", async () => {
    const gone = await startPushService();
    const { subscription } = await gone.newBrowser();
    const toGone = createPushSender({ ...variables, PUSH_SERVICES: [gone.url] });
    await gone.stop();
    expect(await toGone.send(subscription, message, 60)).toMatchObject({ outcome: "later" });
    await toGone.close();
  });
});

describe("a hostile subscription", () => {
  const keys = async () => (await service.newBrowser()).subscription.keys;

  it.each([
    "http://push.example.com/1",
    "https://push.example.com:8443/1",
    "https://user:password@push.example.com/1",
    "https://127.0.0.1/1",
    "https://[::1]/1",
    "https://[::ffff:10.0.0.1]/1",
    "https://169.254.169.254/latest/meta-data",
    "https://0x7f.1/",
    "file:///etc/passwd",
    "push",
  ])("is not accepted: %s", (endpoint) => expect(isPushEndpoint(endpoint)).toBe(false));

  it("of a public service is accepted, unless others are named", () => {
    const endpoint = "https://fcm.googleapis.com/fcm/send/1";
    expect(isPushEndpoint(endpoint)).toBe(true);
    expect(isPushEndpoint(endpoint, ["https://updates.push.services.mozilla.com"])).toBe(false);
    expect(isPushEndpoint(endpoint, ["https://fcm.googleapis.com"])).toBe(true);
  });

  it("whose name belongs to a private address gets no request", async () => {
    const open = createPushSender(variables);
    const subscription = { endpoint: "https://localhost/1", keys: await keys() };
    expect(await open.send(subscription, message, 60)).toEqual({ outcome: "gone" });
    await open.close();
  });

  it("whose key is no point of the curve is gone", async () => {
    const { subscription } = await service.newBrowser();
    const p256dh = Buffer.alloc(65, 4).toString("base64url");
    const outcome = await sender.send(
      { ...subscription, keys: { ...subscription.keys, p256dh } },
      message,
      60,
    );
    expect(outcome).toEqual({ outcome: "gone" });
    expect(service.received).toEqual([]);
  });
});
