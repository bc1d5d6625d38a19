import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { visitor } from "../stand-ins/other-mall-api/content/loyalty";
import { contractShapes } from "../stand-ins/other-mall-api/shape";
import { wifiClient } from "../stand-ins/other-mall-api/shapes/password-grant";
import { type OtherMallApi, startOtherMallApi } from "../stand-ins/other-mall-api/start";
import { at, client, credentials, isRow, rowsIn } from "./other-mall-client";

describe("the style of each mall API", () => {
  const started = new Map<string, OtherMallApi>();
  const now = new Date("2026-11-22T09:30:00Z");

  beforeAll(async () => {
    for (const shape of contractShapes) started.set(shape, await startOtherMallApi({ shape, now }));
  });
  afterAll(() => Promise.all([...started.values()].map((api) => api.close())));

  function ask(shape: string): ReturnType<typeof client> {
    const api = started.get(shape);
    if (!api) throw new Error(`${shape} has not been started`);
    return client(api);
  }
  const first = async (shape: string, path: string) => rowsIn((await ask(shape)(path)).body)[0];

  it("minimal: local times without a zone, a day as one object, management as text, a bare token", async () => {
    expect(await first("minimal", "/events")).toMatchObject({ date_from: "2026-11-22 08:00:00" });
    const mall = await first("minimal", "/malls");
    expect(at(mall, "opening_hours", 0)).toMatchObject({
      zone: "default",
      days: { monday: { from: "09:00", to: "21:00" } },
    });
    expect(at(mall, "management", 0)).toBe("Ing. Petra Řeháčková, ředitelka centra, +420 226 100 101");
    expect(mall).toMatchObject({ facebook: "https://www.facebook.com/centrum.example" });
    const { body } = await ask("minimal")("/login", { json: credentials });
    expect(Object.keys(isRow(body) ? body : {})).toEqual(["status", "token"]);
    const { url, entities } = started.get("minimal") ?? { url: "", entities: [] };
    expect(new URL(entities[0]?.picture ?? "").host).not.toBe(new URL(url).host);
  });

  it("laravel: pages, UTC, decimals as text, 0 and 1, embedded relations, hours as text", async () => {
    const page = at((await ask("laravel")("/companies?page=2")).body, "data");
    expect(page).toMatchObject({ current_page: 2, last_page: 2, per_page: 15, total: 17 });
    expect(rowsIn({ data: page })).toHaveLength(2);
    expect(await first("laravel", "/products?company_id=104")).toMatchObject({
      price: "349.00",
      is_active: 1,
      valid_from: "2026-11-19T23:00:00Z",
      company: { id: 104, translations: [{ locale: "cz", name: "Knihy Letná" }, {}, {}, {}] },
    });
    const hours = at(await first("laravel", "/malls"), "opening_hours");
    expect(at(hours, 0, "days", "monday")).toBe("09:00 - 21:00");
    expect(at(hours, 2, "days", "sunday")).toBeNull();
    expect((await ask("laravel")("/register", { json: { email: "x" } })).body).toMatchObject({
      errors: { email: [expect.any(String)] },
    });
  });

  it("laravel: grants a Wi-Fi token only to a known client, by form", async () => {
    const grant = { grant_type: "password", username: visitor.email, password: visitor.password };
    const known = { ...grant, client_id: wifiClient.id, client_secret: wifiClient.secret };
    const request = ask("laravel");
    expect(await request("/oauth/token", { form: new URLSearchParams(known) })).toMatchObject({
      status: 200,
      body: { token_type: "Bearer", access_token: expect.any(String) },
    });
    expect(await request("/oauth/token", { form: new URLSearchParams(grant) })).toMatchObject({
      status: 401,
      body: { error: "invalid_client" },
    });
    expect(
      await request("/oauth/token", { form: new URLSearchParams({ ...known, password: "no" }) }),
    ).toMatchObject({ status: 400, body: { error: "invalid_grant" } });
    expect(await request("/oauth/token", { json: known })).toMatchObject({
      status: 400,
      body: { error: "invalid_request" },
    });
  });

  it.each(["minimal", "plain", "sparse"])("%s: the Wi-Fi log-in works like the other", async (shape) => {
    const grant = { grant_type: "password", username: visitor.email, password: visitor.password };
    expect((await ask(shape)("/oauth/token", { json: grant })).body).toMatchObject({ status: "success" });
  });

  it("plain: ignores paging, seconds, bare days, text in place of numbers", async () => {
    const request = ask("plain");
    const offers = at((await request("/products?page=2&per_page=1&category=s101&search=xyz")).body, "data");
    expect(offers).toHaveLength(8);
    expect(at(offers, 0)).toMatchObject({
      id: "o201",
      company: "s101",
      price: "2990",
      from: "2026-11-22",
      image: "/uploads/offer-201.png",
    });
    expect(await first("plain", "/events")).toMatchObject({
      start: Date.parse("2026-11-22T07:00:00Z") / 1000,
    });
    const mall = await first("plain", "/malls");
    expect(at(mall, "opening_hours", 2)).toMatchObject({
      name: "post",
      days: { monday: [{ open: "08:00", close: "12:00" }, {}], sunday: [] },
    });
    expect(at(mall, "social_links", "youtube")).toContain("youtube.com");
    expect(JSON.parse(String(at(mall, "property_management")))).toMatchObject({ name: "Říční správa a.s." });
    expect(at((await request("/search?q=botanik")).body, "data")).toMatchObject([
      { type: "companies", id: "s106" },
      { type: "news" },
    ]);
  });

  it("sparse: stray rows, odd values, errors with status 200, and much missing", async () => {
    const request = ask("sparse");
    const events = rowsIn((await request("/events")).body);
    expect(events.find(({ id }) => id === "403")).toMatchObject({ type: "popup" });
    expect(events.find(({ id }) => id === "404")).toMatchObject({ date_from: "příští úterý" });
    expect(events.filter((row) => row.id === undefined || Object.keys(row).length === 1)).toHaveLength(2);
    const mall = await first("sparse", "/malls");
    expect(at(mall, "management", 0)).toBe(17);
    expect(at(mall, "opening_hours", 0, "days")).toHaveProperty("someday");
    const settings = at((await request("/settings-web-app/web")).body, "data");
    expect(() => JSON.parse(String(at(settings, "hero_banner_items")))).toThrow();
    expect(await request("/companies/1")).toMatchObject({
      status: 200,
      body: { status: "error", httpStatus: "Not Found" },
    });
    for (const path of ["/tiers", "/badges", "/booking/services", "/options/parking", "/messages", "/cinema"])
      expect((await request(path)).status).toBe(404);
  });

  it("writes picture URLs as configured", async () => {
    const picturesUrl = "https://pictures.example.test";
    const api = await startOtherMallApi({ shape: "minimal", picturesUrl });
    expect(api.entities[0]?.picture).toBe(`${picturesUrl}/shop-101.png`);
    await api.close();
  });
});
