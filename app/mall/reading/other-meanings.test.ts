import { company } from "@contract/company";
import { customerReward } from "@contract/customer-reward";
import { event } from "@contract/event";
import { newsArticle } from "@contract/news";
import { points } from "@contract/points";
import { product } from "@contract/product";
import { profile } from "@contract/profile";
import { receipt } from "@contract/receipt";
import { reward } from "@contract/reward";
import { expect, it } from "vitest";
import type { z } from "zod";
import { readEntity } from "../../../tests/stand-ins/read-entity";

const named = { id: 1, title: "Sleva" };

it.each<[string, z.ZodType, object, string]>([
  ["a number of pieces as price", product, { ...named, amount: 12 }, "price"],
  ["a moment of publication as beginning", product, { ...named, published_at: "2026-01-01" }, "valid_from"],
  [
    "a moment of creation as publication",
    newsArticle,
    { ...named, created_at: "2026-01-01" },
    "published_at",
  ],
  ["a limit of all pieces as a member's", reward, { ...named, limit: 50 }, "limit_per_member"],
  ["a price as points", reward, { ...named, price: 199 }, "points_price"],
  ["a cost as points", reward, { ...named, cost: 199 }, "points_price"],
  ["that there is stock as one piece", reward, { ...named, in_stock: 1 }, "stock"],
  ["the pieces of all time as stock", reward, { ...named, quantity: 50 }, "stock"],
  ["an id of a storey as storey", event, { ...named, floor_id: 7 }, "floor"],
  ["when a receipt was sent as its date", receipt, { id: 1, created_at: "2026-01-01" }, "issued_at"],
  ["a number of items as a receipt's total", receipt, { id: 1, count: 3 }, "total"],
  ["points that may be given as points to pay", reward, { ...named, points: 50 }, "points_price"],
  ["pieces of what there is without limit", reward, { ...named, stock: 0, unlimited: true }, "stock"],
  ["some price beside another", product, { ...named, price: 1290, sale_price: 990 }, "price"],
  ["a price alone that may be the former one", product, { ...named, regular_price: 1290 }, "price_before"],
  ["any end as the end of validity", reward, { ...named, expires_at: "2027-01-01" }, "valid_to"],
  ["any date as an article's", newsArticle, { ...named, date: "2026-01-01" }, "published_at"],
  [
    "the end of the reward as a voucher's",
    customerReward,
    { id: 1, reward_id: 2, valid_to: "2027-01-01" },
    "usable_until",
  ],
  [
    "a link to an entity as a shop's website",
    company,
    { id: 1, name: "Boty", url: "https://a.test/1" },
    "website",
  ],
  ["a member's note as the reason", receipt, { id: 1, note: "Oběd" }, "reason"],
  [
    "when a voucher was made as its activation",
    customerReward,
    { id: 1, reward_id: 2, created_at: "2026-01-01" },
    "activated_at",
  ],
  ["a whole name as first name", profile, { id: 1, email: "a@b.test", name: "Jan Novák" }, "first_name"],
  [
    "a number of the customer as the card's",
    profile,
    { id: 1, email: "a@b.test", customer_number: "77" },
    "card_number",
  ],
])("does not read %s", (_, schema, row, field) => {
  const read: Record<string, unknown> = readEntity(schema as z.ZodType<object>, row) as never;
  expect(read[field] ?? null).toBeNull();
});

it("does not read a code's picture as its text", () => {
  expect(readEntity(customerReward, { id: 1, reward_id: 2, qr_code: "https://a.test/1.png" }).code).toBe("");
});

it("reads one price under two names", () => {
  expect(readEntity(product, { ...named, price: 990, final_price: 990 }).price).toBe(99000);
});

it("does not read a receipt's description as its shop", () => {
  expect(readEntity(receipt, { id: 1, description: "Oběd s klientem" }).translations).toEqual([]);
});

it("does not read points of all time as the balance", () => {
  expect(() => readEntity(points, { total_points: 900 })).toThrow("balance");
  expect(readEntity(points, { currentBalance: 900 }).balance).toBe(900);
});
