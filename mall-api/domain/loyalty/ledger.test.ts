import { points as pointsWire } from "@contract/points";
import { describe, expect, it } from "vitest";
import { outbox } from "../../db/account-schema";
import { input, withLoyaltyMall } from "../../tests/stand-ins/loyalty-mall";
import type { MemberCall } from "../call/services";
import { day, hour } from "../time/durations";
import { activateReward } from "./activation";
import { redeemAtTill } from "./customer-rewards";
import { expirePoints, remindOfPoints, remindOfRewards } from "./expiry";
import { points, pointsHistory } from "./points";
import { memberTier } from "./tiers";

const mall = withLoyaltyMall();
const twoYears = 2 * 365 * day;

const pointsOf = async (member: MemberCall) => pointsWire.parse(await points(member));
/** The remaining points of each credit, the soonest to expire first. */
const lots = async (member: MemberCall) => (await pointsOf(member)).expiring.map((lot) => lot.points);
const history = async (member: MemberCall) =>
  (await pointsHistory(member, undefined, input({ page: 1, per_page: 48 }))).data.map((line) => [
    line.kind,
    line.points,
    line.balance,
  ]);

describe("points", () => {
  it("that expire soonest are spent first, whenever they were credited", async () => {
    const member = await mall.member();
    mall.pass(30 * day);
    await mall.book(member, 100);
    mall.pass(-20 * day);
    await mall.book(member, 60);
    mall.pass(10 * day);
    await mall.book(member, 40);
    await mall.book(member, -80);
    expect(await lots(member)).toEqual([20, 100]);
    await mall.book(member, -50);
    expect(await lots(member)).toEqual([70]);
  });

  it("that expire together are spent in the order of their credits", async () => {
    const member = await mall.member();
    await mall.book(member, 100);
    await mall.book(member, 50);
    await mall.book(member, -70);
    expect(await lots(member)).toEqual([30, 50]);
  });

  it("can all be spent, and no more than there are", async () => {
    const [member, other] = [await mall.member(), await mall.member()];
    await mall.book(member, 100);
    await mall.book(other, 100);
    await expect(mall.book(member, -101)).rejects.toThrow("not enough points");
    expect(await mall.book(member, -100)).toBe(0);
    expect([(await points(member)).balance, (await points(other)).balance]).toEqual([0, 100]);
    expect(await lots(other)).toEqual([100]);
  });

  it("are in a ledger whose lines each have the balance", async () => {
    const member = await mall.member();
    for (const change of [100, 50, -30, 20]) await mall.book(member, change);
    expect(await history(member)).toEqual([
      ["earn", 20, 140],
      ["spend", -30, 120],
      ["earn", 50, 150],
      ["earn", 100, 100],
    ]);
  });
});

describe("expired points", () => {
  it("expire exactly two years after they were credited", async () => {
    const member = await mall.member();
    await mall.book(member, 100);
    mall.pass(twoYears - 1);
    expect((await points(member)).balance).toBe(100);
    mall.pass(1);
    expect((await points(member)).balance).toBe(0);
  });

  it("are deducted once, without those already spent, for their member only", async () => {
    const [member, other] = [await mall.member(), await mall.member()];
    await mall.book(member, 100);
    await mall.book(member, -30);
    mall.pass(day);
    await mall.book(other, 100);
    mall.pass(twoYears - day);
    for (let times = 0; times < 2; times++) await expirePoints(mall.services());
    expect(await history(member)).toEqual([
      ["expire", -70, 0],
      ["spend", -30, 70],
      ["earn", 100, 100],
    ]);
    expect(await history(other)).toEqual([["earn", 100, 100]]);
  });

  it("don't count as spent", async () => {
    const member = await mall.member();
    await mall.book(member, 100);
    await mall.book(member, -30);
    mall.pass(twoYears);
    await mall.book(member, 5);
    const { months } = await pointsOf(member);
    expect(months.at(-1)).toMatchObject({ earned: 5, spent: 0 });
  });
});

it("counts a month's points in the mall's time zone", async () => {
  const member = await mall.member();
  mall.moveTo("2026-05-31T22:30:00Z");
  await mall.book(member, 100);
  await mall.book(member, -40);
  const { months } = await pointsOf(member);
  expect(months).toHaveLength(12);
  expect(months.at(-1)).toEqual({ month: "2026-06", earned: 100, spent: 40 });
});

