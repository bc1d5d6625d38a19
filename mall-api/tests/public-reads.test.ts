import { publicEndpoints } from "@contract/endpoints";
import { failure, pageSizes, success } from "@contract/envelope";
import { tenantIds } from "@contract/tenant-folders.server";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { referenceApi } from "./reference-api";

const apiUrl = referenceApi();

async function ask(path: string, tenant = "galerieharfa"): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${apiUrl()}/${tenant}/v1/${path}`);
  return { status: response.status, body: await response.json() };
}

const anyItem = z.looseObject({ id: z.string() });
const anyPage = z.object({
  data: z.array(anyItem),
  current_page: z.number(),
  last_page: z.number(),
  per_page: z.number(),
  total: z.number(),
});

async function list(path: string, tenant?: string) {
  const { status, body } = await ask(path, tenant);
  expect(status, path).toBe(200);
  return success(anyPage).parse(body).data;
}

const ids = async (path: string) => (await list(path)).data.map(({ id }) => id);

/** Paths of the reads that need a parameter, with one that exists in the demo content. */
const samples: Record<string, (tenant: string) => Promise<string>> = {
  company: async (tenant) => `companies/${await firstId("companies", tenant)}`,
  product: async (tenant) => `products/${await firstId("products", tenant)}`,
  event: async (tenant) => `events/${await firstId("events", tenant)}`,
  newsArticle: async (tenant) => `news/${await firstId("news", tenant)}`,
  reward: async (tenant) => `rewards/${await firstId("rewards", tenant)}`,
  amenity: async (tenant) => `amenities/${await firstId("amenities", tenant)}`,
  websitePageById: async () => "website-pages/id/p-gift-cards",
  websitePageByPermalink: async () => "website-pages/permalink/gift-cards",
  floorPlan: async () => "floorplans/main",
  bookingOptions: async (tenant) => `booking/options?service=${await firstId("booking/services", tenant)}`,
  search: async () => "search?q=coffee",
};

async function firstId(resource: string, tenant: string): Promise<string> {
  return (await list(`${resource}?per_page=1`, tenant)).data[0]?.id ?? "";
}

describe.each(tenantIds)("%s", (tenant) => {
  it.each(Object.entries(publicEndpoints))("answers %s according to the contract", async (name, endpoint) => {
    const path = (await samples[name]?.(tenant)) ?? endpoint.path;
    const { status, body } = await ask(path, tenant);
    expect(status).toBe(200);
    const answer = success(endpoint.data as z.ZodType).safeParse(body);
    expect(answer.error && z.prettifyError(answer.error)).toBeUndefined();
  });
});

describe("lists", () => {
  it.each(pageSizes)("of page size %i are complete", async (size) => {
    const first = await list(`news?per_page=${size}`);
    expect(first.data).toHaveLength(Math.min(size, first.total));
    expect(first.last_page).toBe(Math.ceil(first.total / size));
    const last = await list(`news?per_page=${size}&page=${first.last_page}`);
    expect(last.data.length).toBe(first.total - (first.last_page - 1) * size);
  });

  it("are empty past their end, with the number of the last page", async () => {
    const page = await list("companies?per_page=48&page=999");
    expect(page.data).toEqual([]);
    expect(page.last_page).toBe(2);
  });

  it("have no repetitions or gaps between pages", async () => {
    const pages = await Promise.all([1, 2].map((page) => ids(`companies?per_page=48&page=${page}`)));
    const all = pages.flat();
    expect(new Set(all).size).toBe(all.length);
    expect(all).toHaveLength((await list("companies")).total);
  });

  it("filter by a category's id and its slug in each language", async () => {
    const byId = (await list("companies?category=fashion")).total;
    expect(byId).toBeGreaterThan(0);
    for (const slug of ["moda", "mode"])
      expect((await list(`companies?category=${slug}`)).total, slug).toBe(byId);
    expect((await list("companies?category=nothing")).total).toBe(0);
  });

  it("filter by type, kind, floor, flags, ids and company", async () => {
    const items = async (path: string) => (await list(path)).data as Record<string, unknown>[];
    expect((await items("events?type=stores&per_page=48")).every(({ type }) => type === "stores")).toBe(true);
    expect((await items("companies?kind=dine&per_page=48")).every(({ kind }) => kind === "dine")).toBe(true);
    expect((await items("companies?floor=1&per_page=48")).every(({ floor }) => floor === 1)).toBe(true);
    expect(
      (await items("companies?gives_points=1&per_page=48")).every((company) => company.gives_points === true),
    ).toBe(true);
    expect((await items("companies/featured?per_page=48")).every(({ featured }) => featured === true)).toBe(
      true,
    );
    const [one, other] = await ids("companies?per_page=2");
    expect((await ids(`companies?ids=${one},${other}`)).sort()).toEqual([one, other].sort());
    const offer = (await items("products?per_page=1"))[0];
    const ofCompany = await items(`products?company=${offer?.company_id}&per_page=48`);
    expect(ofCompany.length).toBeGreaterThan(0);
    expect(ofCompany.every(({ company_id }) => company_id === offer?.company_id)).toBe(true);
  });

  it("are sorted as requested", async () => {
    const field = async (path: string, name: string) =>
      ((await list(path)).data as Record<string, unknown>[]).map((item) => item[name]);
    const prices = (await field("products?sort=-price&per_page=48", "price")) as number[];
    expect(prices).toEqual(prices.toSorted((one, other) => other - one));
    const points = (await field("rewards?sort=points_price&per_page=24", "points_price")) as number[];
    expect(points).toEqual(points.toSorted((one, other) => one - other));
    const starts = ((await field("events?per_page=48", "starts_at")) as string[]).map(Date.parse);
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
  });

  it("of upcoming events contain no past ones", async () => {
    const events = (await list("events/upcoming?per_page=48")).data as { id: string; ends_at?: string }[];
    expect(events.length).toBeGreaterThan(0);
    expect(events.every(({ ends_at }) => Date.parse(ends_at ?? "") > Date.now() - 60_000)).toBe(true);
    expect((await list("events?per_page=1")).total).toBeGreaterThan(events.length);
  });

  it("count each company's offers, events and so on", async () => {
    const companies = (await list("companies-with-entities?per_page=48")).data as {
      entities?: { products: string[] };
    }[];
    expect(companies.some(({ entities }) => (entities?.products.length ?? 0) > 0)).toBe(true);
  });
});

describe("search", () => {
  const search = async (query: string) => {
    const { status, body } = await ask(`search?q=${encodeURIComponent(query)}`);
    expect(status, query).toBe(200);
    return publicEndpoints.search.data.parse(success(z.unknown()).parse(body).data);
  };
  const titles = async (query: string) =>
    (await search(query)).groups.flatMap(({ hits }) =>
      hits.flatMap(({ translations }) => translations.map(({ title }) => title)),
    );

  it.each([
    ["parkovani", "Parkování"],
    ["PARKOVANIE", "Parkovanie"],
    ["Geschenkkarten", "Geschenkkarten"],
    ["gift cards", "Gift cards"],
    ["parko", "Parkování"],
  ])("finds %s without accents, in any language, from a beginning", async (query, title) => {
    expect(await titles(query)).toContain(title);
  });

  it.each(["parkovanj", "parkvani", "parkovvani", "parkovnai"])(
    "corrects the misspelling in %s, and says so",
    async (query) => {
      expect((await search(query)).corrected).toMatch(/^Parkov[aá]n/i);
      expect(await titles(query)).toContain("Parkování");
    },
  );

  it("ranks a title equal to the query before a text that contains it", async () => {
    const [best] = (await search("Inkoust")).groups;
    expect(best?.type).toBe("company");
  });

  it.each([
    '"',
    "a OR b",
    "NEAR(a b)",
    "*",
    "title:x",
    "'; DROP TABLE entity; --",
    "\u0000",
    "😀",
    "%",
    "()",
    "-a",
    "a".repeat(150),
  ])("survives %j", async (query) => {
    const { status } = await ask(`search?q=${encodeURIComponent(query)}`);
    expect(status).toBe(200);
    expect((await list("companies?per_page=1")).total).toBeGreaterThan(0);
  });
});

describe("unknown resources", () => {
  it.each([
    "nothing",
    "companies/no-such-company",
    "website-pages/permalink/no/such/page",
    "floorplans/none",
    "companies/%00",
    "companies/'%20or%201=1",
  ])("%s answers NotFound", async (path) => {
    const { status, body } = await ask(path);
    expect(status).toBe(404);
    expect(failure.parse(body).httpStatus).toBe("NotFound");
  });

  it("an unknown mall returns NotFound", async () => {
    const { status, body } = await ask("companies", "nomall");
    expect(status).toBe(404);
    expect(failure.parse(body).httpStatus).toBe("NotFound");
  });

  it.each([
    ["companies?per_page=3", "per_page"],
    ["companies?per_page=-1", "per_page"],
    ["companies?page=0", "page"],
    ["companies?page=x", "page"],
    ["companies?sort=;drop", "sort"],
    ["companies?sort=__proto__", "sort"],
    ["companies-with-entities?sort=toString", "sort"],
    ["post-categories?sort=nothing", "sort"],
    ["companies?floor=x", "floor"],
    [`companies?search=${"a".repeat(300)}`, "search"],
  ])("%s is rejected with an error on the field", async (path, field) => {
    const { status, body } = await ask(path);
    expect(status).toBe(422);
    const { httpStatus, errors } = failure.parse(body);
    expect(httpStatus).toBe("ValidationFailed");
    expect(errors?.[field]?.[0]).toBeTruthy();
  });
});

describe("the OpenAPI document", () => {
  it("lists every read", async () => {
    const document = (await (await fetch(`${apiUrl()}/openapi.json`)).json()) as {
      paths: Record<string, unknown>;
    };
    for (const { path } of Object.values(publicEndpoints))
      expect(document.paths).toHaveProperty([`/v1/${path}`]);
  });
});
