import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { accessToken, customer, emailedCode } from "../db/account-schema";
import { member, newPerson, text, withMallApi } from "./mall-api-world";

const api = withMallApi();
const login = (email: string, password: string) => api.post("login", { email, password });

describe("a password", () => {
  it("counts as it was typed, each of its up to 200 characters", async () => {
    const password = `${`${"Dlouhá věta o lednici. ".repeat(9)}`.slice(0, 199)}x`;
    const { email } = await member(api, { password });
    for (const other of [`${password.slice(0, -1)}y`, password.slice(0, -1), password.toLowerCase()])
      expect((await login(email, other)).status, other).toBe(401);
    expect((await login(email, password)).status).toBe(200);
  });

  it("is stored as a salted slow hash", async () => {
    const [one, other] = [await member(api), await member(api)];
    const hashes = await Promise.all(
      [one, other].map(async ({ id }) => {
        const [row] = await api.services().database.select().from(customer).where(eq(customer.id, id));
        return row?.passwordHash ?? "";
      }),
    );
    for (const hash of hashes) expect(hash).toMatch(/^scrypt\$\d+\$\d+\$\d+\$[\w-]{22}\$[\w-]{43}$/);
    expect(one.password).toBe(other.password);
    expect(new Set(hashes).size).toBe(2);
  });
});

describe("a session's token", () => {
  it("is 256 random bits, another for each log-in, and stored as a hash", async () => {
    const person = await member(api);
    const tokens = [person.token];
    for (let time = 0; time < 2; time++)
      tokens.push(text((await login(person.email, person.password)).data, "token"));
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
    expect(new Set(tokens).size).toBe(tokens.length);
    const rows = await api.services().database.select().from(accessToken);
    const stored = JSON.stringify(rows);
    for (const token of tokens) expect(stored).not.toContain(token);
  });
});

describe("a mailed code", () => {
  it("has six digits, and is stored as a salted hash", async () => {
    const person = newPerson();
    await api.post("register", person);
    const [mail] = await api.mailsTo(person.email);
    expect(mail?.code).toMatch(/^\d{6}$/);
    const rows = await api.services().database.select().from(emailedCode);
    expect(rows).not.toEqual([]);
    for (const { hash, salt } of rows) {
      expect(hash).toMatch(/^[\w-]{43}$/);
      expect(salt).toMatch(/^[\w-]{43}$/);
    }
  });
});