describe("a reminder of expiring points", () => {
  const mailsTo = async ({ customer }: MemberCall) =>
    (await mall.services().database.select().from(outbox)).filter(
      ({ recipient }) => recipient === customer.email,
    );
  const remindedOf = async (member: MemberCall) => {
    await remindOfPoints(mall.services());
    return { mails: (await mailsTo(member)).length, events: mall.sentTo(member, "points-expiring").length };
  };

  it("is sent once, thirty days before", async () => {
    const member = await mall.member();
    await mall.book(member, 100);
    mall.pass(twoYears - 30 * day - 1);
    expect(await remindedOf(member)).toEqual({ mails: 0, events: 0 });
    mall.pass(1);
    for (let times = 0; times < 2; times++) expect(await remindedOf(member)).toEqual({ mails: 1, events: 1 });
    expect(mall.sentTo(member, "points-expiring")[0]).toMatchObject({ points: 100 });
  });

  it("is sent neither for spent nor for expired points", async () => {
    const [spender, sleeper] = [await mall.member(), await mall.member()];
    for (const member of [spender, sleeper]) await mall.book(member, 100);
    await mall.book(spender, -100);
    mall.pass(twoYears - day);
    expect((await remindedOf(spender)).mails).toBe(0);
    const late = await mall.member();
    await mall.book(late, 100);
    mall.pass(twoYears);
    expect((await remindedOf(late)).mails).toBe(0);
  });

  it("names the first day on which points that are left expire", async () => {
    const member = await mall.member();
    await mall.book(member, 100);
    await mall.book(member, -100);
    mall.pass(10 * day);
    await mall.book(member, 50);
    const expiry = new Date(mall.now().getTime() + twoYears);
    mall.pass(twoYears - 20 * day);
    await remindOfPoints(mall.services());
    expect(mall.sentTo(member, "points-expiring")).toEqual([{ points: 50, at: expiry.toISOString() }]);
  });
});

describe("a reminder of an expiring reward", () => {
  it("is sent once, two days before, unless the reward was used", async () => {
    const member = await mall.member();
    await mall.book(member, 1_000);
    const reward = await mall.reward({ usable_minutes: 7 * 24 * 60 });
    const activate = () => activateReward(member, { reward_id: reward }, input({}));
    const [used, open] = [await activate(), await activate()];
    await redeemAtTill(mall.services(), member.tenant, String(used.code));
    mall.pass(5 * day - hour);
    await remindOfRewards(mall.services());
    expect(mall.sentTo(member, "reward-expiring")).toEqual([]);
    mall.pass(2 * hour);
    for (let times = 0; times < 2; times++) await remindOfRewards(mall.services());
    expect(mall.sentTo(member, "reward-expiring")).toMatchObject([{ id: open.id }]);
  });
});

describe("a tier", () => {
  const tierOf = async (member: MemberCall) => {
    const { tier, next_tier, points_to_next } = await memberTier(member);
    return [tier.id, next_tier?.id, points_to_next];
  };

  it("is reached with exactly its points, earned in this year", async () => {
    const member = await mall.member();
    await mall.book(member, 499);
    expect(await tierOf(member)).toEqual(["basic", "silver", 1]);
    await mall.book(member, 1);
    expect(await tierOf(member)).toEqual(["silver", "gold", 1_500]);
    await mall.book(member, 2_000);
    expect(await tierOf(member)).toEqual(["gold", undefined, null]);
  });

  it("is neither lost by spending nor reached by adjustments", async () => {
    const member = await mall.member();
    await mall.book(member, 500);
    await mall.book(member, -500);
    await mall.book(member, 5_000, { kind: "adjust", reason: "card" });
    expect(await tierOf(member)).toEqual(["silver", "gold", 1_500]);
  });

  it("lasts to the end of the next year", async () => {
    const member = await mall.member();
    await mall.book(member, 600);
    mall.moveTo("2027-12-31T22:59:59Z");
    expect(await tierOf(member)).toEqual(["silver", "gold", 2_000]);
    mall.moveTo("2027-12-31T23:00:00Z");
    expect(await tierOf(member)).toEqual(["basic", "silver", 500]);
  });

  it("counts a year in the mall's time zone", async () => {
    const [first, next] = [await mall.member(), await mall.member()];
    mall.moveTo("2025-12-31T23:00:00Z");
    await mall.book(first, 500);
    mall.moveTo("2026-12-31T23:00:00Z");
    await mall.book(next, 500);
    mall.moveTo("2026-06-10T10:00:00Z");
    expect(await tierOf(first)).toEqual(["silver", "gold", 1_500]);
    expect(await tierOf(next)).toEqual(["basic", "silver", 500]);
  });
});
