import { page } from "@contract/envelope";
import { memberEndpoints } from "@contract/member-endpoints";
import { paymentMethods } from "@contract/payment-method";
import { createClient } from "@libsql/client";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { form, member, text, withMallApi } from "./mall-api-world";
import { newKey, shopping } from "./shopping";

const api = withMallApi();
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

describe("erasing a member", () => {
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
