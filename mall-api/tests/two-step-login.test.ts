import { afterAll, describe, expect, it } from "vitest";
import { startLocalIssuer } from "./local-issuer";
import { member, text, withMallApi } from "./mall-api-world";
import { step, twoStepWorld } from "./two-step-world";

const issuer = await startLocalIssuer();
afterAll(() => issuer.stop());
const api = withMallApi({
  FIREBASE_ISSUER: issuer.issuer,
  FIREBASE_AUDIENCE: issuer.audience,
  FIREBASE_JWKS_URL: issuer.jwksUrl,
});
const { memberWithApp, firstStep, secondStep, purposes } = twoStepWorld(api);
const minute = 60_000;
const day = 24 * 60 * minute;
const expired = { challenge: ["wrong_or_expired"] };
const wrong = { code: ["wrong_or_expired"] };
const isLoggedIn = async (token: string) => (await api.get("me/profile", { token })).status === 200;

describe("a member with a second factor", () => {
  it("gets no session for the password, and one for the code of the app", async () => {
    const person = await memberWithApp();
    api.pass(step);
    const first = await api.post("login", { email: person.email, password: person.password });
    expect(first.data).toEqual({
      second_factor: { challenge: expect.any(String), email: person.email },
      customer: null,
    });
    const challenge = await firstStep(person);
    expect(await isLoggedIn(challenge)).toBe(false);
    const options = await api.post("login/second-factor/options", { challenge });
    expect(options.data).toEqual({ totp: true, passkey: null, passkey_host: expect.any(String) });
    const { data } = await secondStep(challenge, person.code());
    expect(data).toMatchObject({ customer: { email: person.email }, reset_token: null });
    expect(await isLoggedIn(text(data, "token"))).toBe(true);
  });

  it("accepts a code of the step before and after, each once, and none that is older than the last", async () => {
    const person = await memberWithApp();
    api.pass(10 * step);
    const give = async (code: string) => (await secondStep(await firstStep(person), code)).status;
    const [before, now, after] = [person.code(-step), person.code(), person.code(step)];
    expect(await give(person.code(2 * step))).toBe(422);
    expect([await give(now), await give(now), await give(before), await give(after)]).toEqual([
      200, 422, 422, 200,
    ]);
  });

  it("can use one code for one of two log-ins at the same moment", async () => {
    const person = await memberWithApp();
    api.pass(step);
    const challenges = [await firstStep(person), await firstStep(person)];
    const code = person.code();
    const given = await Promise.all(challenges.map((challenge) => secondStep(challenge, code)));
    expect(given.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it("gets in by each recovery code once, typed as it is printed or without blanks", async () => {
    const person = await memberWithApp();
    expect(person.recovery).toHaveLength(10);
    expect(new Set(person.recovery).size).toBe(10);
    const [first = "", second = ""] = person.recovery;
    const give = async (code: string) => secondStep(await firstStep(person), code);
    expect((await give(first)).status).toBe(200);
    expect((await give(first)).errors).toEqual(wrong);
    expect((await give(second.replaceAll(" ", ""))).status).toBe(200);
    expect((await give("1234 5678 9012")).errors).toEqual(wrong);
  });

  it("needs the second step by every way to a session", async () => {
    const person = await memberWithApp();
    const { email, password } = person;
    const wifi = await api.post("oauth/token", {
      grant_type: "password",
      username: email,
      password,
      client_id: "wifi",
    });
    const now = api.now();
    const id_token = await issuer.sign({ sub: `sso-${email}`, email, email_verified: true }, { now });
    const sso = await api.post("firebase-login", { id_token });
    await api.post("forget-password", { email });
    const [mail] = await api.mailsTo(email);
    const forgotten = await api.post("forget-password/login", { email, code: mail?.code });
    for (const { status, data } of [wifi, sso, forgotten]) {
      expect(status).toBe(200);
      expect(data).toMatchObject({ second_factor: { email } });
      expect(
        ["token", "access_token", "reset_token"].map((name) => Reflect.get(Object(data), name) ?? null),
      ).toEqual([null, null, null]);
    }
  });

  it("is online for one visit only after the second step of the Wi-Fi log-in", async () => {
    const person = await memberWithApp();
    api.pass(step);
    const grant = { grant_type: "password", username: person.email, password: person.password };
    const { data } = await api.post("oauth/token", { ...grant, client_id: "wifi" });
    const challenge = text(Reflect.get(Object(data), "second_factor"), "challenge");
    const token = text((await secondStep(challenge, person.code())).data, "token");
    expect(await isLoggedIn(token)).toBe(true);
    api.pass(12 * 60 * minute);
    expect(await isLoggedIn(token)).toBe(false);
  });

  it("resets a forgotten password after the second step, keeps the factor, and is not asked twice", async () => {
    const person = await memberWithApp();
    api.pass(step);
    const { email } = person;
    await api.post("forget-password", { email });
    const [mail] = await api.mailsTo(email);
    const { data } = await api.post("forget-password/login", { email, code: mail?.code });
    const challenge = text(Reflect.get(Object(data), "second_factor"), "challenge");
    const second = await secondStep(challenge, person.code());
    const password = "zcela nové heslo";
    const changed = await api.post("change-forget-password", {
      reset_token: text(second.data, "reset_token"),
      password,
      password_confirmation: password,
    });
    expect(await isLoggedIn(text(changed.data, "token"))).toBe(true);
    api.pass(step);
    const again = await firstStep({ email, password });
    expect((await secondStep(again, person.code())).status).toBe(200);
  });

  it("needs it too for a reset that began before it was switched on", async () => {
    const person = await member(api);
    await api.post("forget-password", { email: person.email });
    const [mail] = await api.mailsTo(person.email);
    const { data } = await api.post("forget-password/login", { email: person.email, code: mail?.code });
    const token = text(data, "token");
    const start = await api.post("me/second-factor/totp", { password: person.password }, { token });
    const { secret } = Object(start.data).totp.setup;
    const { Secret, TOTP } = await import("otpauth");
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: api.now().getTime() });
    await api.post("me/second-factor/totp/confirmation", { code }, { token });
    const password = "zcela nové heslo";
    const changed = await api.post("change-forget-password", {
      reset_token: text(data, "reset_token"),
      password,
      password_confirmation: password,
    });
    expect(changed.data).toMatchObject({ second_factor: { email: person.email } });
  });
});

describe("the challenge of a second step", () => {
  const browser = { "x-browser-id": "browser-of-the-owner" };

  it("is for the browser that took the first step", async () => {
    const person = await memberWithApp();
    api.pass(step);
    const challenge = await firstStep(person, browser);
    const code = person.code();
    const elsewhere = { headers: { "x-browser-id": "browser-of-a-stranger" } };
    for (const asked of [elsewhere, {}]) {
      expect((await secondStep(challenge, code, asked)).errors).toEqual(expired);
      const options = await api.post("login/second-factor/options", { challenge }, asked);
      expect(options.errors).toEqual(expired);
    }
    expect((await secondStep(challenge, code, { headers: browser })).status).toBe(200);
  });

  it("is for one log-in, ten minutes, and its own mall", async () => {
    const person = await memberWithApp();
    api.pass(step);
    const used = await firstStep(person);
    expect((await secondStep(used, person.code())).status).toBe(200);
    const [recovery = "", another = ""] = person.recovery;
    expect((await secondStep(used, recovery)).errors).toEqual(expired);
    const elsewhere = await firstStep(person);
    expect((await secondStep(elsewhere, recovery, { tenant: "novoplaza" })).errors).toEqual(expired);
    const old = await firstStep(person);
    api.pass(10 * minute);
    expect((await secondStep(old, another)).errors).toEqual(expired);
    expect((await secondStep("invented", another)).errors).toEqual(expired);
  });

  it("is for one of two codes that are given at the same moment", async () => {
    const person = await memberWithApp();
    const challenge = await firstStep(person);
    const [one = "", other = ""] = person.recovery;
    const given = await Promise.all([one, other].map((code) => secondStep(challenge, code)));
    expect(given.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it("survives a wrong code, but not a new password", async () => {
    const person = await memberWithApp();
    const challenge = await firstStep(person);
    expect((await secondStep(challenge, "000000")).errors).toEqual(wrong);
    const password = "zcela nové heslo";
    await api.post(
      "change-password",
      { current_password: person.password, password, password_confirmation: password },
      { token: person.token },
    );
    const [code = ""] = person.recovery;
    expect((await secondStep(challenge, code)).errors).toEqual(expired);
  });
});

describe("wrong codes of those who know the password", () => {
  const guess = async (person: { email: string; password: string }, from: string, times: number) => {
    const challenge = await firstStep(person);
    const statuses: number[] = [];
    for (let at = 0; at < times; at++)
      statuses.push((await secondStep(challenge, "000000", { from })).status);
    return statuses;
  };

  it("are refused after a few, whichever log-in they are for, and the owner's own browser is not", async () => {
    const person = await memberWithApp();
    api.pass(step);
    const from = "192.0.2.77";
    const guesses = await guess(person, from, 16);
    expect([guesses[14], guesses[15]]).toEqual([422, 429]);
    const [code = "", other = ""] = person.recovery;
    const refused = await secondStep(await firstStep(person), code, { from });
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
    const owner = { from, headers: { "x-browser-id": "browser-of-the-owner", "x-browser-known": "1" } };
    const challenge = await firstStep(person, owner.headers);
    expect((await secondStep(challenge, other, owner)).status).toBe(200);
  });

  it("are slowed down from everywhere together", async () => {
    const person = await memberWithApp();
    for (const line of [1, 2, 3]) await guess(person, `198.18.${line}.1`, 15);
    expect(await guess(person, "198.18.4.1", 1)).toEqual([429]);
    api.pass(15 * minute);
    expect(await guess(person, "198.18.4.1", 2)).toEqual([422, 429]);
    api.pass(day);
    expect(await guess(person, "198.18.4.1", 1)).toEqual([422]);
  });

  it("don't count right ones", async () => {
    const person = await memberWithApp();
    const from = "192.0.2.88";
    for (let at = 0; at < 20; at++) {
      api.pass(step);
      expect((await secondStep(await firstStep(person), person.code(), { from })).status).toBe(200);
    }
  });
});

it("tells the member by mail that it was switched on", async () => {
  const person = await memberWithApp({ language: "de" });
  expect(await purposes(person)).toContain("second-factor-on");
  const [mail] = await api.mailsTo(person.email);
  expect(mail?.subject).toContain("Zwei-Faktor-Authentifizierung");
});
