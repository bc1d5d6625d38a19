import { createHash } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { z } from "zod";
import { publicEndpoints } from "../../../app/mall/contract/endpoints";
import type { FailureWord } from "../../../app/mall/contract/envelope";
import { renderArt } from "../art/render-art";
import {
  type ContentQueries,
  contentQueries,
  isSortName,
  type ListQuery,
  type ListRule,
} from "../domain/content-queries";
import { ApiFailure, notFound } from "../domain/failure";
import { fileByName } from "../domain/files/stored-files";
import { type ContentSearch, contentSearch } from "../domain/search";
import type { Services } from "../domain/services";
import { isOutboxOpen } from "../environment";
import { type TenantId, tenantIds } from "../seed/tenant-content";
import { openApiDocument } from "./openapi";
import { outboxMails, outboxPage } from "./outbox-page";
import { addPrivateRoutes, TooLarge } from "./private-routes";

const statusOf: Record<FailureWord, ContentfulStatusCode> = {
  Unauthorized: 401,
  Forbidden: 403,
  NotFound: 404,
  ValidationFailed: 422,
  Conflict: 409,
  TooManyRequests: 429,
  Internal: 500,
};

type Reader = (tenant: TenantId, parameters: Record<string, string>, query: never) => Promise<unknown>;

/** The reference mall API over HTTP: `/{tenant}/v1/…`, every call of the contract's tables, and the pictures and files. */
export function mallApiApp(services: Services) {
  const { database, now } = services;
  const search = contentSearch(database, now);
  const queries = contentQueries(database, search);
  const readers = readersOf(search, queries, now);
  const app = new Hono<{ Bindings: Partial<HttpBindings> }>();

  // `companies/featured` is asked for before `companies/{id}`.
  const endpoints = Object.entries(publicEndpoints).sort(
    ([, one], [, other]) => Number(one.path.includes("{")) - Number(other.path.includes("{")),
  );
  for (const [name, endpoint] of endpoints) {
    const path = endpoint.path.replaceAll(
      /\{(\w+)\}/g,
      name === "websitePageByPermalink" ? ":$1{.+}" : ":$1",
    );
    app.get(`/:tenant/v1/${path}`, async (context) => {
      const tenant = tenantOf(context);
      const query = (endpoint.query as z.ZodObject).safeParse(context.req.query());
      if (!query.success) {
        const { fieldErrors } = z.flattenError(query.error);
        throw new ApiFailure(
          "ValidationFailed",
          "The query is not valid",
          fieldErrors as Record<string, string[]>,
        );
      }
      const { sort } = query.data;
      if (typeof sort === "string" && !isSortName(sort)) {
        throw new ApiFailure("ValidationFailed", "The query is not valid", {
          sort: ["is not a known order"],
        });
      }
      const reader: Reader = readers[name as keyof typeof publicEndpoints];
      const data = await reader(tenant, parametersOf(context), query.data as never);
      if (data === null) throw notFound();
      return answer(context, data);
    });
  }

  addPrivateRoutes(app, services, tenantOf);

  app.get("/:tenant/files/:name", async (context) => {
    const file = await fileByName(database, tenantOf(context), context.req.param("name"));
    if (!file) throw notFound();
    context.header("Content-Type", file.type);
    context.header("Cache-Control", "private, max-age=3600");
    context.header("X-Content-Type-Options", "nosniff");
    if (!file.type.startsWith("image/")) context.header("Content-Disposition", "attachment");
    return context.body(new Uint8Array(file.body));
  });
  if (isOutboxOpen(services.environment)) {
    app.get("/__outbox", async (context) => {
      const mails = await outboxMails(database, context.req.query());
      const wantsJson = context.req.header("accept")?.includes("application/json");
      return wantsJson ? context.json(mails) : context.html(outboxPage(mails));
    });
  }

  app.get("/:tenant/art/:name{.+}", (context) => {
    tenantOf(context);
    const art = renderArt(`/art/${context.req.param("name")}`);
    if (!art) throw new ApiFailure("NotFound", "There is no such picture");
    context.header("Content-Type", art.contentType);
    context.header("Cache-Control", "public, max-age=31536000, immutable");
    return context.body(art.body);
  });
  app.get("/healthz", (context) => context.text("ok"));
  app.get("/openapi.json", (context) => context.json(openApiDocument()));

  app.notFound((context) => failure(context, notFound()));
  app.onError((error, context) => {
    if (error instanceof ApiFailure) return failure(context, error);
    console.error(error);
    return failure(context, new ApiFailure("Internal", "The request could not be served"));
  });
  return {
    fetch: app.fetch,
    /** The content has changed: nothing that was kept of it holds. */
    forget() {
      queries.forget();
      search.forget();
    },
  };
}

