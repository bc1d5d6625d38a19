import type { Page } from "@contract/envelope";
import type { TenantId } from "@contract/tenant-ids";
import { and, asc, desc, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { LRUCache } from "lru-cache";
import type { Database } from "../../db/database";
import { document, entity, entityCategory } from "../../db/schema";
import type { ContentSearch } from "../search/content-search";
import {
  type ContentQueries,
  isSortName,
  type ListQuery,
  type ListRule,
  type SortName,
} from "./content-reader";
import { liveEntities } from "./live-counts";

/**
 * The sort key of each order. A leading hyphen reverses it, ties included, so that one index serves both directions.
 */
const sorts = {
  position: entity.position,
  name: entity.sortName,
  "-name": entity.sortName,
  "-follow_count": entity.followCount,
  "-updated_at": entity.updatedAt,
  valid_to: entity.sortDate,
  starts_at: entity.sortDate,
  "-starts_at": entity.sortDate,
  published_at: entity.sortDate,
  "-published_at": entity.sortDate,
  price: entity.sortNumber,
  "-price": entity.sortNumber,
  points_price: entity.sortNumber,
  "-points_price": entity.sortNumber,
  order: entity.sortNumber,
} satisfies Record<SortName, SQLiteColumn>;

/**
 * A few entities selected by id are sorted after the lookup (`+` disables the index), because walking the index would
 * read all other rows too.
 */
function orderOf(sort: SortName, { isOfFew }: { isOfFew: boolean }): SQL[] {
  const direction = sort.startsWith("-") ? desc : asc;
  const column = isOfFew ? sql`+${sorts[sort]}` : sorts[sort];
  return [direction(column), direction(entity.position)];
}

/** Where what editors haven't published yet is stored. */
export const draftsOf = (resource: string): string => `draft:${resource}`;

/** @param withDrafts whether unpublished content is among the published */
export function contentQueries(
  database: Database,
  { entityIdsMatching }: ContentSearch,
  withDrafts = false,
): ContentQueries {
  const resourcesOf = (resource: string) => (withDrafts ? [resource, draftsOf(resource)] : [resource]);
  const totals = new LRUCache<string, number>({ max: 5000 });

  async function list(
    tenant: TenantId,
    resource: string,
    query: ListQuery,
    rule: ListRule,
  ): Promise<Page<unknown>> {
    const conditions = await conditionsOf(tenant, resource, query, rule);
    const sort = query.sort && isSortName(query.sort) ? query.sort : rule.defaultSort;
    const { page: _, per_page: __, sort: ___, ...filters } = query;
    const [total, rows] = await Promise.all([
      totalOf(
        rule.among?.length || rule.amongCompanies
          ? null
          : `${tenant} ${resource} ${JSON.stringify([filters, rule.featured, rule.upcomingSince])}`,
        conditions,
      ),
      database
        .select({ id: entity.id, body: entity.body, followCount: entity.followCount })
        .from(entity)
        .where(conditions)
        .orderBy(...orderOf(sort, { isOfFew: query.ids !== undefined || query.search !== undefined }))
        .limit(query.per_page)
        .offset((query.page - 1) * query.per_page),
    ]);
    return {
      data: await liveEntities(database, tenant, resource, rows),
      current_page: query.page,
      last_page: Math.max(1, Math.ceil(total / query.per_page)),
      per_page: query.per_page,
      total,
    };
  }

  async function conditionsOf(tenant: TenantId, resource: string, query: ListQuery, rule: ListRule) {
    const ids = query.ids?.split(",", 200).filter(Boolean);
    const found = query.search ? await entityIdsMatching(tenant, resource, query.search) : undefined;
    return and(
      eq(entity.tenant, tenant),
      inArray(entity.resource, resourcesOf(resource)),
      query.kind ? eq(entity.kind, query.kind) : undefined,
      query.type ? eq(entity.type, query.type) : undefined,
      query.floor === undefined ? undefined : eq(entity.floor, query.floor),
      query.company ? eq(entity.companyId, query.company) : undefined,
      query.accepts_gift_cards ? eq(entity.acceptsGiftCards, 1) : undefined,
      query.gives_points ? eq(entity.givesPoints, 1) : undefined,
      rule.featured ? eq(entity.featured, 1) : undefined,
      rule.upcomingSince ? gt(entity.endDate, rule.upcomingSince) : undefined,
      ids && inArray(entity.id, ids),
      ...(rule.among ?? []).map((list) => inArray(entity.id, list)),
      rule.amongCompanies && inArray(entity.companyId, rule.amongCompanies),
      found && inArray(entity.id, found),
      query.category
        ? inArray(entity.position, membersOf(tenant, resource, await categoryIds(tenant, query.category)))
        : undefined,
    );
  }

  function membersOf(tenant: TenantId, resource: string, categories: string[]) {
    return database
      .select({ position: entityCategory.position })
      .from(entityCategory)
      .where(
        and(
          eq(entityCategory.tenant, tenant),
          inArray(entityCategory.resource, resourcesOf(resource)),
          inArray(entityCategory.categoryId, categories),
        ),
      );
  }

  /** The ids of the categories that match an id or a slug in any language. */
  async function categoryIds(tenant: TenantId, wanted: string): Promise<string[]> {
    const rows = await database
      .select({ id: entity.id, body: entity.body })
      .from(entity)
      .where(and(eq(entity.tenant, tenant), eq(entity.resource, "categories")));
    return rows
      .filter(({ id, body }) => {
        const { translations }: { translations: { slug: string }[] } = JSON.parse(body);
        return id === wanted || translations.some(({ slug }) => slug === wanted);
      })
      .map(({ id }) => id);
  }

  /** Counts the matches; with a key, the total is cached. */
  async function totalOf(key: string | null, conditions: SQL | undefined): Promise<number> {
    const known = key === null ? undefined : totals.get(key);
    if (known !== undefined) return known;
    const [row] = await database.select({ total: sql<number>`count(*)` }).from(entity).where(conditions);
    const total = row?.total ?? 0;
    if (key !== null) totals.set(key, total);
    return total;
  }

  async function one(tenant: TenantId, resource: string, id: string): Promise<unknown> {
    const rows = await database
      .select({ id: entity.id, body: entity.body, followCount: entity.followCount })
      .from(entity)
      .where(
        and(eq(entity.tenant, tenant), inArray(entity.resource, resourcesOf(resource)), eq(entity.id, id)),
      );
    const [live] = await liveEntities(database, tenant, resource, rows);
    return live ?? null;
  }

  async function pageByPermalink(tenant: TenantId, permalink: string): Promise<unknown> {
    const [row] = await database
      .select({ body: entity.body })
      .from(entity)
      .where(
        and(
          eq(entity.tenant, tenant),
          inArray(entity.resource, resourcesOf("website-pages")),
          eq(entity.kind, permalink),
        ),
      );
    return row ? JSON.parse(row.body) : null;
  }

  async function documentOf(tenant: TenantId, name: string): Promise<unknown> {
    const [row] = await database
      .select({ body: document.body })
      .from(document)
      .where(and(eq(document.tenant, tenant), eq(document.name, name)));
    return row ? JSON.parse(row.body) : null;
  }

  return { list, one, pageByPermalink, document: documentOf, forget: () => totals.clear() };
}
