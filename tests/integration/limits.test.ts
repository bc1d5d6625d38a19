import { randomUUID } from "node:crypto";
import { fetch } from "undici";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sharedSite } from "../processes/shared-site";
import { type RunningSite, startSite } from "../processes/site-process";
import { visitorsOf } from "../requests/visitor";
import { json, startUpstream, success } from "../stand-ins/upstream";

const password = "a long sentence about pears";
const pin = "4711";
const content = sharedSite();
let site: RunningSite;
let otherApi: Awaited<ReturnType<typeof startUpstream>>;

/** An operator's API without rate limits: all passwords and PINs are the same, the content is the demo's. */
beforeAll(async () => {
  otherApi = await startUpstream(async ({ url = "", method }, response, body) => {
    if (method === "GET") {
      const answer = await fetch(content.mallApi + url);
      return json(response, await answer.json(), answer.status);
    }
    const sent = JSON.parse(body || "{}");
    const refused = (httpStatus: string, errors?: object) =>
      json(response, { status: "error", httpStatus, message: "", errors }, errors ? 422 : 401);
    if (url.endsWith("/login"))
      return sent.password === password
        ? json(response, success({ token: randomUUID(), customer: { id: "1", email: sent.email } }))
        : refused("Unauthorized");
    if (url.endsWith("/gift-cards/balance"))
      return sent.pin === pin
        ? json(response, success({ balance: 100_00 }))
        : refused("ValidationFailed", { number: ["wrong"] });
    json(response, success(null));
  });
  site = await startSite({ MALL_API_URL: `${otherApi.url}/{tenant}`, TRUST_PROXY: "1" });
}, 90_000);
afterAll(async () => {
  await site.stop();
  await otherApi.stop();
});

const { send } = visitorsOf(() => site, "galerieharfa");
const newEmail = () => `visitor-${randomUUID().slice(0, 8)}@example.test`;
const cookies = (sent: string) => ({ headers: { Cookie: sent } });

describe("log-ins with an API that has no rate limits", () => {
  const logIn = (email: string, typed: string, how: Parameters<typeof send>[2] = {}) =>
    send("/en/login", { intent: "login", email, password: typed }, how);
  /** Wrong passwords, ten from each line: as many as one line may send. */
  const guess = async (email: string, times: number) => {
    for (let at = 0; at < times; at++)
      expect((await logIn(email, "guessed", { from: `203.0.113.${Math.floor(at / 10)}` })).status).toBe(422);
  };

  it("are blocked for one line after wrong passwords, and for nobody else", async () => {
    const email = newEmail();
    await guess(email, 10);
    expect((await logIn(email, "guessed", { from: "203.0.113.0" })).status).toBe(429);
    expect((await logIn(email, password)).status).toBe(303);
  });

  it("are slowed down by wrong passwords from everywhere, but not in a browser that has logged in before", async () => {
    const email = newEmail();
    const known = (await logIn(email, password)).cookie("browser");
    await guess(email, 50);
    const started = Date.now();
    const answers = await Promise.all(
      ["198.51.100.1", "198.51.100.2"].map((from) => logIn(email, password, { from })),
    );
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(Date.now() - started, "each has a turn of its own").toBeGreaterThan(1_900);
    for (let times = 0; times < 3; times++) {
      const answer = await logIn(email, password, { from: "203.0.113.0", ...cookies(known) });
      expect([answer.status, answer.cookie("browser")]).toEqual([303, known]);
    }
  }, 60_000);

  it("are slowed down with a forged cookie, or one of another account or mall", async () => {
    const email = newEmail();
    const other = (await logIn(newEmail(), password)).cookie("browser");
    const elsewhere = await visitorsOf(() => site, "novoplaza").send("/en/login", {
      intent: "login",
      email,
      password,
    });
    const own = (await logIn(email, password)).cookie("browser");
    await guess(email, 10);
    const from = "203.0.113.0";
    const forged = `${own.slice(0, -1)}${own.endsWith("A") ? "B" : "A"}`;
    for (const cookie of [
      other,
      elsewhere.cookie("browser"),
      forged,
      "browser=x",
      `browser=${"x".repeat(22)}`,
    ])
      expect((await logIn(email, password, { from, ...cookies(cookie) })).status, cookie).toBe(429);
    expect((await logIn(email, password, { from, ...cookies(own) })).status).toBe(303);
  });
});

describe("a forgotten password with an API that has no rate limits", () => {
  const enter = (email: string, how: Parameters<typeof send>[2] = {}) =>
    send("/en/forgot-password", { intent: "code", email, code: "123456" }, how);

  it("is recovered in the browser that asked for a code, however many are typed elsewhere", async () => {
    const email = newEmail();
    const own = (await send("/en/forgot-password", { intent: "request", email })).cookie("browser");
    for (let at = 0; at < 45; at++) await enter(email, { from: `203.0.113.${100 + Math.floor(at / 10)}` });
    const from = "203.0.113.100";
    expect((await enter(email, { from })).status).toBe(429);
    const other = (await send("/en/forgot-password", { intent: "request", email: newEmail() })).cookie(
      "browser",
    );
    expect((await enter(email, { from, ...cookies(other) })).status).toBe(429);
    expect((await enter(email, { from, ...cookies(own) })).status).not.toBe(429);
  }, 90_000);

  it("is asked for from another line, however often a stranger's asks", async () => {
    const email = newEmail();
    const ask = async (from: string) =>
      (await send("/en/forgot-password", { intent: "request", email }, { from })).status;
    const statuses = [];
    for (let at = 0; at < 12; at++) statuses.push(await ask("203.0.113.120"));
    expect(statuses).toEqual([...Array(5).fill(303), ...Array(7).fill(429)]);
    for (let line = 121; line < 123; line++) for (let at = 0; at < 5; at++) await ask(`203.0.113.${line}`);
    expect(await ask("203.0.113.130")).toBe(303);
  });
});

it("counts all addresses of an IPv6 line as one", async () => {
  const statuses = [];
  for (let at = 0; at < 44; at++) {
    const from = `2001:db8:77:1:${at.toString(16)}::1`;
    statuses.push(
      (await send("/en/forgot-password", { intent: "request", email: newEmail() }, { from })).status,
    );
  }
  expect(statuses).toEqual([...Array(20).fill(303), ...Array(24).fill(429)]);
}, 60_000);

it("leaves a gift card usable by its owner while others guess the PIN", async () => {
  const number = "6390123412341234";
  const ask = (typed: string, how: Parameters<typeof send>[2] = {}) =>
    send("/en/gift-cards", { intent: "balance", number, pin: typed }, how);
  const opened = await ask(pin);
  expect([opened.status, opened.text.includes("100")]).toEqual([200, true]);
  for (let at = 0; at < 10; at++) {
    const { status } = await ask("0000", { from: `203.0.113.${100 + Math.floor(at / 5)}` });
    expect(status).toBe(422);
  }
  expect((await ask("0000", { from: "203.0.113.100" })).status).toBe(429);
  expect((await ask(pin, { from: "203.0.113.100", ...cookies(opened.cookie("browser")) })).status).toBe(200);
  expect((await ask(pin)).status, "a stranger's turn comes now and then").toBe(200);
  const later = await ask(pin);
  expect(later.status).toBe(429);
  expect(Number(later.headers.get("Retry-After"))).toBeLessThanOrEqual(15 * 60);
}, 60_000);
