import type { publicEndpoints } from "@contract/endpoints";
import type { TenantId } from "@contract/tenant-ids";
import { options } from "../domain/booking/slots";
import type { Services } from "../domain/call/services";
import type { ContentQueries, ListQuery, ListRule } from "../domain/content/content-reader";
import type { ContentSearch } from "../domain/search/content-search";

export type Reader = (tenant: TenantId, parameters: Record<string, string>, query: never) => Promise<unknown>;

/** The handler of each public read of the contract. */
export function publicReaders(
  { database, now, push }: Services,
  { search }: ContentSearch,
  queries: ContentQueries,
) {
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
    // Rounded to the minute, so that the total is counted once a minute instead of once per request.
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
    settings: async (tenant) => {
      const settings = await queries.document(tenant, "settings");
      return settings && push ? Object.assign({}, settings, { web_push_key: push.publicKey }) : settings;
    },
    heroBanner: async (tenant) => {
      const settings = (await queries.document(tenant, "settings")) as Record<string, string> | null;
      return JSON.parse(settings?.hero_banner_items ?? "[]");
    },
    websitePageById: one("website-pages"),
    websitePageByPermalink: (tenant, { permalink = "" }) => queries.pageByPermalink(tenant, permalink),
    bookingServices: list("booking-services", { defaultSort: "position" }),
    bookingOptions: (tenant, _, query) => options(database, tenant, query, now()),
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

/** Goes through the resources in order: each page of the sitemap is a page of one resource. */
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
