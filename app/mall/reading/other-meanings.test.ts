import { company } from "@contract/company";
import { customerReward } from "@contract/customer-reward";
import { event } from "@contract/event";
import { newsArticle } from "@contract/news";
import { ledgerEntry, points } from "@contract/points";
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
  [
    "a price in the currency of another name",
    product,
    { ...named, price: 12.5, priceCurrency: "EUR" },
    "price",
  ],
  ["a price in a currency named in Czech", product, { ...named, price: 12.5, měna: "EUR" }, "price"],
  ["a price in another unit", product, { ...named, price: { amount: 12.5, unit: "EUR" } }, "price"],
  [
    "a price that something else changes",
    product,
    { ...named, price: { amount: 19990, divisor: 100 } },
    "price",
  ],
  ["a minor unit of unknown size", product, { ...named, price: { centAmount: 19990 } }, "price"],
  ["a price of a kilogram", product, { ...named, price: "199 Kč/kg" }, "price"],
  ["thousands or thousandths of a crown", product, { ...named, price: "0.500" }, "price"],
  ["thousands or thousandths of a point", reward, { ...named, points_price: "12.000" }, "points_price"],
  ["crowns as points", reward, { ...named, points_price: "500 Kč" }, "points_price"],
  ["a share as pieces", reward, { ...named, stock: "85 %" }, "stock"],
  ["hours as minutes", reward, { ...named, usable_minutes: "24 h" }, "usable_minutes"],
  ["a basement as a storey above the ground", company, { id: 1, name: "Boty", floor: "1. UG" }, "floor"],
  ["a Czech basement likewise", company, { id: 1, name: "Boty", floor: "1. podzemní podlaží" }, "floor"],
  ["the first of several storeys", company, { id: 1, name: "Boty", floor: "1.–2. patro" }, "floor"],
  [
    "a currency of another name as crowns on a receipt",
    receipt,
    { id: 1, total: 25, currencyIso: "EUR" },
    "total",
  ],
])("does not read %s", (_, schema, row, field) => {
  const read: Record<string, unknown> = readEntity(schema as z.ZodType<object>, row) as never;
  expect(read[field] ?? null).toBeNull();
});

it.each<[z.ZodType, object, object]>([
  [product, { ...named, price: { amount: 19990, fractionDigits: 2, currencyCode: "CZK" } }, { price: 19990 }],
  [product, { ...named, price: { amount: 199, tax_rate: 21, formatted: "199 Kč" } }, { price: 19900 }],
  [product, { ...named, price: "199 Kč/ks" }, { price: 19900 }],
  [product, { ...named, valid_to: "/Date(1798070400000+0100)/" }, { valid_to: "2026-12-24T00:00:00Z" }],
  [product, { ...named, valid_to: [2026, 12, 24, 18, 0] }, { valid_to: "2026-12-24T17:00:00Z" }],
  [product, { ...named, valid_to: [2026, 12, 24] }, { valid_to: "2026-12-24T22:59:59Z" }],
  [product, { ...named, valid_to: { $date: "2026-12-24T18:00:00Z" } }, { valid_to: "2026-12-24T18:00:00Z" }],
  [
    product,
    { ...named, valid_to: { _seconds: 1798070400, _nanoseconds: 0 } },
    { valid_to: "2026-12-24T00:00:00Z" },
  ],
  [event, { ...named, start: { date: "2026-12-05", time: "18:00" } }, { starts_at: "2026-12-05T17:00:00Z" }],
  [
    event,
    { ...named, start: { dateTime: "2026-12-05T18:00:00", timeZone: "UTC" } },
    { starts_at: "2026-12-05T18:00:00Z" },
  ],
  [
    event,
    { ...named, start_date: "2026-12-05T00:00:00Z", start_time: "6:00 PM" },
    { starts_at: "2026-12-05T17:00:00Z" },
  ],
  [
    event,
    { ...named, start_date: "2026-12-05T00:00:00+01:00", start_time: "18.30 h" },
    { starts_at: "2026-12-05T17:30:00Z" },
  ],
  [reward, { ...named, sold_out: true, stock: 12 }, { stock: 0 }],
  [reward, { ...named, in_stock: false }, { stock: 0 }],
  [reward, { ...named, availability: "https://schema.org/SoldOut" }, { stock: 0 }],
  [reward, { ...named, points_price: "1 250 bodů", stock: "12 ks" }, { points_price: 1250, stock: 12 }],
  [receipt, { id: 1, amount: 3, total_price: 500 }, { total: 50000 }],
  [company, { id: 1, name: "Boty", floor: "2. OG" }, { floor: 2 }],
  [company, { id: 1, name: "Boty", floor: "3. patro, vlevo" }, { floor: 3 }],
  [ledgerEntry, { id: 1, kind: "spend", points: 500 }, { points: -500 }],
  [ledgerEntry, { id: 1, type: "redemption", points: 500 }, { kind: "spend", points: -500 }],
  [ledgerEntry, { id: 1, kind: "earn", points: 500 }, { points: 500 }],
  [ledgerEntry, { id: 1, points: 500 }, { points: 500 }],
])("reads what is meant, %#", (schema, row, facts) => {
  expect(readEntity(schema as z.ZodType<object>, row)).toMatchObject(facts);
});

it("does not read points whose sign depends on an unknown kind", () => {
  expect(() => readEntity(ledgerEntry, { id: 1, type: "PŘESUN", points: 500 })).toThrow("points");
  expect(readEntity(ledgerEntry, { id: 1, type: "PŘESUN", points: -500 }).points).toBe(-500);
});

it.each<[object, string]>([
  [{ used: "2026-11-01" }, "used"],
  [{ redeemed: 1762000000 }, "used"],
  [{ redeemed_on: "2026-11-01" }, "used"],
  [{ expired: true }, "expired"],
  [{ usable_until: "2020-01-01" }, "expired"],
  [{ usableUntil: [2090, 1, 1] }, "active"],
  [{ valid: false }, "unknown"],
  [{ cancelled: 1 }, "unknown"],
  [{ revoked_at: "2026-11-01" }, "unknown"],
  [{ used: false, expired: "0", cancelled: null, valid: true }, "active"],
])("a voucher that is said to be active and %j is %s", (fields, status) => {
  expect(readEntity(customerReward, { id: 1, reward_id: 2, status: "active", ...fields }).status).toBe(
    status,
  );
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
