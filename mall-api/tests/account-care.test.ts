import { profile } from "@contract/profile";
import { afterAll, describe, expect, it, vi } from "vitest";
import { runScheduledJobs } from "../domain/scheduled-jobs";
import { log } from "../log";
import { startLocalIssuer } from "./local-issuer";
import { form, member, newPerson, text, withMallApi } from "./mall-api-world";

const issuer = await startLocalIssuer();
afterAll(() => issuer.stop());
const api = withMallApi({
  FIREBASE_ISSUER: issuer.issuer,
  FIREBASE_AUDIENCE: issuer.audience,
  FIREBASE_JWKS_URL: issuer.jwksUrl,
});
const minute = 60_000;
const newPassword = "zcela nové heslo";
const twice = { password: newPassword, password_confirmation: newPassword };

const login = ({ email }: { email: string }, password: string) => api.post("login", { email, password });
const profileOf = async (token: string) => profile.parse((await api.get("me/profile", { token })).data);

describe("a forgotten password", () => {
  const forget = (email: string) =>
    api.post("forget-password", { email, return_path: "/cz/zapomenute-heslo" });

  it("gets the same response for members and strangers", async () => {
    const person = await member(api);
    const known = await forget(person.email);
    const unknown = await forget(newPerson().email);
    expect([known.status, unknown.text]).toEqual([200, known.text]);
    const again = await Promise.all([forget(person.email), forget(newPerson().email)]);
    expect(again.map(({ status }) => status)).toEqual([429, 200]);
  });

  it("is reset once with the mailed code, which ends all earlier sessions", async () => {
    const person = await member(api);
    await forget(person.email);
    const [mail] = await api.mailsTo(person.email);
    expect(mail?.purpose).toBe("forgotten-password");
    const { status, data } = await api.post("forget-password/login", {
      email: person.email,
      code: mail?.code,
    });
    expect(status).toBe(200);
    expect((await api.get("me/profile", { token: text(data, "token") })).status).toBe(200);
    const replayed = await api.post("forget-password/login", { email: person.email, code: mail?.code });
    expect(replayed.errors).toEqual({ code: ["wrong_or_expired"] });

    const body = { reset_token: text(data, "reset_token"), ...twice };
    const changes = await Promise.all([
      api.post("change-forget-password", body),
      api.post("change-forget-password", body),
    ]);
    expect(changes.map(({ status: each }) => each).sort()).toEqual([200, 422]);
    const changed = changes.find(({ status: each }) => each === 200);
    expect((await api.get("me/profile", { token: person.token })).status).toBe(401);
    expect((await api.get("me/profile", { token: text(data, "token") })).status).toBe(401);
    expect((await api.get("me/profile", { token: text(changed?.data, "token") })).status).toBe(200);
    expect((await login(person, person.password)).status).toBe(401);
    expect((await login(person, newPassword)).status).toBe(200);
    expect((await api.mailsTo(person.email))[0]?.purpose).toBe("password-changed");
  });

  it("can't be reset after half an hour, or in another mall", async () => {
    const person = await member(api);
    await forget(person.email);
    const code = (await api.mailsTo(person.email))[0]?.code;
    const { data } = await api.post("forget-password/login", { email: person.email, code });
    const body = { reset_token: text(data, "reset_token"), ...twice };
    expect((await api.post("change-forget-password", body, { tenant: "beta" })).status).toBe(422);
    api.pass(30 * minute);
    const late = await api.post("change-forget-password", body);
    expect(late.errors).toEqual({ reset_token: ["wrong_or_expired"] });
  });

  it("of an unverified address removes a password that somebody else may have set", async () => {
    const person = newPerson();
    await api.post("register", person);
    await forget(person.email);
    const code = (await api.mailsTo(person.email))[0]?.code;
    const { status } = await api.post("forget-password/login", { email: person.email, code });
    expect(status).toBe(200);
    expect((await login(person, person.password)).status).toBe(401);
  });
});

