import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { customer } from "../db/account-schema";
import { member, newPerson, text, withMallApi } from "./mall-api-world";

const breached = "three-lamps-over-a-brook";
const hash = createHash("sha1").update(breached).digest("hex").toUpperCase();
const padding = createHash("sha1").update("a kettle sings at night").digest("hex").toUpperCase();

type Answer = (path: string) => { status?: number; body?: string; location?: string } | null;
const answers: Record<string, Answer> = {
  usual: (path) => ({
    body: path.endsWith(hash.slice(0, 5))
      ? `${"0".repeat(35)}:4\r\n${hash.slice(5)}:17`
      : `${padding.slice(5)}:0`,
  }),
  failing: () => ({ status: 503 }),
  redirecting: () => ({ status: 302, location: "/elsewhere" }),
  silent: () => null,
};
let answer: Answer = () => null;
const asked: { url: string; padding: string | undefined }[] = [];
const ranges = createServer((request, response) => {
  asked.push({ url: request.url ?? "", padding: request.headers["add-padding"]?.toString() });
  const given = answer(request.url ?? "");
  if (!given) return;
  const { status = 200, body = "", location } = given;
  response.writeHead(status, location ? { location } : {}).end(body);
});
await once(ranges.listen(0, "127.0.0.1"), "listening");
const { port } = ranges.address() as AddressInfo;
afterAll(() => {
  ranges.close();
  ranges.closeAllConnections();
});
beforeEach(() => {
  answer = answers.usual ?? answer;
  asked.length = 0;
});

const api = withMallApi({ BREACHED_PASSWORDS_URL: `http://127.0.0.1:${port}/range/` });

/** Each way to a new password; the response of the API. */
const ways: Record<string, (password: string) => ReturnType<typeof api.post>> = {
  registration: (password) => api.post("register", newPerson({ password })),
  async change(password) {
    const person = await member(api);
    const twice = { password, password_confirmation: password };
    return api.post(
      "change-password",
      { current_password: person.password, ...twice },
      { token: person.token },
    );
  },
  async reset(password) {
    const person = await member(api);
    await api.post("forget-password", { email: person.email, return_path: "/cz/zapomenute-heslo" });
    const [mail] = await api.mailsTo(person.email);
    const { data } = await api.post("forget-password/login", { email: person.email, code: mail?.code });
    const twice = { password, password_confirmation: password };
    return api.post("change-forget-password", { reset_token: text(data, "reset_token"), ...twice });
  },
  async "the first one after single sign-on"(password) {
    const person = await member(api);
    const { database } = api.services();
    await database.update(customer).set({ passwordHash: null }).where(eq(customer.id, person.id));
    const twice = { password, password_confirmation: password };
    return api.post("add-password-after-sso", twice, { token: person.token });
  },
};

describe.each(Object.entries(ways))("at %s", (_, choose) => {
  it.each([
    ["too_common", "sunshine2024"],
    ["made_of_names", "Galerie Harfa 1!"],
    ["breached", breached],
  ])("a password is refused as %s: %s", async (problem, password) => {
    const { status, errors } = await choose(password);
    expect([status, errors]).toEqual([422, { password: [problem] }]);
  });

  it("another is accepted", async () => {
    expect((await choose("sedm zelených deštníků")).status).toBeLessThan(300);
  });
});

describe("the names in a password", () => {
  it("are those of the member's own mall and address", async () => {
    const refused = async (email: string, tenant: string) => {
      const person = newPerson({ email, password: "brandejsky-europa-klic-1" });
      return (await api.post("register", person, { tenant })).errors.password;
    };
    expect(await refused("brandejsky@mail.test", "europasc")).toEqual(["made_of_names"]);
    expect(await refused("brandejsky@mail.test", "galerieharfa")).toBeUndefined();
    expect(await refused("somebody@mail.test", "europasc")).toBeUndefined();
  });
});

describe("whether a password was breached", () => {
  it("is asked with five characters of its hash, padded", async () => {
    await api.post("register", newPerson({ password: breached }));
    expect(asked).toEqual([{ url: `/range/${hash.slice(0, 5)}`, padding: "true" }]);
  });

  it("is not said by a line of padding", async () => {
    const person = newPerson({ password: "a kettle sings at night" });
    expect((await api.post("register", person)).status).toBe(201);
  });

  it.each(["failing", "redirecting", "silent"])("is unknown while the service is %s", async (name) => {
    answer = answers[name] ?? answer;
    expect((await api.post("register", newPerson({ password: breached }))).status).toBe(201);
    expect(asked).toHaveLength(1);
  });
});
