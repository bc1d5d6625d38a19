import { visitorHeaders } from "@contract/client-address";
import { describe, expect, it } from "vitest";
import { newPerson, text, withMallApi } from "./mall-api-world";

const api = withMallApi();
const strangersPassword = "heslo někoho jiného";
const ownPassword = "vlastní dlouhé heslo";

const inBrowser = (name: string) => ({
  headers: { [visitorHeaders.browser]: name.padEnd(22, "0") },
  from: "198.51.100.7",
});
const codeFor = async (email: string) =>
  (await api.mailsTo(email)).find(({ purpose }) => purpose === "verification")?.code ??
  expect.fail("no code was mailed");
const verify = async (email: string, name: string, code?: string) =>
  api.post("register/email-verification", { email, code: code ?? (await codeFor(email)) }, inBrowser(name));
const login = (email: string, password: string, name = "any") =>
  api.post("login", { email, password }, inBrowser(name));
/** A registration in a browser; gives the address. */
async function registered(name: string, changes: Record<string, unknown> = {}): Promise<string> {
  const person = newPerson({ password: strangersPassword, ...changes });
  expect((await api.post("register", person, inBrowser(name))).status).toBe(201);
  return person.email;
}

describe("an address that a stranger registered", () => {
  it("is not the stranger's when its owner enters the code, but the owner's, with a password of their own", async () => {
    const email = await registered("stranger");
    expect((await verify(email, "owner")).errors).toEqual({ code: ["other_browser"] });
    expect((await login(email, strangersPassword, "stranger")).status).toBe(403);

    const code = await codeFor(email);
    const { status, data } = await api.post("forget-password/login", { email, code }, inBrowser("owner"));
    expect(status).toBe(200);
    expect((await login(email, strangersPassword, "stranger")).status).toBe(401);
    const chosen = { password: ownPassword, password_confirmation: ownPassword };
    await api.post("change-forget-password", { reset_token: text(data, "reset_token"), ...chosen });
    expect((await login(email, ownPassword)).status).toBe(200);
    expect((await login(email, strangersPassword)).status).toBe(401);
    const again = await api.post("forget-password/login", { email, code }, inBrowser("owner"));
    expect(again.errors, "the code was used").toEqual({ code: ["wrong_or_expired"] });
  });

  it("after its owner did, is not verified with the stranger's password in the owner's browser", async () => {
    const email = await registered("owner", { password: ownPassword });
    await registered("stranger", { email });
    expect((await verify(email, "owner")).errors).toEqual({ code: ["other_browser"] });
  });

  it("tells nobody without the code that it was registered elsewhere", async () => {
    const email = await registered("stranger");
    const wrong = (await codeFor(email)) === "000000" ? "111111" : "000000";
    expect((await verify(email, "owner", wrong)).errors).toEqual({ code: ["wrong_or_expired"] });
  });
});

describe("a registration of one's own", () => {
  it("is verified where it was made, with its password", async () => {
    const email = await registered("own", { password: ownPassword });
    expect((await verify(email, "own")).status).toBe(200);
    expect((await login(email, ownPassword)).status).toBe(200);
  });

  it("is verified in another browser where its password was typed, too", async () => {
    const email = await registered("laptop", { password: ownPassword });
    expect((await login(email, ownPassword, "phone")).status).toBe(403);
    expect((await verify(email, "phone")).status).toBe(200);
    expect((await login(email, ownPassword)).status).toBe(200);
  });

  it("by a program that names no browser is verified as ever", async () => {
    const person = newPerson({ password: ownPassword });
    await api.post("register", person);
    const body = { email: person.email, code: await codeFor(person.email) };
    expect((await api.post("register/email-verification", body)).status).toBe(200);
  });
});

it("takes the code of a registration for no log-in once the address is verified", async () => {
  const email = await registered("own", { password: ownPassword });
  const code = await codeFor(email);
  await verify(email, "own");
  const replayed = await api.post("forget-password/login", { email, code }, inBrowser("own"));
  expect(replayed.status).toBe(422);
});
