import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ask, type RunningSite, startSite } from "../processes/site-process";
import { visitorsOf } from "../requests/visitor";
import { startUpstream } from "../stand-ins/upstream";

/**
 * Three malls of one deployment: two whose mall the platform `web-app` chooses by the header Origin, and one whose own
 * platform has another address, other names, and another header for tokens.
 */
const folder = mkdtempSync(join(tmpdir(), "promenade-profiles-"));
const secret = "a secret of the deployment's mall API";
let site: RunningSite;
let platform: Awaited<ReturnType<typeof startUpstream>>;
let other: typeof platform;

const answerWith = (response: ServerResponse, body: unknown, status = 200) => {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
};
const one = (data: unknown) => ({ status: "success", data });
const paginated = (...data: object[]) =>
  one({ data, current_page: 1, per_page: 100, last_page: 1, total: data.length });

/** What the platform says of each of its malls, by the header Origin. */
const onPlatform: Record<string, { name: string; shop: string }> = {
  "https://harfa.platform.example": { name: "Harfa", shop: "Boty Novák" },
  "https://koruna.platform.example": { name: "Koruna", shop: "Knihy Koruna" },
};
let isTokenValid = true;

function answerOfPlatform({ url = "", headers }: IncomingMessage, response: ServerResponse) {
  const mall = onPlatform[headers.origin ?? ""];
  const path = url.replace("/api/web-app/v1/", "").replace(/\?.*/, "");
  if (!mall) return answerWith(response, { status: "error", httpCode: 400 }, 400);
  const shop = { id: 17, store_name: mall.shop, title: "Spol. s r.o.", status: 1, company_category_id: 4 };
  const reward = { id: 9, title: "Káva zdarma", points_cost: 120, status: 1, unlimited_amount: true };
  const answers: Record<string, unknown> = {
    malls: paginated({ id: 1, title: mall.name }),
    "settings-web-app/web": one({ website_name: mall.name, offers: "true", rewards: "true" }),
    companies: paginated(shop, { ...shop, id: 18, store_name: "Zavřený obchod", status: 0 }),
    "companies/17": one(shop),
    categories: paginated({ id: 4, company_category: "Obuv" }),
    rewards: paginated(reward),
    login: { status: "error", data: { email: "Tento e-mail neznáme" } },
    "me/profile": isTokenValid
      ? one({ id: 1, first_name: "Ada", email: "ada@example.test", selected_app_language: "cs" })
      : { status: "error", httpCode: 401 },
  };
  const found = answers[path];
  answerWith(response, found ?? { status: "error", httpCode: 404 }, found ? 200 : 404);
}

function answerOfOther({ url = "" }: IncomingMessage, response: ServerResponse) {
  const path = url.replace("/rest/", "").replace(/\?.*/, "");
  const answers: Record<string, unknown> = {
    malls: { ok: true, result: [{ id: 1, nazev: "Pasáž" }] },
    "settings-web-app/web": { ok: true, result: { website_name: "Pasáž" } },
    categories: { ok: true, result: [] },
    obchody: { ok: true, result: [{ id: "a1", nazev: "Hodiny Pasáž", skryty: 0 }] },
    prihlaseni: { ok: true, result: { jwt: "member-token" } },
    "me/profile": { ok: true, result: { id: 5, jmeno: "Eva", email: "eva@example.test" } },
  };
  const found = answers[path];
  answerWith(response, found ?? { ok: false, code: 404 }, found ? 200 : 404);
}

function mount(id: string, mallApi?: object, profile?: object) {
  mkdirSync(join(folder, "malls", id), { recursive: true });
  const write = (name: string, value: object) =>
    writeFileSync(join(folder, "malls", id, name), JSON.stringify(value));
  const ids = { tenantId: id, tenantSecondLevelDomain: id, gtmId: null, metaId: null, redirectRule: "root" };
  write("config.json", { ...ids, ...(mallApi && { mallApi }) });
  write("meta-tags.json", { cz: { index: { title: id, description: "Obchody." } } });
  if (profile) write("profile.json", profile);
}

beforeAll(async () => {
  platform = await startUpstream(answerOfPlatform);
  other = await startUpstream(answerOfOther);
  mount("harfa");
  mount("koruna");
  mount(
    "pasaz",
    { url: `${other.url}/rest`, headers: ["X-Mall: {tenant}-1"] },
    {
      basePath: "",
      token: "X-Token: {token}",
      envelope: { data: "result", success: { field: "ok", values: [true] } },
      resources: {
        malls: { fields: { name: "nazev" } },
        companies: { path: "obchody", fields: { name: "nazev" }, exceptWhere: { skryty: [1] } },
        login: { path: "prihlaseni", fields: { email: "uzivatel", token: "jwt" } },
        "me/profile": { fields: { first_name: "jmeno" } },
      },
    },
  );
  site = await startSite({
    MALL_API_URL: `${platform.url}/api/web-app`,
    MALL_API_PROFILE: "web-app",
    MALL_API_HEADERS: "Origin: https://{tenant}.platform.example",
    MALL_API_SECRET: secret,
    TENANTS_DIR: join(folder, "malls"),
    TRUST_PROXY: "1",
  });
}, 90_000);
beforeEach(() => {
  isTokenValid = true;
  platform.asked.length = 0;
  other.asked.length = 0;
});
afterAll(async () => {
  await site.stop();
  await platform.stop();
  await other.stop();
  rmSync(folder, { recursive: true });
});

