import { company } from "@contract/company";
import { customerReward } from "@contract/customer-reward";
import { event } from "@contract/event";
import { type Language, languages } from "@contract/languages";
import { memberTier } from "@contract/member-tier";
import { points } from "@contract/points";
import { product } from "@contract/product";
import { reward } from "@contract/reward";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { z } from "zod";
import { readEntity } from "../../../tests/stand-ins/read-entity";

/** As in `meaning.test.ts`: what is read of an entity is what its author meant, or nothing. */
const readOrNothing = <Data extends z.ZodType>(schema: Data, row: object) => {
  try {
    return readEntity(schema, row);
  } catch {
    return null;
  }
};

it("days with other hours", () => {
  const day = fc
    .date({ min: new Date("2026-01-01"), max: new Date("2027-12-31"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const czech = (date: string) => date.split("-").reverse().map(Number).join(". ");
  const american = (date: string) =>
    [date.slice(5, 7), date.slice(8), date.slice(0, 4)].map(Number).join("/");
  const hour = fc.integer({ min: 5, max: 11 });
  const forms = fc.constantFrom<(date: string, from: number, to: number) => unknown>(
    (date, from, to) => [{ date, intervals: [{ from: `${from}:00`, to: `${to}:00` }] }],
    (date, from, to) => [{ datum: czech(date), od: `${from}:00`, do: `${to}:00` }],
    (date, from, to) => ({ [date]: `${from}:00–${to}:00` }),
    (date, from, to) => [{ day: date, hours: `${from}.00 až ${to}.00` }],
    (date, from, to) => [{ date: american(date), hours: `${from}:00-${to}:00` }],
    (date, from, to) => [{ date, hours: `od ${from} do ${to} hodin` }],
    (date, from, to) => [{ date, opensAtHour: from, shutsAtHour: to }],
    (date) => [{ date, hours: "dle dohody" }],
  );
  fc.assert(
    fc.property(day, hour, hour, forms, (date, from, span, write) => {
      const to = from + span;
      const exceptions = write(date, from, to);
      const row = { id: 1, name: "Boty", opening_hours: [{ zone: "default", days: {}, exceptions }] };
      const read = readEntity(company, row).opening_hours[0]?.exceptions ?? [];
      const clock = (at: number) => `${String(at).padStart(2, "0")}:00`;
      for (const exception of read) {
        expect(exception.date, JSON.stringify(exceptions)).toBe(date);
        if (exception.intervals !== null)
          expect(exception.intervals, JSON.stringify(exceptions)).toEqual([
            { from: clock(from), to: clock(to) },
          ]);
      }
    }),
    { numRuns: 1_000 },
  );
});

it("publication", () => {
  const past = "2020-01-01T10:00:00Z";
  const future = "2090-01-01T10:00:00Z";
  const hidden = fc.constantFrom<object>(
    { status: "draft" },
    { status: "koncept" },
    { state: { value: "archived" } },
    { post_status: "private" },
    { is_published: 0 },
    { published: "false" },
    { isActive: false },
    { is_hidden: "1" },
    { deleted_at: past },
    { publish_at: future },
    { unpublish_at: past },
  );
  const shown = fc.constantFrom<object>({}, { status: "published" }, { is_active: 1 }, { publish_at: past });
  fc.assert(
    fc.property(hidden, shown, (one, other) => {
      expect(
        readOrNothing(product, { id: 1, title: "Sleva", ...other, ...one }),
        JSON.stringify(one),
      ).toBeNull();
    }),
  );
});

it("whose an event is", () => {
  const forms = {
    mall: ["mall", "MALL", "centrum", { value: "mall" }, "centre", 1, 0, "nájemce či centrum", "C"],
    stores: ["stores", "shop", "obchod", { code: "stores" }, "prodejna", 2, 1, "O", "tenant"],
  };
  const written = fc
    .constantFrom("mall" as const, "stores" as const)
    .chain((meant) =>
      fc.record({ meant: fc.constant(meant), type: fc.constantFrom<unknown>(...forms[meant]) }),
    );
  fc.assert(
    fc.property(written, fc.constantFrom("type", "kind", "druh"), ({ meant, type }, name) => {
      const read = readEntity(event, { id: 1, title: "Koncert", [name]: type }).type;
      expect([meant, null], JSON.stringify(type)).toContain(read);
    }),
  );
});

it("pieces that are left, and limits", () => {
  const count = fc.integer({ min: 0, max: 500 });
  const forms = fc.constantFrom<(left: number, all: number) => object>(
    (left) => ({ stock: left }),
    (left) => ({ stock: `${left} ks` }),
    (left) => ({ remaining: String(left) }),
    (left, all) => ({ quantity: all, quantity_left: left }),
    (left, all) => ({ amount: all, limit: all, remaining_quantity: left }),
    (_, all) => ({ quantity: all }),
    (_, all) => ({ limit: all }),
    (_, all) => ({ stock: { total: all } }),
    () => ({ stock: "skladem" }),
    () => ({ stock: true }),
    () => ({ in_stock: 1, stock: "" }),
    () => ({ stock: -1 }),
  );
  fc.assert(
    fc.property(count, count, forms, (left, all, write) => {
      const row = write(left, left + all + 1);
      const read = readEntity(reward, { id: 1, title: "Káva", ...row });
      expect([left, null], JSON.stringify(row)).toContain(read.stock ?? null);
      expect(read.limit_per_member ?? null, JSON.stringify(row)).toBeNull();
    }),
    { numRuns: 1_000 },
  );
});

it("translations", () => {
  const tags: Partial<Record<Language, string>> = { en: "en-GB", cz: "cs-CZ", sk: "sk-SK", de: "de-DE" };
  const texts = fc.dictionary(fc.constantFrom(...languages), fc.stringMatching(/^[A-Z][a-z]{3,8}$/), {
    minKeys: 1,
  });
  type Texts = Partial<Record<Language, string>>;
  const entries = (given: Texts) => Object.entries(given) as [Language, string][];
  const forms = fc.constantFrom<(given: Texts) => object>(
    (given) => ({ translations: entries(given).map(([locale, name]) => ({ locale, name })) }),
    (given) => ({ translations: entries(given).map(([code, Name]) => ({ Culture: tags[code], Name })) }),
    (given) => ({
      translations: entries(given).map(([code, name]) => ({ language: { iso: tags[code] }, name })),
    }),
    (given) => ({
      translations: Object.fromEntries(entries(given).map(([code, name]) => [tags[code] ?? code, { name }])),
    }),
    (given) => ({
      name: Object.fromEntries(entries(given).map(([code, name]) => [tags[code] ?? code, name])),
    }),
    (given) => Object.fromEntries(entries(given).map(([code, name]) => [`name_${code}`, name])),
    (given) => ({ translations: entries(given).map(([code, name]) => ({ jazyk: code, nazev: name })) }),
  );
  fc.assert(
    fc.property(texts, forms, (given, write) => {
      const row = write(given);
      const read = readOrNothing(company, { id: 1, ...row });
      for (const { locale, name } of read?.translations ?? [])
        if (name) expect(name, JSON.stringify(row)).toBe(given[locale as Language]);
    }),
    { numRuns: 1_000 },
  );
});

it("points and the tier", () => {
  const count = fc.integer({ min: 0, max: 90_000 });
  const forms = fc.constantFrom<(balance: number, ever: number) => unknown>(
    (balance) => balance,
    (balance) => String(balance),
    (balance) => ({ balance }),
    (balance, ever) => ({ currentBalance: balance, total_points: ever }),
    (balance, ever) => ({ points_balance: `${balance} b.`, lifetime_points: ever }),
    (_, ever) => ({ total_points: ever }),
    (_, ever) => ({ earned: ever }),
  );
  fc.assert(
    fc.property(count, count, forms, (balance, more, write) => {
      const given = write(balance, balance + more + 1);
      const read = readOrNothing(points, given as object);
      expect([balance, undefined], JSON.stringify(given)).toContain(read?.balance);
    }),
  );
  const tiers = fc.constantFrom<(id: number) => unknown>(
    (id) => ({ tier: { id, name: "Řeka" } }),
    (id) => ({ current_tier: { id, name: "Řeka" }, next_tier: { id: id + 1, name: "Moře" } }),
    (id) => ({ id, name: "Řeka", next: { id: id + 1, name: "Moře" } }),
    (id) => ({ tiers: [{ id: id + 1, name: "Moře" }] }),
    (id) => ({ current: {}, next: { id, name: "Moře" } }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), tiers, (id, write) => {
      const given = write(id);
      const read = readOrNothing(memberTier, given as object);
      if (read) expect([read.tier.id, read.tier.translations[0]?.name]).toEqual([String(id), "Řeka"]);
    }),
  );
});

it("states of vouchers", () => {
  const words: Record<"active" | "used" | "expired", object[]> = {
    active: [{ status: "active" }, { state: "aktivní" }, { status: 1 }, { status: "NEW" }, { used: 0 }],
    used: [
      { status: "used" },
      { status: "uplatněno" },
      { used: "1" },
      { redeemed: true, status: "active" },
      { used_at: "2026-01-01T10:00:00Z" },
      { status: 2 },
      { status: { value: "redeemed" } },
    ],
    expired: [{ status: "expired" }, { status: "propadlo" }, { status: 3 }, { state: "abgelaufen" }],
  };
  const written = fc
    .constantFrom("active" as const, "used" as const, "expired" as const)
    .chain((meant) => fc.record({ meant: fc.constant(meant), row: fc.constantFrom(...words[meant]) }));
  fc.assert(
    fc.property(written, ({ meant, row }) => {
      const read = readEntity(customerReward, { id: 1, reward_id: 2, ...row }).status;
      expect([meant, "unknown"], JSON.stringify(row)).toContain(read);
    }),
  );
});

it("storeys", () => {
  const names: Record<number, unknown[]> = {
    [-1]: ["-1", -1, "1. PP", "suterén", { level: -1 }],
    0: [0, "0", "přízemí", "Erdgeschoss", "ground floor", "1. NP", "G"],
    1: [1, "1", "1. patro", "2. NP", "Floor 1", "1. poschodie", { level: 1, name: "První patro" }, "první"],
    2: ["2nd floor", "2. Etage", { number: 2 }, { id: 7, name: "2. patro" }, "P2"],
  };
  const written = fc
    .constantFrom(-1, 0, 1, 2)
    .chain((meant) =>
      fc.record({ meant: fc.constant(meant), floor: fc.constantFrom(...(names[meant] ?? [])) }),
    );
  fc.assert(
    fc.property(written, ({ meant, floor }) => {
      expect([meant, null], JSON.stringify(floor)).toContain(
        readEntity(company, { id: 1, name: "Boty", floor }).floor ?? null,
      );
    }),
  );
});
