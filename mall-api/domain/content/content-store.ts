import { folded } from "@contract/search-language/folding";
import type { TenantId } from "@contract/tenant-ids";
import { and, count, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { insertRows } from "../../db/insert-rows";
import { companyFollow } from "../../db/member-schema";
import { document, entity, entityCategory, seeding } from "../../db/schema";
import { inWriteTransaction, type Transaction } from "../../db/write-transaction";
import {
  clearSearch,
  emptyTermDictionary,
  endBulkIndexing,
  indexForSearch,
  indexInBulk,
  insertWords,
} from "../search/search-index";
import { draftsOf } from "./content-queries";
import type { TenantContent } from "./tenant-content";

type EntityRow = typeof entity.$inferInsert;
type Described = { body: { id: string | number; categories?: (string | number)[] } & object } & Partial<
  Omit<EntityRow, "body">
>;

/** The fingerprint of the content that a mall was seeded with, or null for an empty mall. */
export async function seededFingerprint(database: Database, tenant: TenantId): Promise<string | null> {
  const [row] = await database.select().from(seeding).where(eq(seeding.tenant, tenant));
  return row?.fingerprint ?? null;
}

/** Batches of large content per commit; keeps the journal small. */
const partsPerCommit = 60;
/** The database's page cache during a bulk insert, in KiB. */
const bulkCache = 512 * 1024;

/**
 * Replaces a mall's content in one transaction: readers see either the old or the new content. With several `batches`,
 * for content too large to hold in memory, it commits in parts; the fingerprint is written last, so an interrupted
 * import is started again. Members' data is not touched.
 */
export async function replaceContent(
  database: Database,
  tenant: TenantId,
  batches: Iterable<TenantContent>,
  fingerprint: string,
) {
  const rest = batches[Symbol.iterator]();
  const book = emptyTermDictionary();
  let position = 0;
  let isFirst = true;
  let isLast = false;
  while (!isLast) {
    await inWriteTransaction(database, async (transaction) => {
      if (isFirst) await clearContent(transaction, tenant);
      else await transaction.run(sql`PRAGMA cache_size = ${sql.raw(String(-bulkCache))}`);
      for (let part = 0; part < partsPerCommit && !isLast; part++) {
        const next = rest.next();
        isLast = next.done ?? false;
        if (next.done) break;
        position = await insertEntities(transaction, tenant, next.value, position);
        await insertDocuments(transaction, tenant, next.value);
        await indexForSearch(transaction, tenant, next.value, book);
      }
      if (isFirst && !isLast) await indexInBulk(transaction);
      if (!isFirst && isLast) await endBulkIndexing(transaction);
      if (!isLast) return;
      await insertWords(transaction, tenant, book);
      await countFollowsAgain(transaction, tenant);
      await transaction.insert(seeding).values({ tenant, fingerprint });
    });
    isFirst = false;
  }
}

async function clearContent(transaction: Transaction, tenant: TenantId) {
  await transaction.delete(entity).where(eq(entity.tenant, tenant));
  await transaction.delete(entityCategory).where(eq(entityCategory.tenant, tenant));
  await transaction.delete(document).where(eq(document.tenant, tenant));
  await transaction.delete(seeding).where(eq(seeding.tenant, tenant));
  await clearSearch(transaction, tenant);
}

/** New content doesn't include the members' follows. */
async function countFollowsAgain(transaction: Transaction, tenant: TenantId) {
  const follows = transaction
    .select({ count: count() })
    .from(companyFollow)
    .where(and(eq(companyFollow.tenant, tenant), eq(companyFollow.companyId, entity.id)));
  const followed = transaction
    .select({ id: companyFollow.companyId })
    .from(companyFollow)
    .where(eq(companyFollow.tenant, tenant));
  await transaction
    .update(entity)
    .set({ followCount: sql`${entity.followCount} + (${follows})` })
    .where(and(eq(entity.tenant, tenant), eq(entity.resource, "companies"), inArray(entity.id, followed)));
}

async function insertEntities(
  transaction: Transaction,
  tenant: TenantId,
  content: TenantContent,
  firstPosition: number,
): Promise<number> {
  let position = firstPosition;
  const drafts = Object.entries(
    columnsOf({ ...withoutEntities, mall: content.mall, ...content.drafts }, false),
  );
  for (const [resource, entities] of [
    ...Object.entries(columnsOf(content, firstPosition === 0)),
    ...drafts.map(([resource, entities]) => [draftsOf(resource), entities] as const),
  ]) {
    const rows: EntityRow[] = [];
    const memberships: (typeof entityCategory.$inferInsert)[] = [];
    for (const { body, ...columns } of entities) {
      const id = String(body.id);
      rows.push({ tenant, resource, id, position, body: JSON.stringify(body), ...columns });
      for (const categoryId of body.categories ?? []) {
        memberships.push({ tenant, resource, categoryId: String(categoryId), position, entityId: id });
      }
      position++;
    }
    await insertRows(transaction, entity, rows);
    await insertRows(transaction, entityCategory, memberships);
  }
  return position;
}

type Entities = Pick<TenantContent, keyof typeof withoutEntities | "mall">;

const withoutEntities = {
  companies: [],
  products: [],
  rewards: [],
  events: [],
  news: [],
  amenities: [],
  categories: [],
  faq: [],
  tiers: [],
  bookingServices: [],
  websitePages: [],
};

/** Every entity with its columns for filtering and sorting. */
function columnsOf(content: Entities, firstBatch: boolean): Record<string, Described[]> {
  return {
    companies: content.companies.map((body) => ({
      body,
      kind: body.kind,
      floor: body.floor,
      featured: Number(body.featured ?? false),
      acceptsGiftCards: Number(body.accepts_gift_cards ?? false),
      givesPoints: Number(body.gives_points ?? false),
      sortName: nameOf(body.translations),
      followCount: body.follow_count ?? 0,
      updatedAt: milliseconds(body.updated_at) ?? 0,
    })),
    products: content.products.map((body) => ({
      body,
      companyId: String(body.company_id),
      sortDate: milliseconds(body.valid_to) ?? endless,
      sortNumber: body.price,
      updatedAt: milliseconds(body.updated_at) ?? 0,
    })),
    rewards: content.rewards.map((body) => ({
      body,
      companyId: body.company_id == null ? null : String(body.company_id),
      sortDate: milliseconds(body.valid_to) ?? endless,
      sortNumber: body.points_price,
      updatedAt: milliseconds(body.updated_at) ?? 0,
    })),
    events: content.events.map((body) => ({
      body,
      type: body.type,
      companyId: body.company_id == null ? null : String(body.company_id),
      sortDate: milliseconds(body.starts_at),
      endDate: milliseconds(body.ends_at ?? body.starts_at),
      updatedAt: milliseconds(body.updated_at) ?? 0,
    })),
    news: content.news.map((body) => ({
      body,
      type: body.type,
      companyId: body.company_id == null ? null : String(body.company_id),
      sortDate: milliseconds(body.published_at),
      updatedAt: milliseconds(body.updated_at) ?? 0,
    })),
    amenities: content.amenities.map((body) => ({
      body,
      floor: body.floor,
      sortName: nameOf(body.translations),
    })),
    categories: content.categories.map((body) => ({ body, kind: body.kind, sortNumber: body.order })),
    faq: content.faq.map((body) => ({ body, type: body.group, sortNumber: body.order })),
    tiers: content.tiers.map((body) => ({ body, sortNumber: body.order })),
    malls: firstBatch ? [{ body: content.mall }] : [],
    "booking-services": content.bookingServices.map((body) => ({ body })),
    "website-pages": content.websitePages.map((body) => ({ body, kind: body.permalink })),
  };
}

async function insertDocuments(transaction: Transaction, tenant: TenantId, content: TenantContent) {
  const documents: Record<string, unknown> = {
    settings: content.settings,
    "parking-options": content.parkingOptions,
    "available-locales": content.availableLocales,
    [`floor-plan:${content.floorPlan.id}`]: content.floorPlan,
    ...(content.cinemaProgramme && { "cinema-programme": content.cinemaProgramme }),
  };
  for (const [name, body] of Object.entries(documents)) {
    await transaction
      .insert(document)
      .values({ tenant, name, body: JSON.stringify(body) })
      .onConflictDoNothing();
  }
}

function nameOf(translations: readonly { name?: string | null; title?: string | null }[] = []): string {
  const [first] = translations;
  return folded(first?.name ?? first?.title ?? "");
}

/** Entities without an end are sorted after all others. */
const endless = Number.MAX_SAFE_INTEGER;

function milliseconds(instant: string | null | undefined): number | null {
  return instant ? Date.parse(instant) : null;
}