describe("mails and failures", () => {
  it("with a code or a link are deleted after a day", async () => {
    const person = await member(api);
    await api.post("forget-password", { email: person.email, return_path: "/cz/zapomenute-heslo" });
    expect((await api.mailsTo(person.email)).some(({ code }) => code !== null)).toBe(true);
    api.pass(25 * 60 * minute);
    await runScheduledJobs(api.services());
    const left = await api.mailsTo(person.email);
    expect(left.filter(({ code, link }) => code !== null || link !== null)).toEqual([]);
  });

  it("are logged without what the member sent", async () => {
    const { $client } = api.services().database;
    await $client.execute("ALTER TABLE outbox RENAME TO outbox_gone");
    log.level = "error";
    const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    const { email } = newPerson();
    const body = { email, language: "en", consent: true, return_path: "/en/newsletter" };
    const { status } = await api.post("newsletters/subscription", body);
    await $client.execute("ALTER TABLE outbox_gone RENAME TO outbox");
    const lines = written.mock.calls.map(([line]) => String(line)).filter((line) => line.startsWith("{"));
    written.mockRestore();
    log.level = "silent";
    expect(status).toBe(500);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      name: "mall-api",
      method: "POST",
      path: expect.stringMatching(/newsletters\/subscription$/),
      err: { message: expect.stringContaining("Failed query") },
    });
    expect(lines.join()).toContain("no such table");
    expect(lines.join()).not.toContain(email);
  });
});

