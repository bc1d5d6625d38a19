import { describe, expect, it } from "vitest";
import { totp } from "../db/second-factor-schema";
import { member, text, withMallApi } from "./mall-api-world";
import { softwarePasskey } from "./software-passkey";
import { step, twoStepWorld } from "./two-step-world";

const api = withMallApi({
  SITE_URL: "https://{tenant}.test",
  SECOND_FACTOR_KEY: "a key of tests, of at least 32 characters",
});
const { memberWithApp, statusOf, firstStep, secondStep, purposes } = twoStepWorld(api);
const minute = 60_000;
const isLoggedIn = async (token: string) => (await api.get("me/profile", { token })).status === 200;
const wrongCode = { code: ["wrong_or_expired"] };
const origin = "https://galerieharfa.test";

type Member = Awaited<ReturnType<typeof member>>;
const optionsFor = async ({ token, password }: Member) => {
  const answer = await api.post("me/second-factor/passkeys/options", { password }, { token });
  expect(answer.status, answer.text).toBe(200);
  return Object(answer.data).options;
};
async function addPasskey(person: Member, name = "Phone", passkey = softwarePasskey(origin)) {
  const credential = passkey.created(await optionsFor(person));
  const added = await api.post("me/second-factor/passkeys", { name, credential }, { token: person.token });
  return { passkey, added };
}

describe("an authenticator app", () => {
  it("is set up with the password and counts after its first code", async () => {
    const person = await member(api);
    const { token, password } = person;
    const start = (body: object) => api.post("me/second-factor/totp", body, { token });
    expect((await start({})).errors).toEqual({ password: ["required"] });
    expect((await start({ password: "kolo pod kopcem" })).errors).toEqual({ password: ["wrong"] });
    await start({ password });
    const { totp } = await statusOf(person);
    expect(totp.since).toBeNull();
    const uri = new URL(totp.setup?.uri ?? "");
    expect([uri.protocol, uri.host, uri.searchParams.get("issuer")]).toEqual([
      "otpauth:",
      "totp",
      "Galerie Harfa",
    ]);
    expect(uri.searchParams.get("secret")).toBe(totp.setup?.secret);
    expect((await api.post("login", { email: person.email, password })).data).toHaveProperty("token");
    const refused = await api.post("me/second-factor/totp/confirmation", { code: "000000" }, { token });
    expect(refused.errors).toEqual(wrongCode);
  });

  it("shows its secret for a quarter of an hour, and never after its first code", async () => {
    const person = await member(api);
    await api.post("me/second-factor/totp", { password: person.password }, { token: person.token });
    expect((await statusOf(person)).totp.setup).not.toBeNull();
    api.pass(15 * minute);
    expect((await statusOf(person)).totp.setup).toBeNull();
    const other = await memberWithApp();
    expect(await statusOf(other)).toMatchObject({
      totp: { since: expect.any(String), setup: null },
      recovery_codes_left: 10,
    });
    const restarted = await api.post(
      "me/second-factor/totp",
      { password: other.password },
      { token: other.token },
    );
    expect(restarted.status).toBe(409);
  });

  it("ends the other sessions when it is switched on", async () => {
    const person = await member(api);
    const { data } = await api.post("login", { email: person.email, password: person.password });
    const elsewhere = text(data, "token");
    const { token, password } = person;
    await api.post("me/second-factor/totp", { password }, { token });
    expect(await isLoggedIn(elsewhere)).toBe(true);
    const { Secret, TOTP } = await import("otpauth");
    const app = new TOTP({ secret: Secret.fromBase32((await statusOf(person)).totp.setup?.secret ?? "") });
    await api.post(
      "me/second-factor/totp/confirmation",
      { code: app.generate({ timestamp: api.now().getTime() }) },
      { token },
    );
    expect([await isLoggedIn(elsewhere), await isLoggedIn(token)]).toEqual([false, true]);
  });

  it("is removed by the password and a code, which a mail tells; then the password is enough again", async () => {
    const person = await memberWithApp();
    const { token, password, email } = person;
    api.pass(step);
    const remove = (body: object) => api.delete("me/second-factor/totp", body, { token });
    expect((await remove({ password })).errors).toEqual({ code: ["required"] });
    expect((await remove({ code: person.code() })).errors).toEqual({ password: ["required"] });
    expect((await remove({ password, code: "000000" })).errors).toEqual(wrongCode);
    const removed = await remove({ password, code: person.code() });
    expect(removed.data).toMatchObject({ totp: { since: null }, recovery_codes_left: 0 });
    expect((await api.post("login", { email, password })).data).toHaveProperty("token");
    expect((await purposes(person))[0]).toBe("second-factor-off");
  });

  it("can't be guessed by who has a session and the password", async () => {
    const { token, password, recovery } = await memberWithApp();
    const remove = (code = "000000") => api.delete("me/second-factor/totp", { password, code }, { token });
    for (let at = 0; at < 5; at++) expect((await remove()).status).toBe(422);
    expect((await remove(recovery[0])).status).toBe(429);
  });

  it("has its secret encrypted, for its owner alone", async () => {
    const [one, other] = [await memberWithApp(), await memberWithApp()];
    const { database } = api.services();
    const rows = await database.select().from(totp);
    expect(rows.some(({ secret }) => secret.includes(one.setup?.secret ?? ""))).toBe(false);
    api.pass(step);
    await database.$client.execute({
      sql: "UPDATE totp SET secret = (SELECT secret FROM totp WHERE customer_id = ?) WHERE customer_id = ?",
      args: [other.id, one.id],
    });
    expect((await secondStep(await firstStep(one), other.code())).errors).toEqual(wrongCode);
  });
});

