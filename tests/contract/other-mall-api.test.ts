import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { visitor } from "../stand-ins/other-mall-api/content/loyalty";
import { nameIn } from "../stand-ins/other-mall-api/names";
import { contractShapes } from "../stand-ins/other-mall-api/shape";
import { type OtherMallApi, startOtherMallApi } from "../stand-ins/other-mall-api/start";
import { at, client, credentials, isRow, rowsIn, tokenIn } from "./other-mall-client";

const keysOf = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap(keysOf)
    : isRow(value)
      ? Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)])
      : [];

const lists = [
  "companies",
  "products",
  "rewards",
  "events",
  "news",
  "amenities",
  "categories",
  "faq",
] as const;

describe.each(contractShapes)("the %s mall API", (shape) => {
  let api: OtherMallApi;
  let request: ReturnType<typeof client>;
  let token = "";

  beforeAll(async () => {
    api = await startOtherMallApi({ shape, tenant: "galerieharfa" });
    request = client(api);
    const { body } = await request("/login", { json: credentials });
    token = tokenIn(body);
  });
  afterAll(() => api.close());

  it.each(lists)("lists all %s that it announces", async (resource) => {
    const { status, body } = await request(`/${resource}?per_page=100`);
    const listed = new Map(rowsIn(body).map((row) => [String(row.id), JSON.stringify(row)]));
    expect(status).toBe(200);
    const named = api.entities.filter((entity) => entity.resource === resource);
    expect(named.length).toBeGreaterThan(3);
    for (const entity of named)
      for (const name of Object.values(entity.names)) expect(listed.get(entity.id)).toContain(name);
  });

  it("returns each entity by its id, and each page by its permalink", async () => {
    for (const resource of ["companies", "products", "rewards", "events", "news", "amenities"]) {
      const entity = api.entities.find((named) => named.resource === resource);
      const { body } = await request(`/${resource}/${entity?.id}`);
      expect(String(at(body, "data", "id"))).toBe(entity?.id);
    }
    const pages = api.entities.filter(({ permalink }) => permalink);
    expect(pages).toHaveLength(14);
    for (const page of pages) {
      const { body } = await request(`/website-pages/permalink/${page.permalink}`);
      expect(JSON.stringify(body)).toContain(nameIn(page, "en"));
    }
  });

  it("has no slugs", async () => {
    const paths = [
      ...lists.map((list) => `/${list}?per_page=100`),
      "/malls",
      "/search?q=a",
      "/settings-web-app/web",
    ];
    for (const path of paths) expect(keysOf((await request(path)).body)).not.toContain("slug");
  });

  it("names the mall after its tenant", async () => {
    const { body } = await request("/malls");
    expect(JSON.stringify(rowsIn(body)[0])).toContain("Galerie Harfa");
    expect(api.mallName).toBe("Galerie Harfa");
  });

  it("returns settings as a flat map of strings", async () => {
    const settings = at((await request("/settings-web-app/web")).body, "data");
    expect(at(settings, "website_name")).toBe("Galerie Harfa");
    for (const value of Object.values(isRow(settings) ? settings : {})) expect(typeof value).toBe("string");
  });

  it("returns Unauthorized for an unknown token on every member path", async () => {
    for (const path of [
      "/me/profile",
      "/me/points",
      "/me/receipts",
      "/me/likes/ids",
      "/me/customer-rewards",
    ]) {
      const { status, body } = await request(path, { token: "dead" });
      expect(status).toBe(shape === "sparse" ? 200 : 401);
      expect(body).toMatchObject({ status: "error", httpStatus: "Unauthorized" });
    }
  });

  it("rejects a wrong password", async () => {
    const { body } = await request("/login", { json: { ...credentials, password: "wrong" } });
    expect(body).toMatchObject({ status: "error" });
  });

  it("logs in with Firebase", async () => {
    const payload = Buffer.from(JSON.stringify({ email: visitor.email })).toString("base64url");
    const { body } = await request("/firebase-login", { json: { token: `e30.${payload}.x` } });
    expect(body).toMatchObject({ status: "success" });
  });

  it("lets the visitor read and change the profile", async () => {
    expect(at((await request("/me/profile", { token })).body, "data", "email")).toBe(visitor.email);
    await request("/me/profile", { method: "PATCH", json: { phone: "+420 777 000 111" }, token });
    expect(at((await request("/me/profile", { token })).body, "data", "phone")).toBe("+420 777 000 111");
  });

  it("accepts a receipt with its file", async () => {
    const form = new FormData();
    form.set("amount", "249,50");
    form.set("file", new File(["receipt"], "uctenka.jpg", { type: "image/jpeg" }));
    const before = rowsIn((await request("/me/receipts", { token })).body).length;
    expect((await request("/me/receipts", { form, token })).body).toMatchObject({ status: "success" });
    expect(rowsIn((await request("/me/receipts", { token })).body)).toHaveLength(before + 1);
    const call = api.callsTo("POST", "/v1/me/receipts").at(-1);
    expect(call?.fields).toEqual({ amount: "249,50" });
    expect(call?.files).toEqual([{ field: "file", name: "uctenka.jpg", type: "image/jpeg", size: 7 }]);
  });

  it("stores a like until it is removed", async () => {
    const offer = api.entities.find(({ resource, id }) => resource === "products" && id.endsWith("206"));
    const liked = async () =>
      JSON.stringify((await request("/me/likes/ids", { token })).body).includes("206");
    const like = { type: "product", id: offer?.id };
    expect(await liked()).toBe(false);
    await request("/me/likes", { json: like, token });
    expect(await liked()).toBe(true);
    await request("/me/likes", { method: shape === "laravel" ? "POST" : "DELETE", json: like, token });
    expect(await liked()).toBe(false);
  });

  it("registers a member who can log in", async () => {
    const member = { email: "novy@example.test", password: "jine-heslo-99" };
    expect((await request("/register", { json: member })).body).toMatchObject({ status: "success" });
    expect((await request("/register", { json: member })).body).toMatchObject({ status: "error" });
    expect((await request("/login", { json: member })).body).toMatchObject({ status: "success" });
  });

  it("accepts support requests, newsletter subscriptions and activated rewards", async () => {
    expect((await request("/support", { json: { message: "Dobrý den" } })).body).toMatchObject({
      status: "success",
    });
    expect(
      (await request("/newsletters/subscription", { json: { email: "a@example.test" } })).body,
    ).toMatchObject({ status: "success" });
    const reward = api.entities.find(({ resource }) => resource === "rewards");
    expect(
      (await request("/customer-rewards", { json: { reward_id: reward?.id }, token })).body,
    ).toMatchObject({ status: "success" });
    expect(rowsIn((await request("/me/customer-rewards", { token })).body)).toHaveLength(4);
  });

  it("accepts a message, if it has messages", async () => {
    const { status, body } = await request("/messages/message", { json: { text: "Máte ji?" }, token });
    if (shape === "sparse") return expect(status).toBe(404);
    expect(body).toMatchObject({ status: "success" });
    expect(JSON.stringify((await request("/messages/all", { token })).body)).toContain("Máte ji?");
  });

  it("lists the methods of a path, or hides that it exists", async () => {
    const wrong = await request("/delete-account", {
      method: shape === "laravel" ? "DELETE" : "POST",
      token,
    });
    expect(wrong.status).toBe({ minimal: 404, laravel: 405, plain: 404, sparse: 200 }[shape]);
    expect(wrong.body).toMatchObject({ status: "error" });
  });

  it("deletes the account and its sessions", async () => {
    const other = { email: "pryc@example.test", password: "jine-heslo-99" };
    await request("/register", { json: other });
    const { body } = await request("/login", { json: other });
    const own = tokenIn(body);
    await request("/delete-account", { method: shape === "laravel" ? "POST" : "DELETE", token: own });
    expect((await request("/me/profile", { token: own })).body).toMatchObject({ httpStatus: "Unauthorized" });
  });

  it("serves the pictures that it refers to", async () => {
    const pictures = api.entities.flatMap(({ picture }) => (picture ? [picture] : []));
    const first = pictures[0] ?? "";
    const response = await fetch(new URL(first, api.url));
    if (shape === "sparse") return expect([pictures.length, response.status]).toEqual([1, 404]);
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(new Uint8Array(await response.arrayBuffer()).subarray(1, 4)).toEqual(
      new TextEncoder().encode("PNG"),
    );
  });

  it("has no session left after all have ended", async () => {
    api.endSessions();
    expect((await request("/me/profile", { token })).body).toMatchObject({ httpStatus: "Unauthorized" });
  });
});