function readersOf({ search }: ContentSearch, queries: ContentQueries, now: () => Date) {
  const list =
    (resource: string, rule: ListRule | (() => ListRule)) =>
    (tenant: TenantId, _: unknown, query: ListQuery) =>
      queries.list(tenant, resource, query, typeof rule === "function" ? rule() : rule);
  const one =
    (resource: string) =>
    (tenant: TenantId, { id = "" }: Record<string, string>) =>
      queries.one(tenant, resource, id);
  const document = (name: string) => (tenant: TenantId) => queries.document(tenant, name);
  const legalText = (field: string) => async (tenant: TenantId) => {
    const { data } = await queries.list(
      tenant,
      "malls",
      { page: 1, per_page: 1 },
      { defaultSort: "position" },
    );
    const mall = data[0] as { translations: Record<string, string>[] } | undefined;
    return (
      mall && {
        translations: mall.translations.map((entry) => ({
          locale: entry.locale,
          title: null,
          article: entry[field] ?? "",
        })),
      }
    );
  };

  return {
    companies: list("companies", { defaultSort: "name" }),
    company: one("companies"),
    featuredCompanies: list("companies", { featured: true, defaultSort: "position" }),
    companiesWithEntities: async (tenant, _, query: ListQuery) => {
      const page = await queries.list(tenant, "companies", query, { defaultSort: "name" });
      return {
        ...page,
        data: await Promise.all(page.data.map((company) => withEntities(tenant, company as { id: string }))),
      };
    },
    products: list("products", { defaultSort: "position" }),
    product: one("products"),
    events: list("events", { defaultSort: "starts_at" }),
    event: one("events"),
    // The minute is enough, and lets the total be counted once a minute instead of for each request.
    upcomingEvents: list("events", () => ({
      upcomingSince: Math.floor(now().getTime() / 60_000) * 60_000,
      defaultSort: "starts_at",
    })),
    news: list("news", { defaultSort: "-published_at" }),
    newsArticle: one("news"),
    rewards: list("rewards", { defaultSort: "points_price" }),
    reward: one("rewards"),
    categories: list("categories", { defaultSort: "order" }),
    amenities: list("amenities", { defaultSort: "position" }),
    amenity: one("amenities"),
    malls: list("malls", { defaultSort: "position" }),
    search: (tenant, _, query) => search(tenant, query),
    faq: list("faq", { defaultSort: "order" }),
    postCategories: (tenant, _, query: ListQuery) =>
      queries.list(tenant, "categories", { ...query, kind: "post" }, { defaultSort: "order" }),
    privacyPolicy: legalText("privacy_policy"),
    termsConditions: legalText("terms_and_conditions"),
    tiers: list("tiers", { defaultSort: "order" }),
    sitemap: (tenant, _, { page }: { page: number }) => sitemapPage(queries, tenant, page),
    parkingOptions: document("parking-options"),
    availableLocales: document("available-locales"),
    settings: document("settings"),
    heroBanner: async (tenant) => {
      const settings = (await queries.document(tenant, "settings")) as Record<string, string> | null;
      return JSON.parse(settings?.hero_banner_items ?? "[]");
    },
    websitePageById: one("website-pages"),
    websitePageByPermalink: (tenant, { permalink = "" }) => queries.pageByPermalink(tenant, permalink),
    floorPlan: (tenant, { id = "" }) => queries.document(tenant, `floor-plan:${id}`),
    cinemaProgramme: document("cinema-programme"),
  } satisfies Record<keyof typeof publicEndpoints, Reader>;

  async function withEntities(tenant: TenantId, company: { id: string }) {
    const entries = await Promise.all(
      (["products", "events", "news", "rewards"] as const).map(async (resource) => {
        const { data } = await queries.list(
          tenant,
          resource,
          { page: 1, per_page: 48, company: company.id },
          { defaultSort: "position" },
        );
        return [resource, data.map((item) => (item as { id: string }).id)];
      }),
    );
    return { ...company, entities: Object.fromEntries(entries) };
  }
}