const page = async (mall: string, path: string, cookie = "") => {
  const response = await ask(site, mall, path, { headers: { Cookie: cookie } });
  const html = await response.text();
  return { status: response.status, location: response.headers.get("Location"), response, html };
};

describe("malls of one platform", () => {
  it("are told apart by the header that names them, at the same address", async () => {
    const [harfa, koruna] = await Promise.all([
      page("harfa", "/cz/obchody-a-sluzby"),
      page("koruna", "/cz/obchody-a-sluzby"),
    ]);
    expect([harfa.status, koruna.status]).toEqual([200, 200]);
    expect(harfa.html).toContain("Boty Novák");
    expect(koruna.html).toContain("Knihy Koruna");
    expect(harfa.html).not.toContain("Knihy Koruna");
    expect(harfa.html).not.toContain("Zavřený obchod");
  });

  it("are sent queries under the platform's names", async () => {
    expect((await page("harfa", "/cz/odmeny/1")).html).toContain("Káva zdarma");
    expect((await page("harfa", "/cz/obchody/obuv/1")).html).toContain("Boty Novák");
    const asked = platform.asked.map(({ url }) => decodeURIComponent(url)).join("\n");
    expect(asked).toMatch(/\/companies\?.*filter\[company_category_id\]=4/);
    expect(asked).toMatch(/\/rewards\?.*sort=points_cost/);
    expect(asked).not.toMatch(/[?&]category=|points_price/);
  });

  it("show what is wrong with a field of the log-in beside it", async () => {
    const { send } = visitorsOf(() => site, "harfa");
    const answer = await send("/cz/prihlaseni", {
      intent: "login",
      email: "ada@example.test",
      password: "x",
    });
    expect(answer.status).toBe(422);
    expect(answer.html).toMatch(/id="[^"]*email[^"]*"[^>]*>(?:(?!<input).)*Tento e-mail neznáme/s);
  });

  it("end a session whose token the platform refuses with HTTP 200", async () => {
    expect((await page("harfa", "/cz/muj-ucet", "token=a-token")).status).toBe(200);
    isTokenValid = false;
    const refused = await page("koruna", "/cz/muj-ucet", "token=another-token");
    expect(refused.location).toMatch(/^\/cz\/prihlaseni/);
    expect(refused.response.headers.getSetCookie().join()).toMatch(/token=;/);
  });
});

describe("a mall whose API is elsewhere", () => {
  it("is read by its own profile, and gets neither secret nor headers of the other", async () => {
    const { status, html } = await page("pasaz", "/cz/obchody-a-sluzby");
    expect(status).toBe(200);
    expect(html).toContain("Hodiny Pasáž");
    expect(platform.asked).toEqual([]);
    for (const { headers } of other.asked) {
      expect(headers["x-mall"]).toBe("pasaz-1");
      expect(headers).not.toHaveProperty("origin");
      expect(headers).not.toHaveProperty("x-mall-api-secret");
    }
    await page("harfa", "/cz/obchody-a-sluzby?x=1");
    expect(platform.asked.every(({ headers }) => headers["x-mall-api-secret"] === secret)).toBe(true);
  });

  it("logs members in under its own names, and gets their token in its own header", async () => {
    const { send } = visitorsOf(() => site, "pasaz");
    const credentials = { email: "eva@example.test", password: "dlouhe-heslo" };
    const answer = await send("/cz/prihlaseni", { intent: "login", ...credentials });
    expect(answer.status).toBe(303);
    const login = other.asked.find(({ url }) => url.startsWith("/rest/prihlaseni"));
    expect(JSON.parse(login?.body ?? "")).toEqual({
      uzivatel: credentials.email,
      password: credentials.password,
    });
    const dashboard = await page("pasaz", "/cz/muj-ucet", answer.cookie("token"));
    expect(dashboard.html).toContain("Eva");
    const own = other.asked.filter(({ url }) => url.startsWith("/rest/me/profile"));
    expect(own.at(-1)?.headers).toMatchObject({ "x-token": "member-token" });
    expect(own.at(-1)?.headers).not.toHaveProperty("authorization");
  });
});
