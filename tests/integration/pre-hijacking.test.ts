import { randomUUID } from "node:crypto";
import { fetch } from "undici";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sharedSite } from "../processes/shared-site";
import { type RunningSite, startSite } from "../processes/site-process";
import { newestMail } from "../requests/outbox";
import { pathOfLink, visitorsOf } from "../requests/visitor";
import { json, startUpstream, success } from "../stand-ins/upstream";

const strangersPassword = "a sentence of a stranger";
const ownPassword = "a sentence of the owner";
const site = sharedSite();

const newEmail = () => `visitor-${randomUUID().slice(0, 8)}@example.test`;
const registration = (email: string, password: string) => ({
  intent: "register",
  first_name: "Olga",
  last_name: "Nová",
  email,
  password,
  terms: "on",
});
const { send, open } = visitorsOf(() => site, "galerieharfa");
const logIn = async (email: string, password: string, Cookie = "") =>
  (await send("/en/login", { intent: "login", email, password }, { headers: { Cookie } })).status;

describe("a registration of somebody else's address", () => {
  it("gives the owner the account and the choice of a password, and the stranger nothing", async () => {
    const email = newEmail();
    const stranger = (await send("/en/register", registration(email, strangersPassword))).cookie("browser");
    const { code, link } = await newestMail(site.mallApi, email);
    const page = pathOfLink(link);
    expect((await open(page)).status).toBe(200);
    const verified = await send(page, { intent: "verify", email, code: code ?? "" });
    expect([verified.status, verified.location]).toEqual([303, "/en/set-new-password"]);
    expect(await logIn(email, strangersPassword, stranger)).toBe(422);

    const Cookie = [verified.cookie("reset"), verified.cookie("token")].join("; ");
    const chosen = { password: ownPassword, password_confirmation: ownPassword };
    const saved = await send("/en/set-new-password", { intent: "reset", ...chosen }, { headers: { Cookie } });
    expect(saved.status).toBe(303);
    expect(await logIn(email, strangersPassword, stranger)).toBe(422);
    expect(await logIn(email, ownPassword)).toBe(303);
  });

  it("repeated after the owner's own does not count in the owner's browser", async () => {
    const email = newEmail();
    const owner = (await send("/en/register", registration(email, ownPassword))).cookie("browser");
    const stranger = (await send("/en/register", registration(email, strangersPassword))).cookie("browser");
    const { code } = await newestMail(site.mallApi, email);
    const verified = await send(
      "/en/register",
      { intent: "verify", email, code: code ?? "" },
      { headers: { Cookie: owner } },
    );
    expect(verified.location).toBe("/en/set-new-password");
    expect(await logIn(email, strangersPassword, stranger)).toBe(422);
  });
});

it("is verified unchanged in its own browser", async () => {
  const email = newEmail();
  const Cookie = (await send("/en/register", registration(email, ownPassword))).cookie("browser");
  const { code } = await newestMail(site.mallApi, email);
  const verify = { intent: "verify", email, code: code ?? "" };
  const verified = await send("/en/register", verify, { headers: { Cookie } });
  expect([verified.status, verified.location]).toEqual([303, "/en/dashboard"]);
  expect(await logIn(email, ownPassword)).toBe(303);
});

describe("with another mall API, which doesn't support browser ids", () => {
  let other: RunningSite;
  let otherApi: Awaited<ReturnType<typeof startUpstream>>;
  beforeAll(async () => {
    otherApi = await startUpstream(async ({ url = "", method }, response, body) => {
      if (method === "GET") {
        const answer = await fetch(site.mallApi + url);
        return json(response, await answer.json(), answer.status);
      }
      if (url.endsWith("/email-verification")) {
        const { email } = JSON.parse(body);
        return json(response, success({ token: randomUUID(), customer: { id: "1", email } }));
      }
      if (url.endsWith("/forget-password/login"))
        return json(response, { status: "error", httpStatus: "ValidationFailed", message: "" }, 422);
      json(response, success({ customer: { email: "" } }));
    });
    other = await startSite({ MALL_API_URL: `${otherApi.url}/{tenant}`, TRUST_PROXY: "1" });
  }, 60_000);
  afterAll(async () => {
    await other.stop();
    await otherApi.stop();
  });

  it("a code is accepted only in the browser that registered", async () => {
    const visitor = visitorsOf(() => other, "galerieharfa");
    const email = newEmail();
    const Cookie = (await visitor.send("/en/register", registration(email, strangersPassword))).cookie(
      "browser",
    );
    const verify = { intent: "verify", email, code: "123456" };
    const elsewhere = await visitor.send("/en/register?mailed=1", verify);
    expect([elsewhere.status, elsewhere.cookies]).toEqual([422, []]);
    expect(elsewhere.text).toContain("If you registered in another browser");
    expect(otherApi.asked.filter(({ url }) => url.endsWith("/email-verification"))).toEqual([]);
    expect((await visitor.send("/en/register", verify, { headers: { Cookie } })).status).toBe(303);
  });
});
