import { customerReward } from "@contract/customer-reward";
import { describe, expect, it } from "vitest";
import { input, withLoyaltyMall } from "../../tests/stand-ins/loyalty-mall";
import type { MemberCall } from "../call/services";
import { day, minute } from "../time/durations";
import { activateReward } from "./activation";
import { customerRewardById, customerRewards, limits, redeemAtTill } from "./customer-rewards";
import { points } from "./points";

const mall = withLoyaltyMall();

const rich = async (points = 1_000) => {
  const member = await mall.member();
  if (points > 0) await mall.book(member, points, { kind: "adjust" });
  return member;
};
const activate = async (member: MemberCall, reward_id: string, key?: string) =>
  customerReward.parse(
    await activateReward(member, { reward_id }, input({}, key ? { idempotencyKey: key } : {})),
  );
/** The result of an activation: its status, or the error. */
const outcome = (member: MemberCall, reward: string) =>
  activate(member, reward).then(
    ({ status }) => status,
    ({ word, errors }) => errors?.reward_id?.[0] ?? word,
  );
const balance = async (member: MemberCall) => (await points(member)).balance;
/** The row of a reward in the list of limits. */
const limitOf = async (member: MemberCall, id: string) =>
  (await limits(member)).find(({ reward_id }) => reward_id === id) ?? expect.fail("it is on offer");

describe("a reward", () => {
  it("costs its price, and a balance of exactly that is enough", async () => {
    const member = await rich(250);
    const reward = await mall.reward({ points_price: 100 });
    const outcomes = [
      await outcome(member, reward),
      await outcome(member, reward),
      await outcome(member, reward),
    ];
    expect(outcomes).toEqual(["active", "active", "not_enough_points"]);
    expect(await balance(member)).toBe(50);
    expect(await outcome(member, await mall.reward({ points_price: 50 }))).toBe("active");
    expect(mall.sentTo(member, "points").at(-1)).toEqual({ points: -50, balance: 0, reason: "reward" });
  });

  it("is not bought with expired points", async () => {
    const member = await rich(100);
    mall.pass(2 * 365 * day);
    expect(await outcome(member, await mall.reward())).toBe("not_enough_points");
  });

  it("is activated from its first instant to before its last", async () => {
    const reward = await mall.reward({
      valid_from: "2026-06-11T00:00:00Z",
      valid_to: "2026-06-12T00:00:00Z",
    });
    const member = await rich();
    for (const [at, expected] of [
      ["2026-06-10T23:59:59Z", "not_yet_valid"],
      ["2026-06-11T00:00:00Z", "active"],
      ["2026-06-11T23:59:59Z", "active"],
      ["2026-06-12T00:00:00Z", "expired"],
    ] as const) {
      mall.moveTo(at);
      expect(await outcome(member, reward), at).toBe(expected);
    }
  });

  it("is available as long as there is stock", async () => {
    const reward = await mall.reward({ stock: 2 });
    const [one, other] = [await rich(), await rich()];
    expect((await limitOf(one, reward)).stock_left).toBe(2);
    const outcomes = [];
    for (const member of [one, other, one]) outcomes.push(await outcome(member, reward));
    expect(outcomes).toEqual(["active", "active", "out_of_stock"]);
    expect(await limitOf(one, reward)).toMatchObject({
      stock_left: 0,
      can_activate: false,
      why_not: "out_of_stock",
    });
    expect(await balance(one)).toBe(900);
  });

  it("is available to each member up to its limit", async () => {
    const reward = await mall.reward({ limit_per_member: 2 });
    const [one, other] = [await rich(), await rich()];
    await outcome(one, reward);
    expect(await limitOf(one, reward)).toMatchObject({ activated: 1, left: 1, can_activate: true });
    expect([await outcome(one, reward), await outcome(one, reward)]).toEqual(["active", "limit_reached"]);
    expect(await limitOf(one, reward)).toMatchObject({ activated: 2, left: 0, why_not: "limit_reached" });
    expect(await limitOf(other, reward)).toMatchObject({ activated: 0, left: 2 });
    expect(await outcome(other, reward)).toBe("active");
  });

  it("of a tier is for its members and those above", async () => {
    const silver = await mall.reward({ tier_id: "silver" });
    const member = await rich();
    expect(await outcome(member, silver)).toBe("tier_too_low");
    await mall.book(member, 500);
    expect(await outcome(member, silver)).toBe("active");
    await mall.book(member, 1_500);
    expect(await outcome(member, silver)).toBe("active");
  });

  it("of another mall isn't found", async () => {
    expect(await outcome(await rich(), await mall.reward({}, "novoplaza"))).toBe("NotFound");
  });

  it("activated again with the same key returns the same voucher", async () => {
    const member = await rich();
    const reward = await mall.reward();
    const [first, second] = [await activate(member, reward, "key"), await activate(member, reward, "key")];
    expect(second).toEqual(first);
    expect(await balance(member)).toBe(900);
  });
});

describe("a code", () => {
  const codeOf = async (changes: Parameters<typeof mall.reward>[0] = {}) => {
    const member = await rich();
    return { member, ...(await activate(member, await mall.reward({ usable_minutes: 30, ...changes }))) };
  };
  const taken = (code: string, tenant = "galerieharfa") =>
    redeemAtTill(mall.services(), tenant, code).then(
      () => "taken",
      ({ message, word }) => (word === "Conflict" ? message : word),
    );

  it("has its reward's type", async () => {
    expect((await codeOf()).code).toMatch(/^[2-9A-HJKMNP-Z]{4}(-[2-9A-HJKMNP-Z]{4}){2}$/);
    expect((await codeOf({ code_type: "code128" })).code).toMatch(/^\d{14}$/);
  });

  it("is redeemed once", async () => {
    const { code } = await codeOf();
    expect([await taken(code), await taken(code)]).toEqual(["taken", "The reward is used"]);
  });

  it("is redeemed in its own mall only", async () => {
    const { code } = await codeOf();
    expect(await taken(code, "novoplaza")).toBe("NotFound");
  });

  it("is usable for its minutes, and listed by its state", async () => {
    const { member, code, id } = await codeOf();
    const read = async (status: "active" | "used" | "expired") =>
      (await customerRewards(member, undefined, input({ page: 1, per_page: 12, status }))).data.map(
        (row) => row.id,
      );
    mall.pass(30 * minute - 1);
    expect([await read("active"), await read("expired")]).toEqual([[id], []]);
    mall.pass(1);
    expect([await read("active"), await read("expired")]).toEqual([[], [id]]);
    expect((await customerRewardById(member, undefined, input({}, { id }))).status).toBe("expired");
    expect(await taken(code)).toBe("The reward is expired");
    const other = await activate(member, await mall.reward());
    await taken(other.code);
    expect([await read("used"), await read("active")]).toEqual([[other.id], []]);
  });

  it("is visible to its member only", async () => {
    const { id } = await codeOf();
    await expect(customerRewardById(await rich(), undefined, input({}, { id }))).rejects.toMatchObject({
      word: "NotFound",
    });
  });
});
