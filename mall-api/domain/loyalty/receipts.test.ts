import { randomUUID } from "node:crypto";
import { receiptRules, receipt as receiptWire } from "@contract/receipt";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { storedFile } from "../../db/account-schema";
import { companyFollow } from "../../db/member-schema";
import { entity } from "../../db/schema";
import { input, withLoyaltyMall } from "../../tests/stand-ins/loyalty-mall";
import type { MemberCall } from "../call/services";
import { runScheduledJobs } from "../scheduled-jobs";
import { day, hour } from "../time/durations";
import { badges } from "./badges";
import { points } from "./points";
import { approveReceipt, rejectReceipt } from "./receipt-decisions";
import { sendReceiptPhoto } from "./receipt-photos";
import { receiptById, receipts, sendReceipt } from "./receipts";

const mall = withLoyaltyMall();
let numbers = 0;
/** A file that needs no processing, to keep the tests fast. */
const newFile = () => new File([`%PDF-1.7 ${++numbers}`], "receipt.pdf");

type Till = { company_id: string; number: string; issued_at: string; total: number; fiscal_id?: string };
const purchase = (total: number, changes: Partial<Till> = {}): Till => ({
  company_id: "shop",
  number: `N${++numbers}`,
  issued_at: "2026-06-10",
  total,
  ...changes,
});
type Picture = { file: File } | { photo_id: string };
const send = async (member: MemberCall, till: Till, key?: string, picture: Picture = { file: newFile() }) =>
  receiptWire.parse(
    await sendReceipt(member, { ...picture, ...till }, input({}, key ? { idempotencyKey: key } : {})),
  );
/** The status of a receipt, or the error. */
const outcome = (member: MemberCall, till: Till, picture?: Picture) =>
  send(member, till, undefined, picture).then(
    ({ status }) => status,
    ({ word, errors }) => (errors ? Object.values(errors).flat().join() : word),
  );
const balance = async (member: MemberCall) => (await points(member)).balance;

