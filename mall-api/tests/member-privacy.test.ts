import { page } from "@contract/envelope";
import { memberEndpoints } from "@contract/member-endpoints";
import { paymentMethods } from "@contract/payment-method";
import { pushSettings } from "@contract/push";
import { sentSupportRequest } from "@contract/support-request";
import { type Client, createClient } from "@libsql/client";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { form, member, text, vapid, withMallApi } from "./mall-api-world";
import { newKey, shopping } from "./shopping";

const api = withMallApi(vapid);
const shop = shopping(api);
const minute = 60_000;

const demo = async () => {
  const body = { email: "demo@promenade.test", password: "promenade-demo" };
  return { token: text((await api.post("login", body)).data, "token") };
};
const idsOf = async (path: string) =>
  page(z.object({ id: z.string() }))
    .parse((await api.get(path)).data)
    .data.map(({ id }) => id);

async function subscribed(token: string) {
  const keys = { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) };
  const endpoint = `https://push.example.com/${newKey()}`;
  const answer = await api.post("me/push/devices", { endpoint, keys, language: "cz" }, { token });
  return pushSettings.parse(answer.data);
}

describe("another member's data", () => {
  it("can't be read, changed or detected through any path with an id", async () => {
    const [owner, stranger] = [await member(api), await member(api)];
    const till = await shop.purchase(100_00);
    await shop.grant(owner, 100);
    const own = { token: owner.token, key: newKey() };
    const [reward = ""] = (await shop.rewards())
      .filter(({ points_price, tier_id, stock }) => points_price <= 100 && !tier_id && stock !== 0)
      .map(({ id }) => id);
    const day = new Date(api.now().getTime() + 10 * 24 * 60 * minute).toISOString().slice(0, 10);
    const ids: Record<string, string> = {
      "me/receipts/{id}": (await shop.sent(owner, till)).id,
      "me/customer-rewards/{id}": text((await shop.activate(owner, reward)).data, "id"),
      "booking/orders/{id}": text(
        (await api.post("booking/orders", { service: "lounge", slot: `${day}T18:00` }, own)).data,
        "id",
      ),
      "me/parking/plates/{id}": text(
        z.array(z.unknown()).parse((await api.post("me/parking/plates", { plate: "7XX7777" }, own)).data)[0],
        "id",
      ),
      "me/payment-methods/{id}":
        paymentMethods.parse((await api.get("me/payment-methods", await demo())).data)[0]?.id ?? "",
      "me/push/devices/{id}": (await subscribed(owner.token)).devices[0]?.id ?? "",
    };
    const bodies: Record<string, unknown> = { "me/payment-methods/{id}": { is_default: true } };
    const withIds = Object.values(memberEndpoints).filter(({ path }) => path.includes("{id}"));
    expect(new Set(withIds.map(({ path }) => path))).toEqual(new Set(Object.keys(ids)));
    for (const { method, path } of withIds) {
      expect(ids[path], path).toMatch(/^[0-9a-f-]{36}$/);
      const asked = path.replace("{id}", ids[path] ?? "");
      const body = method === "PATCH" ? bodies[path] : undefined;
      const answer = await api.ask(method, asked, body, { token: stranger.token });
      expect([answer.status, answer.word], `${method} ${path}`).toEqual([404, "NotFound"]);
    }
    const owners = await api.get(`me/receipts/${ids["me/receipts/{id}"]}`, { token: owner.token });
    expect(owners.status).toBe(200);
  });

  it.each(Object.entries(memberEndpoints).filter(([, { access }]) => access === "member"))(
    "needs a token: %s",
    async (_, { method, path }) => {
      const answer = await api.ask(method, path.replace("{id}", "x"));
      expect(answer.word).toBe("Unauthorized");
    },
  );
});

describe("contact form requests", () => {
  it("are listed to the member who sent them or whose address they give, with their files", async () => {
    const [person, stranger] = [await member(api), await member(api)];
    const { token, email } = person;
    const fields = { name: "Věra", topic: "parking", message: "The barrier stays down" };
    const file = new File(["%PDF-1.4 a ticket"], "ticket.pdf");
    const visitor = await api.post("support", form({ ...fields, email, files: [file] }));
    api.pass(minute);
    const own = await api.post("support", form({ ...fields, email: "else@mail.test" }), { token });
    expect([visitor.status, own.status]).toEqual([201, 201]);
    const { data, total } = page(sentSupportRequest).parse(
      (await api.get("me/support-requests", { token })).data,
    );
    expect(total).toBe(2);
    expect(data).toMatchObject([
      { id: text(own.data, "id"), email: "else@mail.test", files: [] },
      { id: text(visitor.data, "id"), ...fields, email, files: [{ name: "ticket.pdf" }] },
    ]);
    const others = await api.get("me/support-requests", { token: stranger.token });
    expect(page(sentSupportRequest).parse(others.data).data).toEqual([]);
  });
});

