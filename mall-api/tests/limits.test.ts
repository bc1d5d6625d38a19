import { visitorHeaders } from "@contract/client-address";
import { describe, expect, it } from "vitest";
import { demoGiftCards, demoPlasticCards } from "../demo/member/demo-cards";
import { type Answer, member, newPerson, withMallApi } from "./mall-api-world";

const api = withMallApi();
const minute = 60_000;

type Person = { email: string; password: string };
const wrong = "not the password";
const login = ({ email, password }: Person, from: string, headers: Record<string, string> = {}) =>
  api.post("login", { email, password }, { from, headers });
const known = (id: string) => ({ [visitorHeaders.browser]: id.padEnd(22, "0"), [visitorHeaders.known]: "1" });
const asBrowser = (name: string) => ({
  [visitorHeaders.browser]: name.replaceAll(" ", "-").padEnd(22, "0"),
});
const repeated = async (times: number, attempt: (at: number) => Promise<Answer>): Promise<number[]> => {
  const statuses = [];
  for (let at = 0; at < times; at++) statuses.push((await attempt(at)).status);
  return statuses;
};
/** Five sequential attempts from each address. */
const line = (at: number) => `203.0.113.${Math.floor(at / 5)}`;
const waitOf = ({ headers }: Answer) => Number(headers.get("retry-after")) * 1000;

describe("wrong passwords", () => {
  it("are counted per IPv6 /64, and per IPv4 address however it is written", async () => {
    const person = newPerson({ password: wrong });
    const addresses = ["2001:db8::1", "2001:db8::2:1", "2001:DB8:0:0::3", "2001:db8::4", "2001:db8::5"];
    for (const address of addresses) expect((await login(person, address)).status).toBe(401);
    expect((await login(person, "2001:db8::ffff:ffff")).status).toBe(429);
    expect((await login(person, "2001:db8:0:1::1")).status).toBe(401);
    const other = newPerson({ password: wrong });
    expect(await repeated(5, () => login(other, "192.0.2.60"))).toEqual(Array(5).fill(401));
    expect((await login(other, "::ffff:192.0.2.60")).status).toBe(429);
  });

  it("are counted with a higher limit per /48, which one customer may hold", async () => {
    const person = newPerson({ password: wrong });
    const statuses = await repeated(45, (at) => login(person, `2001:db8:1:${at.toString(16)}::1`));
    expect(statuses).toEqual([...Array(40).fill(401), ...Array(5).fill(429)]);
  });

  it("by strangers slow a member down, but lock nobody out", async () => {
    const person = await member(api);
    await repeated(60, (at) => login({ ...person, password: wrong }, line(at)));
    const first = await login(person, "198.51.100.201");
    if (first.status === 429) expect(waitOf(first)).toBeLessThanOrEqual(1_000);
    api.pass(1_000);
    expect((await login(person, "198.51.100.201")).status).toBe(200);
  }, 60_000);

  it("by strangers never affect a browser that has logged in before, not even from the same line", async () => {
    const person = await member(api);
    await repeated(60, (at) => login({ ...person, password: wrong }, line(at)));
    expect((await login(person, line(0), known("mine"))).status).toBe(200);
    const statuses = await repeated(6, () => login({ ...person, password: wrong }, line(0), known("mine")));
    expect(statuses).toEqual([...Array(5).fill(401), 429]);
    expect((await login(person, line(0), known("other"))).status).toBe(200);
  }, 60_000);

  it("don't extend the limit if they were rejected", async () => {
    const person = await member(api);
    const from = "198.51.100.202";
    await repeated(5, () => login({ ...person, password: wrong }, from));
    for (let waited = 0; waited < 14; waited++) {
      api.pass(minute);
      expect((await login({ ...person, password: wrong }, from)).status).toBe(429);
    }
    api.pass(minute);
    expect((await login(person, from)).status).toBe(200);
  });

  it("by strangers don't stop a logged-in member from changing the password", async () => {
    const { email, password, token } = await member(api);
    await repeated(60, (at) => login({ email, password: wrong }, line(at)));
    const chosen = { password: "zcela nové heslo", password_confirmation: "zcela nové heslo" };
    const answer = await api.post("change-password", { current_password: password, ...chosen }, { token });
    expect(answer.status).toBe(200);
  }, 60_000);
});