describe("a receipt", () => {
  it("earns a point per 10 CZK, rounded down", async () => {
    const member = await mall.member();
    expect(await send(member, purchase(199_99))).toMatchObject({ status: "approved", points: 19 });
    expect(await balance(member)).toBe(19);
    expect(mall.sentTo(member, "points")).toEqual([{ points: 19, balance: 19, reason: "receipt" }]);
  });

  it("earns more in a higher tier", async () => {
    const member = await mall.member();
    await mall.book(member, 500);
    expect((await send(member, purchase(100_00))).points).toBe(12);
    expect((await send(member, purchase(49_99))).points).toBe(5);
  });

  it.each([
    ["2026-06-11", "in_the_future"],
    ["2026-06-10", "approved"],
    ["2026-05-11", "approved"],
    ["2026-05-10", "too_old"],
  ])("of %s is %s on 10 June", async (issued_at, expected) => {
    expect(await outcome(await mall.member(), purchase(100_00, { issued_at }))).toBe(expected);
  });

  it("may be from today in the mall's time zone", async () => {
    mall.moveTo("2026-06-10T22:30:00Z");
    expect(await outcome(await mall.member(), purchase(100_00, { issued_at: "2026-06-11" }))).toBe(
      "approved",
    );
  });

  it.each([
    ["bank", "gives_no_points"],
    ["nowhere", "unknown"],
  ])("of %s is rejected", async (company_id, expected) => {
    expect(await outcome(await mall.member(), purchase(100_00, { company_id }))).toBe(expected);
  });

  it("is accepted once, whoever sends it and however its number is written", async () => {
    const [one, other] = [await mall.member(), await mall.member()];
    const till = purchase(100_00, { number: "ab-12 34" });
    expect(await outcome(one, till)).toBe("approved");
    for (const [member, number] of [
      [one, "ab-12 34"],
      [other, "AB1234"],
    ] as const)
      expect(await outcome(member, { ...till, number })).toBe("taken");
    expect(await outcome(other, { ...till, company_id: "other-shop" })).toBe("approved");
    expect(await outcome(other, purchase(100_00, { number: "--" }))).toBe("invalid");
  });

  it("is accepted once by its photo with shop, day and total, whatever its number", async () => {
    const [one, other] = [await mall.member(), await mall.member()];
    const file = newFile();
    const till = purchase(100_00);
    expect(await outcome(one, till, { file })).toBe("approved");
    expect(await outcome(other, { ...till, number: "another" }, { file })).toBe("taken");
    expect(await outcome(other, { ...till, number: "another" })).toBe("approved");
    expect(await outcome(other, purchase(101_00), { file })).toBe("approved");
    expect(await outcome(other, purchase(100_00, { company_id: "other-shop" }), { file })).toBe("approved");
  });

  it("is accepted once by its fiscal id, whatever else it says, in whichever mall", async () => {
    const fiscal_id = `ekasa O-${randomUUID()}`;
    const elsewhere = await mall.member({ tenant: "europasc" });
    const { database } = mall.services();
    const content = { tenant: "europasc", position: 0, givesPoints: 1 };
    const translations = [{ locale: "en", name: "A name" }];
    const tier = JSON.stringify({ id: "basic", points_from: 0, multiplier: 1, translations });
    await database.insert(entity).values([
      { ...content, resource: "companies", id: "shop", body: JSON.stringify({ translations }) },
      { ...content, resource: "tiers", id: "basic", body: tier },
    ]);
    const till = purchase(100_00, { fiscal_id });
    expect(await outcome(await mall.member(), till)).toBe("approved");
    for (const member of [await mall.member(), elsewhere])
      expect(await outcome(member, purchase(55_00, { fiscal_id: fiscal_id.toLowerCase() }))).toBe("taken");
    expect(await outcome(elsewhere, purchase(55_00, { fiscal_id: "ekasa another" }))).toBe("approved");
  });

  it("may be sent again after it was rejected, with the same photo and fiscal id", async () => {
    const member = await mall.member();
    const file = newFile();
    const till = purchase(receiptRules.approvedAtOnce + 1, { fiscal_id: "ekasa rejected" });
    const { id } = await send(member, till, undefined, { file });
    expect(await outcome(member, { ...till, number: "2" }, { file })).toBe("taken");
    await rejectReceipt(mall.services(), id, "wrong_data");
    expect(await outcome(member, { ...till, number: "2" }, { file })).toBe("pending");
  });

  it("sent again with the same key is the same receipt", async () => {
    const member = await mall.member();
    const till = purchase(100_00);
    const [first, second] = [await send(member, till, "key"), await send(member, till, "key")];
    expect(second).toEqual(first);
    expect(await balance(member)).toBe(10);
  });

  it("is visible to its member only", async () => {
    const [member, other] = [await mall.member(), await mall.member()];
    const { id } = await send(member, purchase(100_00));
    expect((await receiptById(member, undefined, input({}, { id }))).id).toBe(id);
    await expect(receiptById(other, undefined, input({}, { id }))).rejects.toMatchObject({
      word: "NotFound",
    });
    expect((await receipts(other, undefined, input({ page: 1, per_page: 12 }))).total).toBe(0);
  });
});

describe("a photo that is sent before its receipt", () => {
  const park = (member: MemberCall, file: File, fiscal_id?: string) =>
    sendReceiptPhoto(member, { file, fiscal_id }).then(({ id }) => ({ id: String(id) }));

  it("is the receipt's, once, with the fiscal id that was read in it", async () => {
    const [member, other] = [await mall.member(), await mall.member()];
    const file = newFile();
    const { id } = await park(member, file, "ekasa parked");
    const till = purchase(100_00);
    expect(await outcome(other, till, { photo_id: id })).toBe("required");
    expect(await outcome(member, till, { photo_id: id })).toBe("approved");
    expect(await outcome(member, purchase(90_00), { photo_id: id })).toBe("required");
    expect(await outcome(other, { ...till, number: "another" }, { file })).toBe("taken");
    expect(await outcome(other, purchase(80_00, { fiscal_id: "ekasa parked" }))).toBe("taken");
  });

  it("is replaced by the member's next one, and deleted after a day", async () => {
    const [member, other] = [await mall.member(), await mall.member()];
    const files = () => mall.services().database.select({ id: storedFile.id }).from(storedFile);
    const before = (await files()).length;
    const first = await park(member, newFile());
    const second = await park(member, newFile());
    const kept = await park(other, newFile());
    expect(await files()).toHaveLength(before + 2);
    expect(await outcome(member, purchase(10_00), { photo_id: first.id })).toBe("required");
    expect(await outcome(other, purchase(10_00), { photo_id: kept.id })).toBe("approved");
    mall.pass(day + 1);
    await runScheduledJobs(mall.services());
    expect(await outcome(member, purchase(10_00), { photo_id: second.id })).toBe("required");
    expect(await files()).toHaveLength(before + 1);
  });
});

