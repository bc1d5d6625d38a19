import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { deviceSessions } from "@contract/device-session";
import { messagesOverview } from "@contract/message";
import { walletPass } from "@contract/wallet-pass";
import type { InValue } from "@libsql/client";
import { expect, it } from "vitest";
import { runScheduledJobs } from "../domain/scheduled-jobs";
import { form, member, text, withMallApi } from "./mall-api-world";
import { shopping } from "./shopping";

const api = withMallApi();
const shop = shopping(api);
const minute = 60_000;
const day = 24 * 60 * minute;
const megabyte = 1024 * 1024;
const pdf = () => new File(["%PDF-1.7 of the test"], "form.pdf", { type: "application/pdf" });

const query = async (statement: string, values: InValue[] = []) =>
  (await api.services().database.$client.execute({ sql: statement, args: values })).rows;
const countOf = async (table: string, id: string) =>
  Number((await query(`SELECT count(*) AS total FROM ${table} WHERE customer_id = ?`, [id]))[0]?.total);
/** Writes `count` rows at once, as if they had come one after another. */
const fill = (table: string, columns: string, values: string, count: number, args: InValue[]) =>
  query(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
      INSERT INTO ${table} (${columns}) SELECT ${values} FROM n`,
    args,
  );
const send = (token: string, fields: Parameters<typeof form>[0]) =>
  api.post("messages/message", form(fields), { token, key: randomUUID() });

it("ends the session that was not used for longest once a member has fifty", async () => {
  const person = await member(api);
  const logIn = async () => {
    api.pass(minute);
    return text((await api.post("login", { email: person.email, password: person.password })).data, "token");
  };
  const oldest = await logIn();
  api.pass(2 * 60 * minute);
  expect((await api.get("me/profile", { token: person.token })).status, "it is used again").toBe(200);
  for (let session = 2; session < 50; session++) await logIn();
  const latest = await logIn();
  const statusOf = async (token: string) => (await api.get("me/profile", { token })).status;
  expect([await statusOf(oldest), await statusOf(person.token), await statusOf(latest)]).toEqual([
    401, 200, 200,
  ]);
  const { data } = await api.get("me/sessions", { token: latest });
  expect(deviceSessions.parse(data)).toHaveLength(50);
}, 30_000);

it("stores a member's newest messages, without the files and conversations of older ones", async () => {
  const { token, id } = await member(api);
  const first = text((await send(token, { text: "First", files: [pdf()] })).data, "conversation_id");
  const second = text((await send(token, { text: "Second" })).data, "conversation_id");
  await fill(
    "message",
    "conversation_id, customer_id, sender, text, created_at",
    "?, ?, 'clerk', 'Answer ' || i, i",
    1_999,
    [second, id],
  );
  await send(token, { text: "Third", conversation_id: second });
  expect(await countOf("message", id)).toBe(2_000);
  const { conversations } = messagesOverview.parse((await api.get("messages/overview", { token })).data);
  expect(conversations.map((each) => each.id)).toEqual([second]);
  expect(first).not.toBe(second);
  expect(await countOf("stored_file", id)).toBe(0);
});

it("has a member's new files take the place of the oldest, but of none that is needed", async () => {
  const { token, id } = await member(api);
  const sizes = async () =>
    (await query("SELECT size FROM stored_file WHERE customer_id = ? ORDER BY rowid", [id])).map(
      ({ size }) => size,
    );
  const grow = (megabytes: number) =>
    query(
      "UPDATE stored_file SET size = ? WHERE rowid = (SELECT max(rowid) FROM stored_file WHERE customer_id = ?)",
      [megabytes * megabyte, id],
    );
  await send(token, { text: "One", files: [pdf()] });
  await grow(30);
  await query(
    "UPDATE customer SET picture_id = (SELECT id FROM stored_file WHERE customer_id = ?) WHERE id = ?",
    [id, id],
  );
  await send(token, { text: "Two", files: [pdf()] });
  await grow(60);
  await send(token, { text: "Three", files: [pdf()] });
  await grow(90);
  expect(await sizes()).toEqual([30, 60, 90].map((size) => size * megabyte));
  await send(token, { text: "Four", files: [pdf()] });
  expect((await sizes()).slice(0, -1)).toEqual([30, 90].map((size) => size * megabyte));
});

it("has the files of visitors without an account make room for each other", async () => {
  const ask = () =>
    api.post(
      "support",
      form({ name: "V", email: "v@mail.test", topic: "other", message: "…", files: [pdf()] }),
    );
  const isTheirs = "customer_id IS NULL AND tenant = 'galerieharfa'";
  const sizes = async () =>
    (await query(`SELECT size FROM stored_file WHERE ${isTheirs}`)).map(({ size }) => size);
  await ask();
  await query(`UPDATE stored_file SET size = ? WHERE ${isTheirs}`, [1024 * megabyte]);
  await ask();
  expect(await sizes()).toEqual([(await pdf().arrayBuffer()).byteLength]);
});

it("remembers the answers to a member's last requests", async () => {
  const { token, id } = await member(api);
  await fill(
    "idempotency_key",
    "customer_id, operation, key, fingerprint, answer, at",
    "?, 'message', 'key ' || i, '', '{}', i",
    600,
    [id],
  );
  await send(token, { text: "Hello" });
  expect(await countOf("idempotency_key", id)).toBe(500);
});

it("remembers a member's last cancelled bookings", async () => {
  const { token, id } = await member(api);
  await fill(
    "booking_order",
    "id, customer_id, tenant, service_id, slot, starts_at, ends_at, price, status, snapshot, created_at",
    "hex(randomblob(16)), ?, 'galerieharfa', 'none', 'slot ' || i, i, i, 0, 'cancelled', '{}', i",
    80,
    [id],
  );
  const own = randomUUID();
  const soon = api.now().getTime() + day;
  await query(
    `INSERT INTO booking_order (id, customer_id, tenant, service_id, slot, starts_at, ends_at, price, status, snapshot, created_at)
      VALUES (?, ?, 'galerieharfa', 'none', 'own', ?, ?, 0, 'booked', '{"amenity_id":"1","translations":[]}', ?)`,
    [own, id, soon, soon, 1],
  );
  expect((await api.delete(`booking/orders/${own}`, undefined, { token })).status).toBe(200);
  expect(await countOf("booking_order", id)).toBe(50);
});

it("activates no more rewards for a member who has a hundred vouchers to use", async () => {
  const person = await member(api);
  await shop.grant(person, 5_000);
  const offered = await shop.rewards();
  const activate = async () => {
    for (const { id } of offered) {
      const answer = await shop.activate(person, id);
      if (answer.status === 201) return answer;
    }
    return shop.activate(person, offered[0]?.id ?? "");
  };
  expect((await activate()).status).toBe(201);
  const vouchers = (usableUntil: number) =>
    fill(
      "customer_reward",
      "id, customer_id, tenant, reward_id, code, code_type, points_price, activated_at, usable_until, snapshot",
      "hex(randomblob(16)), ?, 'galerieharfa', 'none', hex(randomblob(16)), 'qr', 0, i, ?, '{}'",
      100,
      [person.id, usableUntil],
    );
  await vouchers(api.now().getTime() - 1);
  expect((await activate()).status, "others are over").toBe(201);
  await vouchers(api.now().getTime() + day);
  const { status, errors } = await activate();
  expect([status, errors]).toEqual([409, { reward_id: ["limit_reached"] }]);
});

it("ends the passes of a member's first bookings, and never that of the card", async () => {
  const { token, id } = await member(api);
  const issue = (asked: object) =>
    api.post("me/wallet-passes", { wallet: "apple", language: "cz", ...asked }, { token });
  expect((await issue({ kind: "card" })).status).toBe(201);
  await fill(
    "wallet_pass",
    "id, customer_id, tenant, wallet, kind, subject_id, language, token, changed_at, announced_at",
    "hex(randomblob(16)), ?, 'galerieharfa', 'apple', 'booking', 'booking ' || i, 'cz', '', 0, 0",
    250,
    [id],
  );
  expect((await issue({ kind: "card" })).status).toBe(201);
  expect(
    await query("SELECT kind, count(*) AS total FROM wallet_pass WHERE customer_id = ? GROUP BY kind", [id]),
  ).toMatchObject([
    { kind: "booking", total: 200 },
    { kind: "card", total: 1 },
  ]);
});

it("has a new phone take the place of the one that added a pass, or asked for it, first", async () => {
  const { token } = await member(api);
  const issued = await api.post(
    "me/wallet-passes",
    { wallet: "apple", kind: "card", language: "cz" },
    { token },
  );
  const pass = walletPass.parse(issued.data);
  const add = (device: string) => {
    api.pass(minute);
    return api.post(`wallet-passes/${pass.id}/devices`, { token: pass.token, device, push_token: "ab12" });
  };
  for (let device = 0; device < 20; device++) await add(`aa${device}`);
  await add("aa0");
  await add("bb0");
  const devices = await query("SELECT device FROM wallet_device WHERE pass_id = ?", [pass.id]);
  const names = devices.map(({ device }) => device);
  expect([names.length, names.includes("aa0"), names.includes("aa1"), names.includes("bb0")]).toEqual([
    20,
    true,
    false,
    true,
  ]);
});

it("docs/security.md says of each table with what people send how much of it there can be", async () => {
  /** What only the mall itself writes. */
  const ofMall =
    /^(?:entity|entity_category|document|seeding|search_.+|reward_stock|plastic_card|gift_card)$/;
  const rows = await query(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '\\_\\_%' ESCAPE '\\'",
  );
  const tables = rows.map(({ name }) => String(name)).filter((name) => !ofMall.test(name));
  const page = readFileSync("docs/security.md", "utf8");
  const [, section = ""] = page.split("## What piles up, and how far");
  const documented = [...section.matchAll(/^\| (`.+?) \|/gm)].flatMap(([, names = ""]) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name),
  );
  expect(documented.sort()).toEqual(tables.sort());
});

it("deletes requests to the support after a year, and newsletter subscriptions that nobody has confirmed", async () => {
  const email = `visitor.${randomUUID()}@mail.test`;
  await api.post("support", form({ name: "V", email, topic: "other", message: "…", files: [pdf()] }));
  await api.post("newsletters/subscription", { email, language: "cz", consent: true, return_path: "/cz" });
  const rows = async (table: string) =>
    (await query(`SELECT 1 FROM ${table} WHERE email = ?`, [email])).length;
  const both = async () => [await rows("support_request"), await rows("newsletter_subscription")];
  expect(await both()).toEqual([1, 1]);
  api.pass(8 * day);
  await runScheduledJobs(api.services());
  expect(await both()).toEqual([1, 0]);
  api.pass(360 * day);
  await runScheduledJobs(api.services());
  expect(await both()).toEqual([0, 0]);
  const left = await query(
    "SELECT 1 FROM stored_file WHERE support_request_id IS NOT NULL AND support_request_id NOT IN (SELECT id FROM support_request)",
  );
  expect(left).toEqual([]);
});
