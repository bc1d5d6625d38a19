import { page } from "@contract/envelope";
import { receipt, receiptRules } from "@contract/receipt";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { approveReceipt, rejectReceipt } from "../domain/loyalty/receipt-decisions";
import { form, member, withMallApi } from "./mall-api-world";
import { newKey, picture, shopping } from "./shopping";

const api = withMallApi();
const shop = shopping(api);

describe("a receipt", () => {
  it("up to the limit earns a point per 10 CZK at once", async () => {
    const person = await member(api);
    const approved = await shop.sent(person, await shop.purchase(1_999_99));
    expect(approved).toMatchObject({ status: "approved", points: 199, reason: null });
    expect((await shop.points(person)).balance).toBe(199);
    const [line] = await shop.ledger(person);
    expect(line).toMatchObject({
      kind: "earn",
      reason: "receipt",
      points: 199,
      balance: 199,
      receipt_id: approved.id,
    });
  });

  it("above the limit waits for approval", async () => {
    const person = await member(api);
    const pending = await shop.sent(person, await shop.purchase(receiptRules.approvedAtOnce + 1));
    expect(pending.status).toBe("pending");
    expect(await shop.points(person)).toMatchObject({ balance: 0, pending: 200 });
    await approveReceipt(api.services(), pending.id);
    expect(await shop.points(person)).toMatchObject({ balance: 200, pending: 0 });
    await expect(approveReceipt(api.services(), pending.id)).rejects.toThrow(/approved already/);
    await expect(rejectReceipt(api.services(), pending.id, "too late")).rejects.toThrow(/approved already/);
    expect((await shop.points(person)).balance).toBe(200);
  });

  it("that exceeds the daily total waits, too", async () => {
    const person = await member(api);
    const statuses = [];
    for (let number = 0; number < 3; number++) {
      statuses.push((await shop.sent(person, await shop.purchase(receiptRules.approvedAtOnce))).status);
    }
    expect(statuses).toEqual(["approved", "approved", "pending"]);
  });

  it("is accepted once, whoever sends it and however its number is written", async () => {
    const [one, other] = [await member(api), await member(api)];
    const till = await shop.purchase(500_00, { number: "AB-12 34" });
    const answers = await Promise.all([
      shop.send(one, till),
      shop.send(other, till),
      shop.send(one, { ...till, number: "ab1234" }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.errors).toEqual({ number: ["taken"] });
    expect((await shop.points(one)).balance + (await shop.points(other)).balance).toBe(50);
  });

  it("can be sent again after it was rejected", async () => {
    const person = await member(api);
    const till = await shop.purchase(9_000_00);
    const first = await shop.sent(person, till);
    await rejectReceipt(api.services(), first.id, "unreadable");
    const { data } = await api.get(`me/receipts/${first.id}`, { token: person.token });
    expect(receipt.parse(data)).toMatchObject({ status: "rejected", reason: "unreadable", points: 0 });
    expect((await shop.sent(person, till)).status).toBe("pending");
  });

  it("remains claimed when its member is erased", async () => {
    const person = await member(api);
    const till = await shop.purchase(700_00);
    await shop.sent(person, till);
    await api.delete("delete-account", { password: person.password }, { token: person.token });
    expect((await shop.send(await member(api), till)).word).toBe("Conflict");
  });

  it("sent again with its key gets the first response, and earns its points once", async () => {
    const person = await member(api);
    const till = await shop.purchase(300_00);
    const key = newKey();
    const answers = await Promise.all([1, 2, 3, 4].map(() => shop.send(person, till, key)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect((await shop.points(person)).balance).toBe(30);
    const other = await shop.send(person, await shop.purchase(300_00), key);
    expect(other.word).toBe("Conflict");
  });

  it.each([
    ["an unknown shop", { company_id: "nobody" }, { company_id: ["unknown"] }],
    ["a day in the future", { issued_at: "2999-01-01" }, { issued_at: ["in_the_future"] }],
    ["a day long ago", { issued_at: "2020-01-01" }, { issued_at: ["too_old"] }],
    ["a total of zero", { total: 0 }, { total: ["too_short"] }],
    ["a negative total", { total: -5000 }, { total: ["too_short"] }],
    ["half a haléř", { total: 1000.5 }, { total: ["invalid"] }],
    ["a total that is too high", { total: 1e15 }, { total: ["too_large"] }],
    ["a receipt number without digits", { number: "---" }, { number: ["invalid"] }],
    ["a number with NUL", { number: "1\0" }, { number: ["invalid"] }],
  ])("is rejected with %s", async (_, change, errors) => {
    const answer = await shop.send(await member(api), await shop.purchase(500_00, change));
    expect([answer.status, answer.errors]).toEqual([422, errors]);
  });

  it("is rejected without a picture, with an executable instead, and without a key", async () => {
    const person = await member(api);
    const till = await shop.purchase(500_00);
    const program = new File(["#!/bin/sh"], "receipt.png");
    expect((await shop.send(person, till, newKey(), program)).errors).toEqual({ file: ["wrong_type"] });
    const fields = { ...till, total: String(till.total) };
    const without = await api.post("me/receipts", form(fields), { token: person.token, key: newKey() });
    expect(without.errors).toEqual({ file: ["required"] });
    const unkeyed = form({ ...fields, file: await picture() });
    expect((await api.post("me/receipts", unkeyed, { token: person.token })).status).toBe(422);
    expect((await shop.send(person, till)).status).toBe(201);
  });

  it("of a shop without points is rejected", async () => {
    const { data } = await api.get("companies?per_page=48");
    const shops = page(z.object({ id: z.string(), gives_points: z.boolean() })).parse(data).data;
    const company_id = shops.find(({ gives_points }) => !gives_points)?.id ?? "";
    const answer = await shop.send(await member(api), await shop.purchase(500_00, { company_id }));
    expect(answer.errors).toEqual({ company_id: ["gives_no_points"] });
  });

  it("is limited to ten a day", async () => {
    const person = await member(api);
    const statuses = [];
    for (let number = 0; number < 11; number++) {
      statuses.push((await shop.send(person, await shop.purchase(10_00))).status);
    }
    expect(statuses).toEqual([...Array(10).fill(201), 429]);
  });
});