describe("erasing a member", () => {
  it("leaves nothing of theirs anywhere in the database but the mail that confirms it", async () => {
    const person = await member(api, {
      first_name: "Kvidonína",
      last_name: "Žampachová",
      phone: "+420602333444",
    });
    const { token, email, id } = person;
    const elsewhere = `kvidonina.${newKey()}@mail.test`;
    await shop.sent(person, await shop.purchase(50_00, { number: "ERASE-4711" }));
    await api.post("me/parking/plates", { plate: "9KV4711" }, { token });
    const asked = { name: "Kvidonína", topic: "other", message: "Kvidonína wants to know" };
    await api.post("support", form({ ...asked, email: elsewhere }), { token });
    await api.post("support", form({ ...asked, email, files: [new File(["%PDF-1.4"], "kvidon.pdf")] }));
    const traces = [
      id,
      email,
      elsewhere,
      "Kvidon",
      "kvidon.pdf",
      "Žampach",
      "602333444",
      "ERASE-4711",
      "9KV4711",
    ];
    const database = createClient({ url: api.databaseUrl, timeout: 5_000 });
    expect(await tracesIn(database, traces)).toEqual(expect.arrayContaining(traces));
    const answer = await api.delete("delete-account", { password: person.password }, { token });
    expect(answer.status, answer.text).toBe(200);
    await database.execute("DELETE FROM outbox WHERE purpose = 'account-erased'");
    expect(await tracesIn(database, traces)).toEqual([]);
    database.close();
  });

  it("deletes all rows about them, and keeps slots, stock and counts right", async () => {
    const person = await member(api);
    const { token, email, id } = person;
    await shop.grant(person, 200);
    await shop.sent(person, await shop.purchase(50_00));
    const [reward = ""] = (await shop.rewards())
      .filter(({ points_price, tier_id, stock }) => points_price <= 200 && !tier_id && stock !== 0)
      .map(({ id: each }) => each);
    expect((await shop.activate(person, reward)).status).toBe(201);
    const [liked = ""] = await idsOf("products");
    await api.post("me/likes", { type: "product", id: liked }, { token });
    await api.post("me/thumbs", { type: "product", id: liked, value: "up" }, { token });
    await api.post("me/parking/plates", { plate: "8EE8888" }, { token });
    await api.get("me/parking/show-qr-code", { token });
    await api.post("messages/message", form({ text: "Hello" }), { token, key: newKey() });
    await api.post("forget-password", { email });
    await subscribed(token);
    await api.patch("me/push", { event: false }, { token });
    const database = createClient({ url: api.databaseUrl, timeout: 5_000 });
    const tables = await tablesOfMembers();
    const rows = async () => {
      const counted: Record<string, number> = {};
      for (const table of tables) {
        const { rows: found } = await database.execute({
          sql: `SELECT count(*) AS number FROM "${table}" WHERE customer_id = ?`,
          args: [id],
        });
        counted[table] = Number(found[0]?.number);
      }
      return counted;
    };
    expect(Object.values(await rows()).filter((number) => number > 0).length).toBeGreaterThan(10);

    const answer = await api.delete("delete-account", { password: person.password }, { token });
    expect(answer.status, answer.text).toBe(200);
    expect(await rows()).toEqual(Object.fromEntries(tables.map((table) => [table, 0])));
    const named = await database.execute({
      sql: "SELECT purpose FROM outbox WHERE recipient = ? UNION ALL SELECT id FROM customer WHERE email = ?",
      args: [email, email],
    });
    expect(named.rows.map(({ purpose }) => purpose)).toEqual(["account-erased"]);
    database.close();

    async function tablesOfMembers(): Promise<string[]> {
      const { rows: found } = await database.execute(
        `SELECT m.name AS name FROM sqlite_master m JOIN pragma_table_info(m.name) c
         WHERE m.type = 'table' AND c.name = 'customer_id'`,
      );
      return found.map(({ name }) => String(name));
    }
  });
});

/** Which of these texts any column of any table contains. */
async function tracesIn(database: Client, texts: string[]): Promise<string[]> {
  const { rows: columns } = await database.execute(
    `SELECT m.name AS of, c.name AS name FROM sqlite_master m JOIN pragma_table_info(m.name) c
     WHERE m.type = 'table' AND m.sql NOT LIKE 'CREATE VIRTUAL%'`,
  );
  const found = new Set<string>();
  for (const { of, name } of columns) {
    const held = texts.map((_, index) => `max(instr(CAST("${name}" AS TEXT), ?) > 0) AS text${index}`);
    const { rows } = await database.execute({ sql: `SELECT ${held.join()} FROM "${of}"`, args: texts });
    for (const [index, text] of texts.entries()) if (rows[0]?.[`text${index}`]) found.add(text);
  }
  return texts.filter((text) => found.has(text));
}
