import { signedHeaders } from "@contract/signed-request.server";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { type Browser, startPushService } from "../../tests/stand-ins/push-service";
import { startOperatorServer } from "./operator-server";
import { pushRelay } from "./push";

const secret = "shared with the mall's own API, of 32 characters";
const service = await startPushService();
const nonces = new Set<string>();
const audit: object[] = [];
const variables = {
  VAPID_PRIVATE_KEY: "TVFaUSYlOkrLNDPxHYWPp1lGLgHSfTRJR4ymrcODnLQ",
  VAPID_SUBJECT: "mailto:web@mall.test",
  PUSH_SERVICES: [service.url],
};
const relay = pushRelay(variables, {
  secret,
  isFirstUse: async (nonce) => !nonces.has(nonce) && Boolean(nonces.add(nonce)),
  log: (about) => audit.push(about),
});
const port = await startOperatorServer({
  port: 0,
  host: "127.0.0.1",
  names: [],
  metrics: { contentType: "text/plain", text: async () => "" },
  status: () => expect.fail("Nobody asks for the status"),
  isDeclaredName: () => expect.fail("Nobody asks for a host"),
  signed: (path, request) => (path === "/push" ? relay(request) : expect.fail("Nobody purges")),
  log: () => {},
});
afterAll(() => service.stop());
beforeEach(() => {
  service.received.length = 0;
  audit.length = 0;
});

const message = { mall: "promenade", kind: "booking", id: "42" };
const devicesOf = (...browsers: Browser[]) =>
  browsers.map(({ subscription }, at) => ({ ...subscription, language: at === 0 ? "cz" : "de" }));

async function post(content: object, headers?: Record<string, string>) {
  const body = JSON.stringify(content);
  const signed = headers ?? signedHeaders({ secret, method: "POST", path: "/push", body });
  const address = `http://127.0.0.1:${port}/push`;
  const response = await fetch(address, { method: "POST", body, headers: signed });
  const text = await response.text();
  return { status: response.status, text, devices: response.ok ? JSON.parse(text).devices : null };
}

it("sends a mall API's message to each device in its language, and says what became of it", async () => {
  const [phone, tablet] = [await service.newBrowser(), await service.newBrowser()];
  const answer = await post({ ...message, ttl_seconds: 60, devices: devicesOf(phone, tablet) });
  expect(answer).toMatchObject({ status: 200, devices: [{ outcome: "sent" }, { outcome: "sent" }] });
  expect(service.messagesOf(phone)).toEqual([{ ...message, language: "cz" }]);
  expect(service.messagesOf(tablet)).toEqual([{ ...message, language: "de" }]);
  expect(service.received.map(({ headers }) => headers.ttl)).toEqual(["60", "60"]);
  expect(audit).toEqual([
    { audit: "push", route: "push", mall: "promenade", kind: "booking", status: 200, client: "127.0.0.1" },
  ]);
});

it("says which devices are gone, and which to try again and when", async () => {
  const browsers = [await service.newBrowser(), await service.newBrowser(), await service.newBrowser()];
  const devices = devicesOf(...browsers);
  service.answerWith({ status: 410 });
  expect((await post({ ...message, devices: devices.slice(0, 1) })).devices).toEqual([{ outcome: "gone" }]);
  service.answerWith({ status: 429, headers: { "retry-after": "30" } });
  expect((await post({ ...message, devices: devices.slice(1, 2) })).devices).toEqual([
    { outcome: "later", retry_after: 30, reason: "The push service answered 429" },
  ]);
  const elsewhere = { ...devices[2], endpoint: "http://127.0.0.1:9/latest" };
  expect((await post({ ...message, devices: [elsewhere] })).devices).toEqual([{ outcome: "gone" }]);
});

describe("a request is refused", () => {
  const valid = async () => ({ ...message, devices: devicesOf(await service.newBrowser()) });
  const signedFor = (path: string, content: object, by = secret, at?: Date) =>
    signedHeaders({ secret: by, method: "POST", path, body: JSON.stringify(content) }, at);

  it("without a signature, with another's, with another path's, or with an old one", async () => {
    const content = await valid();
    const old = new Date(Date.now() - 10 * 60_000);
    const attempts = [
      {},
      signedFor("/push", content, "another secret of thirty-two characters"),
      signedFor("/purge", content),
      signedFor("/push", content, secret, old),
      signedFor("/push", { ...content, id: "43" }),
    ];
    for (const headers of attempts) expect((await post(content, headers)).status).toBe(401);
    expect(service.received).toEqual([]);
  });

  it("the second time", async () => {
    const content = await valid();
    const headers = signedFor("/push", content);
    const answers = [await post(content, headers), await post(content, headers)];
    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
    expect(service.received).toHaveLength(1);
  });

  it.each([
    ["an unknown mall", { mall: "nowhere" }, 400],
    ["an unknown kind", { kind: "advertisement" }, 400],
    ["a text", { text: "Dear Ada" }, 400],
    ["no device", { devices: [] }, 400],
    ["too much", { id: "x".repeat(200_000) }, 413],
  ])("with %s", async (_, changes, status) => {
    expect((await post({ ...(await valid()), ...changes })).status).toBe(status);
    expect(service.received).toEqual([]);
  });
});