describe("a passkey", () => {
  it("is added with the password, and logs in together with it", async () => {
    const person = await member(api);
    const { token } = person;
    const refused = await api.post("me/second-factor/passkeys/options", { password: "wrong" }, { token });
    expect(refused.errors).toEqual({ password: ["wrong"] });
    const options = await optionsFor(person);
    expect(options).toMatchObject({ rp: { id: "galerieharfa.test", name: "Galerie Harfa" } });
    const { passkey, added } = await addPasskey(person);
    expect([added.status, Object(added.data).recovery_codes.length]).toEqual([201, 10]);
    const challenge = await firstStep(person);
    const { data } = await api.post("login/second-factor/options", { challenge });
    const asked = Object(data).passkey;
    expect(asked).toMatchObject({ rpId: "galerieharfa.test", allowCredentials: [{ id: passkey.id }] });
    expect(JSON.stringify(data)).not.toContain(challenge);
    const credential = passkey.signed(asked);
    const done = await api.post("login/second-factor/passkey", { challenge, credential });
    expect(await isLoggedIn(text(done.data, "token"))).toBe(true);
    const again = await api.post("login/second-factor/passkey", { challenge, credential });
    expect(again.errors).toEqual({ challenge: ["wrong_or_expired"] });
  });

  it("counts for its own member, challenge and site alone", async () => {
    const [person, stranger] = [await member(api), await member(api)];
    const { passkey } = await addPasskey(person);
    const { passkey: strangers } = await addPasskey(stranger);
    const phishing = softwarePasskey("https://galerieharfa.test.evil.test");
    const refusedThere = await addPasskey(person, "Phished", phishing);
    expect(refusedThere.added.errors).toEqual({ credential: ["invalid"] });

    const challenge = await firstStep(person);
    const { data } = await api.post("login/second-factor/options", { challenge });
    const asked = Object(data).passkey;
    const other = await firstStep(person);
    const earlier = Object(
      (await api.post("login/second-factor/options", { challenge: other })).data,
    ).passkey;
    const credentials = [
      strangers.signed(asked),
      passkey.signed(earlier),
      passkey.signed({ ...asked, rpId: "novoplaza.test" }),
      { ...softwarePasskey(origin).signed(asked), id: passkey.id, rawId: passkey.id },
    ];
    for (const credential of credentials) {
      const { errors } = await api.post("login/second-factor/passkey", { challenge, credential });
      expect(errors).toEqual({ credential: ["wrong_or_expired"] });
    }
  });

  it("is created for one challenge, within minutes", async () => {
    const person = await member(api);
    const passkey = softwarePasskey(origin);
    const add = (credential: object) =>
      api.post("me/second-factor/passkeys", { name: "Phone", credential }, { token: person.token });
    const credential = passkey.created(await optionsFor(person));
    expect((await add(credential)).status).toBe(201);
    expect((await add(credential)).errors).toEqual({ credential: ["wrong_or_expired"] });
    const late = softwarePasskey(origin).created(await optionsFor(person));
    api.pass(5 * minute);
    expect((await add(late)).errors).toEqual({ credential: ["wrong_or_expired"] });
    const copied = passkey.created(await optionsFor(person));
    expect((await add(copied)).errors).toEqual({ credential: ["taken"] });
  });

  it("is renamed and removed by its member alone", async () => {
    const [person, other] = [await memberWithApp(), await member(api)];
    const { added } = await addPasskey(person);
    expect(added.data).toEqual({ recovery_codes: null });
    const [first] = (await statusOf(person)).passkeys;
    const path = `me/second-factor/passkeys/${first?.id}`;
    expect((await api.patch(path, { name: "Mine" }, { token: other.token })).status).toBe(404);
    const renamed = await api.patch(path, { name: "Blue phone" }, { token: person.token });
    expect(renamed.data).toMatchObject({ passkeys: [{ name: "Blue phone" }] });
    api.pass(step);
    const proof = { password: person.password, code: person.code() };
    expect((await api.delete(path, proof, { token: other.token })).status).toBe(404);
    const removed = await api.delete(path, proof, { token: person.token });
    expect(removed.data).toMatchObject({ passkeys: [], totp: { since: expect.any(String) } });
    expect((await purposes(person)).slice(0, 3)).toEqual([
      "second-factor-changed",
      "second-factor-changed",
      "second-factor-on",
    ]);
  });

  it("is one of at most ten", async () => {
    const person = await member(api);
    for (let at = 0; at < 10; at++) expect((await addPasskey(person)).added.status).toBe(201);
    expect((await addPasskey(person)).added.errors).toEqual({ name: ["limit_reached"] });
  });
});

