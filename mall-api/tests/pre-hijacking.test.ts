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
/** Registers in a named browser; returns the address. */
async function registered(name: string, changes: Record<string, unknown> = {}): Promise<string> {
  const person = newPerson({ password: strangersPassword, ...changes });
  expect((await api.post("register", person, inBrowser(name))).status).toBe(201);
  return person.email;
}

describe("an address that a stranger registered", () => {
  it("belongs to the owner, with a new password, once they enter the code", async () => {
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

  it("is not verified with the stranger's password in the owner's browser after the owner registered", async () => {
    const email = await registered("owner", { password: ownPassword });
    await registered("stranger", { email });
    expect((await verify(email, "owner")).errors).toEqual({ code: ["other_browser"] });
  });

  it("doesn't reveal without the code that it was registered elsewhere", async () => {
    const email = await registered("stranger");
    const wrong = (await codeFor(email)) === "000000" ? "111111" : "000000";
    expect((await verify(email, "owner", wrong)).errors).toEqual({ code: ["wrong_or_expired"] });
  });
});

describe("a visitor's own registration", () => {
  it("is verified in the same browser, with its password", async () => {
    const email = await registered("own", { password: ownPassword });
    expect((await verify(email, "own")).status).toBe(200);
    expect((await login(email, ownPassword)).status).toBe(200);
  });

  it("is verified in another browser in which its password was entered", async () => {
    const email = await registered("laptop", { password: ownPassword });
    expect((await login(email, ownPassword, "phone")).status).toBe(403);
    expect((await verify(email, "phone")).status).toBe(200);
    expect((await login(email, ownPassword)).status).toBe(200);
  });

  it("by a client without a browser id is verified as before", async () => {
    const person = newPerson({ password: ownPassword });
    await api.post("register", person);
    const body = { email: person.email, code: await codeFor(person.email) };
    expect((await api.post("register/email-verification", body)).status).toBe(200);
  });
});

it("doesn't accept a registration code as a log-in once the address is verified", async () => {
  const email = await registered("own", { password: ownPassword });
  const code = await codeFor(email);
  await verify(email, "own");
  const replayed = await api.post("forget-password/login", { email, code }, inBrowser("own"));
  expect(replayed.status).toBe(422);
});
