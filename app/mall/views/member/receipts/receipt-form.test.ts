import type { Language } from "@contract/languages";
import { describe, expect, it } from "vitest";
import { receiptForm, receiptKey } from "./receipt-form.server";

describe("the total of a receipt", () => {
  const problemOf = (total: string, language: Language) =>
    receiptForm(language).shape.total.safeParse(total).error?.issues[0]?.message.replaceAll(/\s/g, " ");

  it("that may be two amounts is refused with both", () => {
    expect(problemOf("1.249", "en")).toContain("1,249 Kč or 1.25 Kč?");
    expect(problemOf("1.249", "cz")).toContain("1 249 Kč, nebo 1,25 Kč?");
    expect(problemOf("1,249", "de")).toContain("1.249 Kč oder 1,25 Kč?");
  });

  it.each([
    ["", "required"],
    ["\u200b", "required"],
    ["free", "an amount such as 1,249.90, in crowns"],
    ["0.50", "from 1 Kč to 100,000 Kč"],
    ["1,000,000", "from 1 Kč to 100,000 Kč"],
  ])("says what is expected (%j)", (total, text) => {
    expect(problemOf(total, "en")).toContain(text);
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
