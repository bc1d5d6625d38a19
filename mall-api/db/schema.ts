import { index, integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * The content of all malls. `body` is the entity in wire format; the other columns exist for filtering and
 * sorting. `sort_date` is milliseconds since 1970 (start of an event, day of a news item, end of an offer),
 * `sort_number` a price or a number of points, `sort_name` the folded name.
 */
export const entity = sqliteTable(
  "entity",
  {
    tenant: text("tenant").notNull(),
    resource: text("resource").notNull(),
    id: text("id").notNull(),
    position: integer("position").notNull(),
    kind: text("kind"),
    type: text("type"),
    companyId: text("company_id"),
    floor: integer("floor"),
    featured: integer("featured").notNull().default(0),
    acceptsGiftCards: integer("accepts_gift_cards").notNull().default(0),
    givesPoints: integer("gives_points").notNull().default(0),
    sortName: text("sort_name").notNull().default(""),
    sortDate: integer("sort_date"),
    endDate: integer("end_date"),
    sortNumber: real("sort_number"),
    followCount: integer("follow_count").notNull().default(0),
    updatedAt: integer("updated_at").notNull().default(0),
    body: text("body").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenant, table.resource, table.id] }),
    index("entity_position").on(table.tenant, table.resource, table.position),
    index("entity_name").on(table.tenant, table.resource, table.sortName, table.position),
    index("entity_date").on(table.tenant, table.resource, table.sortDate, table.position, table.endDate),
    index("entity_number").on(table.tenant, table.resource, table.sortNumber, table.position),
    index("entity_followed").on(table.tenant, table.resource, table.followCount, table.position),
    index("entity_updated").on(table.tenant, table.resource, table.updatedAt, table.position),
    index("entity_company").on(table.tenant, table.resource, table.companyId, table.position),
    index("entity_featured").on(table.tenant, table.resource, table.featured, table.position),
    index("entity_kind").on(table.tenant, table.resource, table.kind, table.sortName, table.position),
    index("entity_type").on(
      table.tenant,
      table.resource,
      table.type,
      table.sortDate,
      table.position,
      table.endDate,
    ),
  ],
);

export const entityCategory = sqliteTable(
  "entity_category",
  {
    tenant: text("tenant").notNull(),
    resource: text("resource").notNull(),
    categoryId: text("category_id").notNull(),
    position: integer("position").notNull(),
    entityId: text("entity_id").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenant, table.resource, table.categoryId, table.position, table.entityId] }),
  ],
);

/** Documents that a mall has one of: settings, floor plan, parking, cinema programme. */
export const document = sqliteTable(
  "document",
  { tenant: text("tenant").notNull(), name: text("name").notNull(), body: text("body").notNull() },
  (table) => [primaryKey({ columns: [table.tenant, table.name] })],
);

/** The hash of the demo content that the database holds. */
export const seeding = sqliteTable("seeding", {
  tenant: text("tenant").primaryKey(),
  fingerprint: text("fingerprint").notNull(),
});

/**
 * The search documents, one row per entity. `id` is also the row id in `search_index`; each mall and type has
 * its own id range (`scopeOf`), so that one can be searched without reading the others. `title` is folded and
 * holds all languages; `kinds` are those that the entity is; `ends_at` is when it ends.
 */
export const searchEntry = sqliteTable("search_entry", {
  id: integer("id").primaryKey(),
  entityId: text("entity_id").notNull(),
  title: text("title").notNull(),
  kinds: text("kinds").notNull().default(""),
  endsAt: integer("ends_at"),
});

/** The vocabulary of each mall's content: folded words, and the number of entities that contain each. */
export const searchWord = sqliteTable(
  "search_word",
  {
    tenant: text("tenant").notNull(),
    word: text("word").notNull(),
    frequency: integer("frequency").notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.word] })],
);
