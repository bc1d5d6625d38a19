import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { page } from "@contract/envelope";
import { createClient } from "@libsql/client";
import { expect, it } from "vitest";
import { z } from "zod";
import { copySeededDatabase } from "../../tests/processes/seeded-database";
import { pick, randomOf, whole } from "../demo/random";
import { violatedInvariants } from "../domain/loyalty/ledger-laws";
import { approveReceipt, rejectReceipt } from "../domain/loyalty/receipt-decisions";
import { runScheduledJobs } from "../domain/scheduled-jobs";
import { type Answer, member, withMallApi } from "./mall-api-world";
import { newKey, shopping, type Till } from "./shopping";

const api = withMallApi();
const shop = shopping(api);

/** Random by default; a failure prints it, and `BOOKS_SEED` repeats it. */
const seed = process.env.BOOKS_SEED ?? Math.random().toString(36).slice(2);
const waves = 24;
const atOnce = 40;
const hour = 3_600_000;

type Person = Awaited<ReturnType<typeof member>>;
type Operation = () => Promise<Answer | undefined>;

it(`balances after ${waves * atOnce} random operations, many concurrent or repeated (seed ${seed})`, async () => {
  const random = randomOf(seed);
  const database = createClient({ url: api.databaseUrl, timeout: 5_000 });
  const rows = async (sql: string) => (await database.execute(sql)).rows;
  let people: Person[] = await Promise.all(Array.from({ length: 12 }, () => member(api)));
  const rewards = (await shop.rewards()).filter(({ stock }) => stock !== null).slice(0, 6);
  const slots = await freeSlots();
  const companies = (await shop.shopIds()).slice(0, 3);
  const [product = ""] = await idsOf("products");
  const before = await seenByVisitors();
  // Few receipts for many members, so that most are sent by several.
  const tills: Till[] = await Promise.all(
    Array.from({ length: 400 }, () => shop.purchase(whole(random, 10, 4_000) * 100)),
  );
  const done: { operation: () => Promise<Answer>; answer: Answer }[] = [];
  const count = { refused: 0, repeated: 0 };

  const someone = () => pick(random, people);
  /** An operation with its own idempotency key, recorded so that it can be repeated. */
  function keyed(operation: (key: string) => Promise<Answer>): Operation {
    const key = newKey();
    return async () => {
      const answer = await operation(key);
      if (answer.status === 201) done.push({ operation: () => operation(key), answer });
      return answer;
    };
  }

  const operations: [weight: number, make: () => Operation][] = [
    [30, sendReceipt],
    [25, activateReward],
    [8, bookSlot],
    [4, cancelBooking],
    [12, () => askAgain],
    [8, () => decideReceipt],
    [6, follow],
    [6, vote],
    [1, () => async () => void (await runScheduledJobs(api.services()))],
  ];
  const lots = operations.flatMap(([weight, make]) => Array.from({ length: weight }, () => make));

  for (let wave = 0; wave < waves; wave++) {
    const answers = await Promise.all(
      Array.from({ length: atOnce }, () => pick(random, lots)()).map((operation) => operation()),
    );
    const failed = answers.flatMap((answer) => (answer && answer.status >= 500 ? [answer.text] : []));
    expect(failed, "no operation is lost").toEqual([]);
    count.refused += answers.filter((answer) => answer && answer.status >= 400).length;
    if (wave % 8 === 7) await expectBalancedBooks();
    if (wave === waves / 2) await eraseOne();
    // This test excludes the hourly and daily limits.
    api.pass(3 * hour);
  }
  await expectBalancedBooks();
  for (const person of people) await expectPublishedEvents(person);
  // The operations were meaningful: many succeeded, many were refused, many repeated.
  expect(done.length).toBeGreaterThan(180);
  expect(count.refused).toBeGreaterThan(180);
  expect(count.repeated).toBeGreaterThan(60);
  database.close();

  function sendReceipt(): Operation {
    const [person, till] = [someone(), pick(random, tills)];
    return keyed((key) => shop.send(person, till, key));
  }

  function activateReward(): Operation {
    const [person, { id }] = [someone(), pick(random, rewards)];
    return keyed((key) => shop.activate(person, id, key));
  }

  function bookSlot(): Operation {
    const [{ token }, slot] = [someone(), pick(random, slots)];
    return keyed((key) => api.post("booking/orders", { service: "lounge", slot }, { token, key }));
  }

  function cancelBooking(): Operation {
    const { token } = someone();
    return async () => {
      const { data } = await api.get("booking/orders?status=booked", { token });
      const [first] = page(z.object({ id: z.string() })).safeParse(data).data?.data ?? [];
      return first && api.delete(`booking/orders/${first.id}`, undefined, { token });
    };
  }

  function follow(): Operation {
    const [{ token }, id, method] = [someone(), pick(random, companies), pick(random, ["POST", "DELETE"])];
    return () => api.ask(method, "me/follows/companies", { id }, { token });
  }

  function vote(): Operation {
    const [{ token }, value] = [someone(), pick(random, ["up", "down", null])];
    const about = { type: "product", id: product };
    return () =>
      value
        ? api.post("me/thumbs", { ...about, value }, { token })
        : api.delete("me/thumbs", about, { token });
  }

  /** A repeated request gets the same response. */
  async function askAgain(): Promise<undefined> {
    if (done.length === 0) return;
    const { operation, answer } = pick(random, done);
    const again = await operation();
    // The member may have been erased since.
    if (again.status === 401) return;
    expect(again.text, "a key sent again gets the first answer").toBe(answer.text);
    count.repeated++;
  }

  async function decideReceipt(): Promise<undefined> {
    const pending = await rows(
      "SELECT r.id FROM receipt r JOIN customer c ON c.id = r.customer_id WHERE r.status = 'pending' AND c.email LIKE '%@mail.test'",
    );
    if (pending.length === 0) return;
    const id = String(pick(random, pending).id);
    const decided =
      random() < 0.8 ? approveReceipt(api.services(), id) : rejectReceipt(api.services(), id, "unreadable");
    await decided.catch((error: Error) => expect(error.message).toMatch(/already|nothing under/));
  }

  async function eraseOne() {
    const [gone, ...rest] = people;
    if (!gone) return;
    const answer = await api.delete("delete-account", { password: gone.password }, { token: gone.token });
    expect(answer.status, answer.text).toBe(200);
    people = [...rest, await member(api)];
  }

  async function expectBalancedBooks() {
    for (const [law, broken] of await violatedInvariants(database)) expect(broken, law).toEqual([]);
    for (const { id, limit_per_member: limit } of rewards.filter((each) => each.limit_per_member)) {
      const over = await rows(
        `SELECT customer_id FROM customer_reward WHERE reward_id = '${id}' AND customer_id NOT IN
         (SELECT id FROM customer WHERE email = 'demo@promenade.test') GROUP BY customer_id HAVING count(*) > ${limit}`,
      );
      expect(over, `the limit of ${id}`).toEqual([]);
    }
    const now = await seenByVisitors();
    const own = "customer_id NOT IN (SELECT id FROM customer WHERE email = 'demo@promenade.test')";
    const number = async (sql: string) => Number((await rows(sql))[0]?.number ?? 0);
    for (const id of companies) {
      const follows = await number(
        `SELECT count(*) AS number FROM company_follow WHERE company_id = '${id}' AND ${own}`,
      );
      expect(now.follows[id], "followers").toBe((before.follows[id] ?? 0) + follows);
    }
    for (const value of ["up", "down"] as const) {
      const votes = await number(
        `SELECT count(*) AS number FROM thumb WHERE entity_id = '${product}' AND value = '${value}' AND ${own}`,
      );
      expect(now.thumbs[value], `thumbs ${value}`).toBe(before.thumbs[value] + votes);
    }
    for (const { id } of rewards) {
      const taken = await number(
        `SELECT taken AS number FROM reward_stock WHERE tenant = 'galerieharfa' AND reward_id = '${id}'`,
      );
      expect(now.stock[id], "stock").toBe((before.stock[id] ?? 0) - taken);
    }
  }

  async function seenByVisitors() {
    const follows: Record<string, number> = {};
    for (const id of companies) {
      const { data } = await api.get(`companies/${id}`);
      follows[id] = z.object({ follow_count: z.number() }).parse(data).follow_count;
    }
    const { data } = await api.get(`products/${product}`);
    const { thumbs } = z.object({ thumbs: z.object({ up: z.number(), down: z.number() }) }).parse(data);
    const stock: Record<string, number> = {};
    for (const each of await shop.rewards()) stock[each.id] = each.stock ?? 0;
    return { follows, thumbs, stock };
  }

  /** All endpoints show the member the same balance. */
  async function expectPublishedEvents(person: Person) {
    const ledger = await shop.ledger(person);
    const { balance } = await shop.points(person);
    expect(ledger.reduce((sum, { points }) => sum + points, 0)).toBe(balance);
    expect(ledger[0]?.balance ?? 0).toBe(balance);
  }
}, 300_000);

