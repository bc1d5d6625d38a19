import { bookingOrder } from "@contract/booking";
import { receipt } from "@contract/receipt";
import { beforeAll, expect, it } from "vitest";
import { siteOf } from "../../../../tests/stand-ins/site";
import { orderView } from "./purchases/purchases.server";
import { receiptRow } from "./receipts/receipts.server";

beforeAll(() => {
  process.env.MALL_API_URL ??= "http://127.0.0.1:9/{tenant}";
});

it("a receipt in an unknown state has been sent, and promises no points", () => {
  const row = receiptRow(receipt.parse({ id: "1", status: 2, points: 90 }), siteOf({ language: "en" }));
  expect(row).toMatchObject({ statusText: "Status unknown", points: null });
  expect(row.steps.map(({ state }) => state)).toEqual(["done"]);
});

it("a booking in an unknown state can't be cancelled or put into a wallet", () => {
  const order = bookingOrder.parse({
    id: "1",
    service_id: "2",
    slot: "3",
    starts_at: "2026-07-22T10:00:00Z",
    ends_at: "2026-07-22T11:00:00Z",
    created_at: "2026-07-20T10:00:00Z",
    status: "no_show",
    can_cancel: true,
  });
  const view = orderView(order, siteOf({ language: "en" }), new Map());
  expect(view).toMatchObject({ statusText: "Status unknown", canCancel: false, passes: [] });
});