describe("a receipt that the mall decides", () => {
  const large = receiptRules.approvedAtOnce + 1;

  it("is one above the limit", async () => {
    const member = await mall.member();
    expect(await outcome(member, purchase(large - 1))).toBe("approved");
    expect(await outcome(member, purchase(large))).toBe("pending");
    expect(await points(member)).toMatchObject({ balance: 200, pending: 200 });
  });

  it("is one that exceeds the day's total, which is reset at the mall's midnight", async () => {
    const member = await mall.member();
    mall.moveTo("2026-06-10T21:00:00Z");
    const statuses = [];
    for (const total of [large - 1, large - 1, 1_000_00, 1_00])
      statuses.push(await outcome(member, purchase(total)));
    expect(statuses).toEqual(["approved", "approved", "approved", "pending"]);
    mall.moveTo("2026-06-10T22:00:00Z");
    expect(await outcome(member, purchase(1_00))).toBe("approved");
  });

  it("earns its points once it is approved, once", async () => {
    const member = await mall.member();
    const { id } = await send(member, purchase(large));
    await approveReceipt(mall.services(), id);
    await expect(approveReceipt(mall.services(), id)).rejects.toThrow("approved already");
    await expect(rejectReceipt(mall.services(), id, "unreadable")).rejects.toThrow("approved already");
    expect(await points(member)).toMatchObject({ balance: 200, pending: 0 });
  });

  it("is approved with the multiplier of that moment", async () => {
    const member = await mall.member();
    const sent = await send(member, purchase(large));
    await mall.book(member, 500);
    expect([sent.points, (await approveReceipt(mall.services(), sent.id)).points]).toEqual([200, 240]);
  });

  it("gives nothing if it is rejected, and may be sent again", async () => {
    const member = await mall.member();
    const till = purchase(large);
    const { id } = await send(member, till);
    await rejectReceipt(mall.services(), id, "unreadable");
    expect(await receiptById(member, undefined, input({}, { id }))).toMatchObject({
      status: "rejected",
      reason: "unreadable",
      points: 0,
    });
    expect(await points(member)).toMatchObject({ balance: 0, pending: 0 });
    expect(await outcome(member, till)).toBe("pending");
  });
});

it("allows ten receipts per member in any 24 hours", async () => {
  const member = await mall.member();
  const outcomes = [];
  for (let sent = 0; sent < 11; sent++) outcomes.push(await outcome(member, purchase(1_00)));
  expect(outcomes).toEqual([...Array(10).fill("approved"), "TooManyRequests"]);
  mall.pass(day - hour);
  expect(await outcome(member, purchase(1_00))).toBe("TooManyRequests");
  mall.pass(hour);
  expect(await outcome(member, purchase(1_00))).toBe("approved");
});

describe("a badge", () => {
  const badge = async (member: MemberCall, id: string) => {
    const { data } = await badges(member, undefined, input({ page: 1, per_page: 48 }));
    const { earned_at, progress } = data.find((each) => each.id === id) ?? expect.fail(`there is no ${id}`);
    return [earned_at !== null, progress?.have, progress?.need];
  };

  it("is awarded once, with exactly what it counts", async () => {
    const member = await mall.member();
    await send(member, purchase(receiptRules.approvedAtOnce + 1));
    expect(await badge(member, "first-receipt")).toEqual([false, 0, 1]);
    for (let sent = 1; sent < 10; sent++) await send(member, purchase(1_00));
    expect(await badge(member, "first-receipt")).toEqual([true, 1, 1]);
    expect(await badge(member, "regular")).toEqual([false, 9, 10]);
    mall.pass(2 * day);
    await send(member, purchase(1_00));
    await send(member, purchase(1_00));
    expect(await badge(member, "regular")).toEqual([true, 10, 10]);
    expect(mall.sentTo(member, "badge")).toEqual([{ id: "first-receipt" }, { id: "regular" }]);
  });

  it("stays complete once it is earned, even if the member unfollows a shop", async () => {
    const member = await mall.member();
    const { database } = mall.services();
    const { tenant } = member;
    for (const companyId of ["1", "2", "3", "4", "5"])
      await database
        .insert(companyFollow)
        .values({ customerId: member.customer.id, tenant, companyId, at: mall.now().getTime() });
    expect(await badge(member, "fan")).toEqual([false, 5, 5]);
    await send(member, purchase(1_00));
    await database.delete(companyFollow).where(eq(companyFollow.customerId, member.customer.id));
    expect(await badge(member, "fan")).toEqual([true, 5, 5]);
  });
});