const sitemapResources = {
  companies: "company",
  products: "product",
  events: "event",
  news: "news",
  rewards: "reward",
  amenities: "amenity",
  "website-pages": "page",
  categories: "category",
} as const;
const sitemapPageSize = 1000;

/** Goes through the resources one after the other: a page of the sitemap is a page of one of them. */
async function sitemapPage(queries: ContentQueries, tenant: TenantId, page: number) {
  const rule: ListRule = { defaultSort: "position" };
  const resources = await Promise.all(
    Object.entries(sitemapResources).map(async ([resource, type]) => {
      const { total } = await queries.list(tenant, resource, { page: 1, per_page: 1 }, rule);
      return { resource, type, total, pages: Math.ceil(total / sitemapPageSize) };
    }),
  );
  let offset = page - 1;
  const current = resources.find(({ pages }) => {
    if (offset < pages) return true;
    offset -= pages;
    return false;
  });
  const { data } = current
    ? await queries.list(tenant, current.resource, { page: offset + 1, per_page: sitemapPageSize }, rule)
    : { data: [] };
  return {
    data: (data as SitemapSource[]).map(({ id, permalink, kind, updated_at, translations }) => ({
      type: current?.type,
      id,
      permalink,
      category_kind: current?.type === "category" ? kind : undefined,
      updated_at,
      translations: translations.map(({ locale, slug }) => ({ locale, slug })),
    })),
    current_page: page,
    last_page: Math.max(
      1,
      resources.reduce((sum, { pages }) => sum + pages, 0),
    ),
    per_page: sitemapPageSize,
    total: resources.reduce((sum, { total }) => sum + total, 0),
  };
}

type SitemapSource = {
  id: string;
  permalink?: string;
  kind?: string;
  updated_at?: string;
  translations: { locale: string; slug?: string }[];
};

/** The path's parameters; they are made from the contract's table, so their names are not known to the compiler. */
function parametersOf(context: Context): Record<string, string> {
  return context.req.param() as Record<string, string>;
}

function tenantOf(context: Context): TenantId {
  const tenant = tenantIds.find((id) => id === context.req.param("tenant"));
  if (!tenant) throw new ApiFailure("NotFound", "There is no such mall");
  return tenant;
}

function answer(context: Context, data: unknown) {
  const body = JSON.stringify({ status: "success", data });
  const etag = `"${createHash("sha1").update(body).digest("base64url")}"`;
  context.header("ETag", etag);
  context.header("Cache-Control", "public, max-age=30");
  if (context.req.header("If-None-Match") === etag) return context.body(null, 304);
  context.header("Content-Type", "application/json; charset=utf-8");
  return context.body(body);
}

function failure(context: Context, refusal: ApiFailure) {
  const { word, message, errors, retryAfterSeconds } = refusal;
  if (retryAfterSeconds) context.header("Retry-After", String(retryAfterSeconds));
  return context.json(
    { status: "error", httpStatus: word, message, ...(errors && { errors }) },
    refusal instanceof TooLarge ? 413 : statusOf[word],
  );
}