async function freeSlots(): Promise<string[]> {
  const days = Array.from({ length: 12 }, (_, ahead) =>
    new Date(api.now().getTime() + (ahead + 1) * 24 * hour).toISOString().slice(0, 10),
  );
  const answers = await Promise.all(
    days.map((date) => api.get(`booking/options?service=lounge&date=${date}`)),
  );
  const options = z.object({ slots: z.array(z.object({ id: z.string() })) });
  return answers.flatMap(({ data }) => options.parse(data).slots.map(({ id }) => id));
}

async function idsOf(resource: string): Promise<string[]> {
  const { data } = await api.get(resource);
  return page(z.object({ id: z.string() }))
    .parse(data)
    .data.map(({ id }) => id);
}

it("finds nothing wrong with an index that another connection rewrites between its checks", async () => {
  const folder = mkdtempSync(join(tmpdir(), "promenade-laws-"));
  const url = await copySeededDatabase(folder);
  const [writing, checking] = [createClient({ url }), createClient({ url })];
  await writing.execute("PRAGMA journal_mode = WAL");
  const broken = async () => (await violatedInvariants(checking)).filter(([, rows]) => rows.length > 0);
  for (const row of [999_999_990, 999_999_991, 999_999_992]) {
    expect(await broken()).toEqual([]);
    await writing.batch(
      [
        `INSERT INTO search_index (rowid, words) VALUES (${row}, 'word')`,
        "INSERT INTO search_index (search_index) VALUES ('optimize')",
      ],
      "write",
    );
  }
  writing.close();
  checking.close();
  rmSync(folder, { recursive: true });
});
