import { accountEndpoints } from "@contract/account-endpoints";
import { tenantIds } from "@contract/tenant-folders.server";
import { describe, expect, it } from "vitest";
import { member, newPerson, text, withMallApi } from "./mall-api-world";

const api = withMallApi({ SITE_URL: "https://www.{tenant}.test" });
const minute = 60_000;

const codeFor = async (email: string) =>
  (await api.mailsTo(email))[0]?.code ?? expect.fail("no code was mailed");
const otherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const login = (person: { email: string; password: string }, from?: string) =>
  api.post("login", { email: person.email, password: person.password }, from ? { from } : {});

describe("registering", () => {
  it("mails a code and a link to the mall's site, in the member's language", async () => {
    const person = newPerson({ language: "de", return_path: "/de/registrieren" });
    const answer = await api.post("register", person);
    expect(answer.status).toBe(201);
    expect(answer.data).toEqual({
      customer: {
        email: person.email,
        first_name: person.first_name,
        last_name: person.last_name,
        language: "de",
      },
    });
    const [mail] = await api.mailsTo(person.email);
    expect(mail?.language).toBe("de");
    expect(mail?.text).toContain("Guten Tag");
    expect(mail?.text).toContain(mail?.code ?? "no code");
    const link = new URL(mail?.link ?? "");
    expect(link.origin + link.pathname).toBe("https://www.galerieharfa.test/de/registrieren");
    // Browsers send no fragment: no log has the address or its code.
    expect(link.search).toBe("?mailed=1");
    expect(Object.fromEntries(new URLSearchParams(link.hash.slice(1)))).toEqual({
      email: person.email,
      code: mail?.code,
    });
  });

  it("doesn't allow log-in before the address is verified", async () => {
    const person = newPerson();
    await api.post("register", person);
    const answer = await login(person);
    expect([answer.status, answer.word, answer.errors]).toEqual([
      403,
      "Forbidden",
      { email: ["not_verified"] },
    ]);
  });

  it("logs in with the code, once", async () => {
    const person = newPerson();
    await api.post("register", person);
    const body = { email: person.email, code: await codeFor(person.email) };
    const verified = await api.post("register/email-verification", body);
    expect(verified.status).toBe(200);
    const profile = await api.get("me/profile", { token: text(verified.data, "token") });
    expect(text(profile.data, "email")).toBe(person.email);
    const replayed = await api.post("register/email-verification", body);
    expect([replayed.status, replayed.errors]).toEqual([422, { code: ["wrong_or_expired"] }]);
  });

  it("knows an address of another alphabet however a browser sends it, and writes it as its owner does", async () => {
    const person = newPerson({ email: `Jana.${Date.now()}@Müller.example` });
    await api.post("register", person);
    const sent = person.email.toLowerCase().replace("müller", "xn--mller-kva");
    const [mail] = await api.mailsTo(sent);
    const { searchParams } = new URL(`https://mall.test/?${new URL(mail?.link ?? "").hash.slice(1)}`);
    expect(searchParams.get("email")).toBe(person.email.toLowerCase());
    await api.post("register/email-verification", { email: person.email, code: mail?.code });
    for (const email of [sent, person.email, ` ${person.email}\u200b`])
      expect((await login({ ...person, email })).status, email).toBe(200);
  });

  it("rejects a code after thirty minutes", async () => {
    const person = newPerson();
    await api.post("register", person);
    const code = await codeFor(person.email);
    api.pass(30 * minute);
    const answer = await api.post("register/email-verification", { email: person.email, code });
    expect(answer.errors).toEqual({ code: ["wrong_or_expired"] });
  });

  it("rejects the right code after five wrong ones, even concurrent ones", async () => {
    const person = newPerson();
    await api.post("register", person);
    const code = await codeFor(person.email);
    const wrong = { email: person.email, code: otherCode(code) };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => api.post("register/email-verification", wrong)),
    );
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422]);
    expect((await api.post("register/email-verification", { ...wrong, code })).status).toBe(422);
  });

  it("sends a new code at most once a minute, which invalidates the old one", async () => {
    const person = newPerson();
    await api.post("register", person);
    const first = await codeFor(person.email);
    expect((await api.post("register/email-resend", { email: person.email })).status).toBe(200);
    const tooSoon = await api.post("register/email-resend", { email: person.email });
    expect([tooSoon.status, tooSoon.word]).toEqual([429, "TooManyRequests"]);
    expect(Number(tooSoon.headers.get("retry-after"))).toBeGreaterThan(0);
    api.pass(minute);
    expect((await api.post("register/email-resend", { email: person.email })).status).toBe(200);
    const newest = await codeFor(person.email);
    const verify = (code: string) => api.post("register/email-verification", { email: person.email, code });
    if (first !== newest) expect((await verify(first)).status).toBe(422);
    expect((await verify(newest)).status).toBe(200);
  });

  it("responds to a known address as to an unknown one, and notifies its owner by mail", async () => {
    const known = await member(api);
    const again = newPerson({ email: known.email, password: "úplně jiné heslo" });
    const answer = await api.post("register", again);
    const stranger = await api.post("register", newPerson());
    expect(answer.status).toBe(stranger.status);
    expect(Object.keys(answer.data as object)).toEqual(Object.keys(stranger.data as object));
    expect((await api.mailsTo(known.email))[0]?.purpose).toBe("already-registered");
    expect((await login(known)).status).toBe(200);
    expect((await login(again)).status).toBe(401);
  });

  it("counts the same form sent twice concurrently as one", async () => {
    const person = newPerson();
    const answers = await Promise.all([1, 2, 3].map(() => api.post("register", person)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await api.mailsTo(person.email)).toHaveLength(1);
    const code = await codeFor(person.email);
    expect((await api.post("register/email-verification", { email: person.email, code })).status).toBe(200);
  });

  it("starts over if somebody else registered the address and never verified it", async () => {
    const stranger = newPerson({ password: "heslo někoho jiného" });
    await api.post("register", stranger);
    const strangersCode = await codeFor(stranger.email);
    const owner = newPerson({ email: stranger.email, password: "vlastní dlouhé heslo" });
    await api.post("register", owner);
    const code = await codeFor(owner.email);
    const verify = (given: string) =>
      api.post("register/email-verification", { email: owner.email, code: given });
    if (strangersCode !== code) expect((await verify(strangersCode)).status).toBe(422);
    expect((await verify(code)).status).toBe(200);
    expect((await login(stranger)).status).toBe(401);
    expect((await login(owner)).status).toBe(200);
  });

  it.each([
    ["first_name", { first_name: "" }, "required"],
    ["first_name", { first_name: "a\0b" }, "invalid"],
    ["first_name", { first_name: "a".repeat(81) }, "too_long"],
    ["email", { email: "nobody" }, "not_an_email"],
    ["email", { email: undefined }, "required"],
    ["password", { password: "short" }, "too_short"],
    ["password", { password: "password123" }, "too_common"],
    ["password", { password: "1234567890" }, "too_common"],
    ["password", { password: "p".repeat(201) }, "too_long"],
    ["phone", { phone: "call me" }, "not_a_phone"],
    ["birth_date", { birth_date: "2024-02-30" }, "not_a_date"],
    ["birth_date", { birth_date: "2999-01-01" }, "in_the_future"],
    ["birth_date", { birth_date: new Date().toISOString().slice(0, 10) }, "too_young"],
    ["terms", { terms: false }, "required"],
    ["language", { language: "fr" }, "invalid"],
    ["return_path", { return_path: "//evil.test/" }, "invalid"],
    ["return_path", { return_path: "https://evil.test/" }, "invalid"],
    ["return_path", { return_path: "/\\evil.test" }, "invalid"],
  ])("rejects %s %j", async (field, change, problem) => {
    const answer = await api.post("register", newPerson(change));
    expect([answer.status, answer.errors]).toEqual([422, { [field]: [problem] }]);
  });

  it("stores names in any script, beyond the basic plane too", async () => {
    const { token } = await member(api, { first_name: "Žofie 🌿", last_name: "李 𝒟vořák" });
    const { data } = await api.get("me/profile", { token });
    expect([text(data, "first_name"), text(data, "last_name")]).toEqual(["Žofie 🌿", "李 𝒟vořák"]);
  });
});