describe("a password", () => {
  it("can be changed by a member who knows it, which ends the other sessions", async () => {
    const person = await member(api);
    const other = text((await login(person, person.password)).data, "token");
    const change = (current_password: string, chosen = twice) =>
      api.post("change-password", { current_password, ...chosen }, { token: person.token });
    expect((await change("not this one")).errors).toEqual({ current_password: ["wrong"] });
    expect((await change(person.password, { ...twice, password_confirmation: "else" })).errors).toEqual({
      password_confirmation: ["mismatch"],
    });
    expect((await change(person.password)).status).toBe(200);
    expect((await api.get("me/profile", { token: other })).status).toBe(401);
    expect((await api.get("me/profile", { token: person.token })).status).toBe(200);
    expect((await login(person, newPassword)).status).toBe(200);
  });

  it("can't be guessed with a stolen session", async () => {
    const { token } = await member(api);
    const statuses = [];
    for (let attempts = 0; attempts < 6; attempts++) {
      const answer = await api.post(
        "change-password",
        { current_password: `guess ${attempts}`, ...twice },
        { token },
      );
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  });

  it("can be added only to an account without one", async () => {
    const { token } = await member(api);
    expect((await api.post("add-password-after-sso", twice, { token })).word).toBe("Conflict");
  });
});

describe("single sign-on", () => {
  const claims = (changes: Record<string, unknown> = {}) => {
    const { email } = newPerson();
    return { sub: `uid-${email}`, email, email_verified: true, name: "Jan Amos Novák", ...changes };
  };
  const enter = async (
    given: Record<string, unknown>,
    how: Partial<Parameters<typeof issuer.sign>[1]> = {},
  ) =>
    api.post("firebase-login", {
      id_token: await issuer.sign(given, { now: api.now(), ...how }),
      language: "sk",
    });

  it("creates an account on the first log-in; its member can add a password", async () => {
    const given = claims();
    const { status, data } = await enter(given);
    expect([status, text(data, "needs_password")]).toEqual([200, "true"]);
    const token = text(data, "token");
    expect(await profileOf(token)).toMatchObject({
      email: given.email,
      first_name: "Jan",
      last_name: "Amos Novák",
      language: "sk",
      has_password: false,
    });
    expect((await api.post("add-password-after-sso", twice, { token })).status).toBe(200);
    expect((await login({ email: given.email }, newPassword)).status).toBe(200);
    const again = await enter(given);
    expect(text(again.data, "needs_password")).toBe("false");
  });

  it("logs in to an existing account with the same verified address", async () => {
    const person = await member(api);
    const { data } = await enter(claims({ email: person.email }));
    expect((await profileOf(text(data, "token"))).id).toBe(person.id);
    expect((await login(person, person.password)).status).toBe(200);
  });

  it("doesn't log in to an account by an address that the provider has not verified", async () => {
    const person = await member(api);
    const answer = await enter(claims({ email: person.email, email_verified: false }));
    expect([answer.status, answer.errors]).toEqual([403, { email: ["not_verified"] }]);
  });

  it.each([
    ["signed by somebody else", { by: "stranger" }],
    ["of another issuer", { issuedBy: "https://issuer.test/" }],
    ["for another audience", { audience: "another-project" }],
    ["that has expired", { livesSeconds: -10 }],
  ] as const)("rejects a token %s", async (_, how) => {
    expect((await enter(claims(), how)).word).toBe("Unauthorized");
  });

  it("rejects a token from the future, whose proof of presence would never age, but not of a clock a little ahead", async () => {
    const later = (seconds: number) => new Date(api.now().getTime() + seconds * 1000);
    const past = Math.floor(api.now().getTime() / 1000);
    expect((await enter(claims(), { now: later(30) })).status).toBe(200);
    expect((await enter(claims({ auth_time: past }), { now: later(120) })).word).toBe("Unauthorized");
    expect((await enter(claims({ auth_time: past + 120 }))).word).toBe("Unauthorized");
  });

  it("rejects a token without a signature", async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const seconds = Math.floor(api.now().getTime() / 1000);
    const body = { ...claims(), iss: issuer.issuer, aud: issuer.audience, iat: seconds, exp: seconds + 600 };
    const id_token = `${part({ alg: "none" })}.${part(body)}.`;
    expect((await api.post("firebase-login", { id_token })).word).toBe("Unauthorized");
  });

  it("confirms the erasure of an account without a password", async () => {
    const given = claims();
    const token = text((await enter(given)).data, "token");
    expect((await api.delete("delete-account", {}, { token })).errors).toEqual({ password: ["required"] });
    const old = await issuer.sign(given, { now: api.now() });
    api.pass(6 * minute);
    expect((await api.delete("delete-account", { id_token: old }, { token })).status).toBe(422);
    const other = await issuer.sign(claims(), { now: api.now() });
    expect((await api.delete("delete-account", { id_token: other }, { token })).status).toBe(422);
    const fresh = await issuer.sign(given, { now: api.now() });
    expect((await api.delete("delete-account", { id_token: fresh }, { token })).status).toBe(200);
    expect((await api.get("me/profile", { token })).status).toBe(401);
  });
});

describe("erasing an account", () => {
  it("requires the password", async () => {
    const person = await member(api);
    const answer = await api.delete("delete-account", { password: "not this one" }, { token: person.token });
    expect(answer.errors).toEqual({ password: ["wrong"] });
    expect((await login(person, person.password)).status).toBe(200);
  });

  it("deletes everything about the member except the confirmation mail", async () => {
    const person = await member(api, { newsletter: true });
    await api.post("support", form({ name: "V", email: person.email, topic: "other", message: "…" }));
    const { status } = await api.delete(
      "delete-account",
      { password: person.password },
      { token: person.token },
    );
    expect(status).toBe(200);
    expect((await api.get("me/profile", { token: person.token })).status).toBe(401);
    expect((await login(person, person.password)).status).toBe(401);
    expect((await api.mailsTo(person.email)).map(({ purpose }) => purpose)).toEqual(["account-erased"]);
    const again = await member(api, { email: person.email, password: newPassword });
    expect((await profileOf(again.token)).consents.newsletter).toBe(false);
    expect(again.id).not.toBe(person.id);
  });
});
