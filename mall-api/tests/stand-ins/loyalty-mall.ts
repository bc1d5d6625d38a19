import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RealtimeEvent } from "@contract/realtime-event";
import { type Reward, reward as rewardSchema } from "@contract/reward";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { customer } from "../../db/account-schema";
import { type Database, openDatabase } from "../../db/database";
import { entity } from "../../db/schema";
import { inWriteTransaction } from "../../db/write-transaction";
import type { MemberCall, Services } from "../../domain/call/services";
import { contentQueries } from "../../domain/content/content-queries";
import { addEntry, type NewEntry } from "../../domain/loyalty/ledger";
import { readMallApiEnvironment } from "../../environment";

/** Per test file: a database with a mall's tiers and shops, and a clock that each test moves from the same instant. */
export function withLoyaltyMall() {
  const folder = mkdtempSync(join(tmpdir(), "promenade-loyalty-"));
  const start = "2026-06-10T10:00:00Z";
  let clock = 0;
  let database: Database | undefined;
  let published: { customerId: string; event: RealtimeEvent }[] = [];
  const now = () => new Date(clock);

  beforeAll(async () => {
    database = await openDatabase(`file:${folder}/mall-api.db`);
    const translations = [{ locale: "en", name: "A name" }];
    const tiers = [
      { id: "basic", points_from: 0, multiplier: 1 },
      { id: "silver", points_from: 500, multiplier: 1.2 },
      { id: "gold", points_from: 2_000, multiplier: 1.5 },
    ];
    for (const tier of tiers) await insert("tiers", tier.id, { ...tier, translations });
    for (const id of ["shop", "other-shop"])
      await insert("companies", id, { id, translations }, { givesPoints: 1 });
    await insert("companies", "bank", { id: "bank", translations });
  });
  beforeEach(() => {
    clock = Date.parse(start);
    published = [];
  });
  afterAll(() => {
    database?.$client.close();
    rmSync(folder, { recursive: true });
  });

  const services = (): Services => ({
    database: database ?? expect.fail("the database is open during the tests"),
    now,
    environment: readMallApiEnvironment({}),
    passwordCost: { N: 256, r: 8, p: 1 },
    push: null,
    publish: (customerId, events) => void published.push(...events.map((event) => ({ customerId, event }))),
    endConnections: () => {},
  });

  async function insert(
    resource: string,
    id: string,
    body: object,
    { tenant = "galerieharfa", ...columns }: Partial<typeof entity.$inferInsert> = {},
  ) {
    const row = { tenant, resource, id, position: 0, body: JSON.stringify(body), ...columns };
    await services().database.insert(entity).values(row);
  }

  return {
    services,
    now,
    pass: (milliseconds: number) => {
      clock += milliseconds;
    },
    moveTo: (instant: string) => {
      clock = Date.parse(instant);
    },
    /** The data of the realtime events of one name sent to a member. */
    sentTo: ({ customer }: MemberCall, name: RealtimeEvent["name"]) =>
      published.flatMap(({ customerId, event }) =>
        customerId === customer.id && event.name === name ? [event.data] : [],
      ),

    /** A member's call of the API. */
    async member(changes: Partial<typeof customer.$inferInsert> = {}): Promise<MemberCall> {
      const id = randomUUID();
      const row = {
        id,
        tenant: "galerieharfa",
        email: `${id}@people.test`,
        language: "en",
        cardNumber: id,
        createdAt: clock,
        ...changes,
      };
      const [inserted] = await services().database.insert(customer).values(row).returning();
      return {
        ...services(),
        tenant: row.tenant,
        customer: inserted ?? expect.fail("the member was not written"),
        token: "token",
        clientAddress: "192.0.2.1",
        browser: null,
        userAgent: null,
        content: contentQueries(services().database, {
          search: () => expect.fail("nothing is searched for"),
          entityIdsMatching: async () => [],
          forget: () => {},
        }),
      };
    },

    /** Adds points to a member's ledger, or deducts them; returns the new balance. */
    book: ({ customer }: MemberCall, points: number, entry: Partial<NewEntry> = {}): Promise<number> =>
      inWriteTransaction(services().database, (transaction) =>
        addEntry(
          transaction,
          {
            customerId: customer.id,
            kind: points > 0 ? "earn" : "spend",
            reason: points > 0 ? "receipt" : "reward",
            points,
            ...entry,
          },
          now(),
        ),
      ),

    /** An available reward; returns its id. */
    async reward(changes: Partial<Reward> = {}, tenant = "galerieharfa"): Promise<string> {
      const id = randomUUID();
      const translations = [{ locale: "en", title: "A reward" }];
      const body = rewardSchema.parse({ id, points_price: 100, translations, ...changes });
      await insert("rewards", id, body, { tenant });
      return id;
    },
  };
}

/** The parts of a request that even a call without them gets. */
export const input = <Query>(query: Query, changes: { id?: string; idempotencyKey?: string } = {}) => ({
  query,
  id: "",
  idempotencyKey: randomUUID(),
  ...changes,
});