describe("logging in", () => {
  it("responds the same to a wrong password and an unknown address", async () => {
    const person = await member(api);
    const wrong = await login({ ...person, password: "not the password" });
    const unknown = await login({ ...newPerson(), password: "not the password" });
    expect([wrong.status, wrong.word]).toEqual([401, "Unauthorized"]);
    expect(unknown.text).toBe(wrong.text);
  });

  it("rejects the sixth attempt after five wrong passwords, even the right one, for a quarter of an hour", async () => {
    const person = await member(api);
    const from = "203.0.113.7";
    for (let attempts = 0; attempts < 5; attempts++) {
      expect((await login({ ...person, password: "wrong wrong" }, from)).status).toBe(401);
    }
    const sixth = await login(person, from);
    expect([sixth.status, sixth.word]).toEqual([429, "TooManyRequests"]);
    expect(Number(sixth.headers.get("retry-after"))).toBeLessThanOrEqual(15 * 60);
    expect((await login(person, "203.0.113.8")).status).toBe(200);
    api.pass(15 * minute);
    expect((await login(person, from)).status).toBe(200);
  });

  it("counts concurrent wrong passwords", async () => {
    const person = await member(api);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => login({ ...person, password: "wrong wrong" }, "203.0.113.9")),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(5).fill(401), ...Array(7).fill(429)]);
  });

  it("counts attempts against unknown addresses, too", async () => {
    const nobody = newPerson();
    const statuses = [];
    for (let attempts = 0; attempts < 6; attempts++)
      statuses.push((await login(nobody, "203.0.113.10")).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it("resets the count of wrong passwords after a successful log-in", async () => {
    const person = await member(api);
    const from = "203.0.113.11";
    for (let round = 0; round < 2; round++) {
      for (let attempts = 0; attempts < 4; attempts++)
        await login({ ...person, password: "wrong wrong" }, from);
      expect((await login(person, from)).status).toBe(200);
    }
  });

  it("accepts members in their own mall only", async () => {
    const person = await member(api);
    const elsewhere = { email: person.email, password: person.password };
    expect((await api.post("login", elsewhere, { tenant: "novoplaza" })).status).toBe(401);
    expect((await api.get("me/profile", { token: person.token, tenant: "novoplaza" })).status).toBe(401);
    expect((await api.get("me/profile", { token: person.token })).status).toBe(200);
  });

  it("ends the session at log-out", async () => {
    const { token } = await member(api);
    expect((await api.post("logout", undefined, { token })).status).toBe(200);
    expect((await api.get("me/profile", { token })).word).toBe("Unauthorized");
  });

  it("issues a separate token for the Wi-Fi, valid for some hours", async () => {
    const { email, password } = await member(api);
    const body = { grant_type: "password", username: email, password, client_id: "wifi" };
    const { status, data } = await api.post("oauth/token", body);
    expect(status).toBe(200);
    expect(text(data, "token_type")).toBe("Bearer");
    const token = text(data, "access_token");
    expect((await api.get("me/profile", { token })).status).toBe(200);
    api.pass(Number(text(data, "expires_in")) * 1000);
    expect((await api.get("me/profile", { token })).status).toBe(401);
  });
});

describe("every member endpoint", () => {
  const memberCalls = Object.entries(accountEndpoints).filter(([, { access }]) => access === "member");

  it.each(memberCalls)(
    "%s is rejected without a token and with an arbitrary one",
    async (_, { method, path }) => {
      const ask = (token?: string) => api.ask(method, path.replace("{id}", "x"), undefined, { token });
      expect((await ask()).word).toBe("Unauthorized");
      expect((await ask("made-up")).word).toBe("Unauthorized");
    },
  );
});

describe("request bodies", () => {
  it.each([
    ["a body of 10 MB", "x".repeat(10 * 1024 * 1024), 413],
    ["JSON of 10 MB", JSON.stringify({ email: "x".repeat(10 * 1024 * 1024) }), 413],
    ["no JSON", "{", 422],
    ["no object", "[]", 422],
    ["null", "null", 422],
  ])("is rejected when it is %s", async (_, body, status) => {
    const answer = await api.post("login", body);
    expect(answer.status).toBe(status);
    expect(answer.word).toBe("ValidationFailed");
  });

  it("are rejected unless they are JSON", async () => {
    const answer = await api.post("login", "email=a&password=b", {
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect(answer.status).toBe(422);
  });
});

it("every mall has a demo member", async () => {
  const statuses = await Promise.all(
    tenantIds.map(async (tenant) => {
      const answer = await api.post(
        "login",
        { email: "demo@promenade.test", password: "promenade-demo" },
        { tenant },
      );
      return answer.status;
    }),
  );
  expect(statuses).toEqual(tenantIds.map(() => 200));
});