describe("codes", () => {
  const otherThan = (code = "") => (code === "000000" ? "111111" : "000000");

  it("remain valid for the owner while strangers guess", async () => {
    const person = newPerson();
    await api.post("register", person, { from: "198.51.100.203" });
    const code = (await api.mailsTo(person.email))[0]?.code ?? "";
    const verify = (given: string, from: string) =>
      api.post("register/email-verification", { email: person.email, code: given }, { from });
    await repeated(10, (at) => verify(otherThan(code), line(at)));
    expect((await verify(code, line(0))).status, "five from a line, and not even the right one").toBe(422);
    expect((await verify(code, "198.51.100.203")).status).toBe(200);
  });

  it("belong to the browser that requested them: strangers neither replace them nor use up their attempts", async () => {
    const person = await member(api);
    const forget = (from: string, browser: string) =>
      api.post("forget-password", { email: person.email }, { from, headers: asBrowser(browser) });
    const login = (code: string, from: string, browser: string) =>
      api.post("forget-password/login", { email: person.email, code }, { from, headers: asBrowser(browser) });
    expect((await forget("198.51.100.204", "owner")).status).toBe(200);
    const code = (await api.mailsTo(person.email))[0]?.code ?? "";
    // A request from each of many lines, and wrong codes from each of them.
    expect((await repeated(12, (at) => forget(line(5 * at), `stranger ${at}`))).at(-1)).toBe(200);
    await repeated(60, (at) => login(otherThan(code), line(at), `stranger ${at}`));
    expect((await login(code, line(0), "a stranger with the code")).status).not.toBe(200);
    await repeated(4, () => login(otherThan(code), "198.51.100.204", "owner"));
    expect((await login(code, "198.51.100.204", "owner")).status).toBe(200);
  });

  it("can be guessed as often as their rules say, also by the browser that requested them", async () => {
    const person = await member(api);
    const headers = asBrowser("guessing");
    await api.post("forget-password", { email: person.email }, { from: line(0), headers });
    const code = (await api.mailsTo(person.email))[0]?.code ?? "";
    const login = (given: string, at: number) =>
      api.post(
        "forget-password/login",
        { email: person.email, code: given },
        { from: line(5 * at), headers },
      );
    await repeated(5, (at) => login(otherThan(code), at));
    expect((await login(code, 9)).status).toBe(422);
  });

  it("are accepted in another browser too: the latest of them", async () => {
    const person = await member(api);
    const forget = (browser: string) =>
      api.post("forget-password", { email: person.email }, { from: line(0), headers: asBrowser(browser) });
    await forget("computer");
    const code = (await api.mailsTo(person.email))[0]?.code ?? "";
    const answer = await api.post(
      "forget-password/login",
      { email: person.email, code },
      { headers: asBrowser("phone") },
    );
    expect(answer.status).toBe(200);
  });

  it("are mailed to an owner's line, however often a stranger's requests them, and to a known browser in any case", async () => {
    const person = await member(api);
    const forget = (from: string, headers = {}) =>
      api.post("forget-password", { email: person.email }, { from, headers });
    const ofOne = [];
    for (let at = 0; at < 20; at++) {
      ofOne.push((await forget(line(0))).status);
      api.pass(minute);
    }
    expect(ofOne.filter((status) => status === 200)).toHaveLength(6);
    expect((await forget("198.51.100.204")).status).toBe(200);
    await repeated(20, (at) => forget(line(5 * (at + 1))));
    const refused = await forget("198.51.100.205");
    expect(refused.status).toBe(429);
    expect(waitOf(refused)).toBeLessThanOrEqual(2 * minute);
    expect((await forget("198.51.100.205", known("mine"))).status).toBe(200);
    api.pass(waitOf(refused));
    expect((await forget("198.51.100.205")).status).toBe(200);
  });
});

describe("cards", () => {
  it("for gifts remain usable by their owner while strangers guess the PIN", async () => {
    const [card] = demoGiftCards;
    const balance = (pin = "", from = "", headers = {}) =>
      api.post("gift-cards/balance", { number: card?.number, pin }, { from, headers });
    expect(await repeated(6, () => balance("9999", line(0)))).toEqual([...Array(5).fill(422), 429]);
    expect((await balance(card?.pin, "198.51.100.205")).status).toBe(200);
    await repeated(30, (at) => balance("9999", line(at)));
    expect((await balance(card?.pin, "198.51.100.206", known("mine"))).status).toBe(200);
    const slowed = await balance(card?.pin, "198.51.100.206");
    expect(slowed.status).toBe(429);
    expect(waitOf(slowed)).toBeLessThanOrEqual(15 * minute);
    api.pass(waitOf(slowed));
    expect((await balance(card?.pin, "198.51.100.206")).status).toBe(200);
  });

  it("of plastic can be guessed only slowly by many accounts, and remain usable by their owner", async () => {
    const [, , card] = demoPlasticCards;
    const people = [await member(api), await member(api), await member(api), await member(api)];
    const link = (at: number, birth_date = "1950-01-01") =>
      api.post("me/physical-card", { number: card?.number, birth_date }, { token: people[at]?.token });
    expect(await repeated(10, (at) => link(at % 2))).toEqual(Array(10).fill(422));
    const slowed = await link(2, card?.birthDate);
    expect(slowed.status).toBe(429);
    api.pass(waitOf(slowed));
    expect((await link(2, card?.birthDate)).status).toBe(200);
  });
});