describe("recovery codes", () => {
  it("are replaced by the password and a code: the earlier ones end", async () => {
    const person = await memberWithApp();
    const { token, password, recovery } = person;
    const [first = "", second = ""] = recovery;
    const replaced = await api.post("me/second-factor/recovery-codes", { password, code: first }, { token });
    const [fresh] = Object(replaced.data).recovery_codes;
    const give = async (code: string) => (await secondStep(await firstStep(person), code)).status;
    expect([await give(second), await give(fresh)]).toEqual([422, 200]);
    expect((await statusOf(person)).recovery_codes_left).toBe(9);
  });

  it("and everything of a second factor are erased with the account", async () => {
    const person = await memberWithApp();
    await addPasskey(person);
    await firstStep(person);
    const { password, token, id } = person;
    expect((await api.delete("delete-account", { password }, { token })).status).toBe(200);
    const { $client } = api.services().database;
    for (const table of ["totp", "passkey", "passkey_challenge", "recovery_code", "login_challenge"]) {
      const sql = `SELECT count(*) AS rows FROM ${table} WHERE customer_id = ?`;
      expect([table, (await $client.execute({ sql, args: [id] })).rows[0]?.rows]).toEqual([table, 0]);
    }
  });
});

it("shows no member another's factors, and strangers none", async () => {
  expect((await api.get("me/second-factor")).status).toBe(401);
  const [person, other] = [await memberWithApp(), await member(api)];
  await addPasskey(person);
  expect(await statusOf(other)).toMatchObject({
    totp: { since: null, setup: null },
    passkeys: [],
    recovery_codes_left: 0,
  });
});
