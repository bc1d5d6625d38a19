import { describe, expect, it } from "vitest";
import { halerOf, receiptKey } from "./receipt-form.server";

describe("an amount as people type it", () => {
  it.each([
    ["1249,90", 124_990],
    ["1249.9", 124_990],
    ["1 249,90 Kč", 124_990],
    ["1\u00a0249", 124_900],
    ["350,-", 35_000],
    ["0,05", 5],
  ])("%s is %i haléř", (text, haler) => {
    expect(halerOf(text)).toBe(haler);
  });

  it.each(["", "abc", "-5", "1,234.56", "1e9", "12,345", "∞"])("%j is no amount", (text) => {
    expect(halerOf(text)).toBeNaN();
  });
});

describe("the idempotency key of a receipt", () => {
  const sent = {
    key: "form-of-today",
    company_id: "books",
    number: "7",
    issued_at: "2026-11-20",
    total: 100,
  };

  it("is the same for the same form, however often it is sent", () => {
    expect(receiptKey({ ...sent })).toBe(receiptKey({ ...sent }));
    expect(receiptKey(sent).length).toBeLessThanOrEqual(128);
  });

  it("differs for a corrected form, and for another form with the same receipt", () => {
    expect(receiptKey({ ...sent, total: 200 })).not.toBe(receiptKey(sent));
    expect(receiptKey({ ...sent, key: "another-form" })).not.toBe(receiptKey(sent));
  });
});
