import { badge } from "@contract/badge";
import { customerReward, customerRewardLimits } from "@contract/customer-reward";
import { page } from "@contract/envelope";
import { memberTier } from "@contract/member-tier";
import { reward } from "@contract/reward";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { redeemAtTill } from "../domain/loyalty/customer-rewards";
import { runScheduledJobs } from "../domain/scheduled-jobs";
import { mallDay } from "../domain/time/mall-time";
import { member, withMallApi } from "./mall-api-world";
import { newKey, type OfferedReward, shopping } from "./shopping";

const api = withMallApi();
const shop = shopping(api);
const day = 86_400_000;

describe("a reward", () => {
  let offered: OfferedReward[];
  beforeAll(async () => {
    offered = await shop.rewards();
  });
  const find = (is: (each: OfferedReward) => boolean): OfferedReward =>
    offered.find(is) ?? expect.fail("the demo content has such a reward");
  const limitsOf = async (token: string, id: string) => {
    const { data } = await api.get("me/customer-rewards/limits", { token });
    return customerRewardLimits.parse(data).find(({ reward_id }) => reward_id === id);
  };
  const active = (answer: { data: unknown }) => customerReward.parse(answer.data);

  it("costs its points once and yields a code", async () => {
    const person = await member(api);
    const wanted = find(({ points_price, tier_id }) => points_price > 0 && !tier_id);
    await shop.grant(person, wanted.points_price + 7);
    const key = newKey();
    const answers = await Promise.all([1, 2, 3].map(() => shop.activate(person, wanted.id, key)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const [first] = answers;
    expect(active(first ?? { data: null })).toMatchObject({
      reward_id: wanted.id,
      status: "active",
      points_price: wanted.points_price,
      translations: wanted.translations.map(({ locale, title }) =>
        expect.objectContaining({ locale, title }),
      ),
    });
    expect((await shop.points(person)).balance).toBe(7);
    const [line] = await shop.ledger(person);
    expect(line).toMatchObject({ kind: "spend", points: -wanted.points_price, balance: 7 });
  });

  it("is rejected if the points don't suffice", async () => {
    const person = await member(api);
    const wanted = find(({ points_price, tier_id }) => points_price > 1 && !tier_id);
    await shop.grant(person, wanted.points_price - 1);
    const answer = await shop.activate(person, wanted.id);
    expect([answer.status, answer.errors]).toEqual([409, { reward_id: ["not_enough_points"] }]);
    expect(await limitsOf(person.token, wanted.id)).toMatchObject({
      can_activate: false,
      why_not: "not_enough_points",
    });
    expect((await shop.points(person)).balance).toBe(wanted.points_price - 1);
  });

  it("is limited per member, even for concurrent requests", async () => {
    const person = await member(api);
    const wanted = find(
      ({ limit_per_member, stock, tier_id }) => limit_per_member === 1 && !stock && !tier_id,
    );
    await shop.grant(person, wanted.points_price * 5);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => shop.activate(person, wanted.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.errors).toEqual({ reward_id: ["limit_reached"] });
    expect((await shop.points(person)).balance).toBe(wanted.points_price * 4);
    expect(await limitsOf(person.token, wanted.id)).toMatchObject({ activated: 1, left: 0 });
  });

  it("is never sold beyond its stock, and the list shows the remaining stock", async () => {
    const wanted = find(({ stock, tier_id }) => stock === 3 && !tier_id);
    const people = await Promise.all(Array.from({ length: 6 }, () => member(api)));
    await Promise.all(people.map((person) => shop.grant(person, wanted.points_price)));
    const answers = await Promise.all(people.map((person) => shop.activate(person, wanted.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.errors).toEqual({ reward_id: ["out_of_stock"] });
    expect(reward.parse((await api.get(`rewards/${wanted.id}`)).data).stock).toBe(0);
    const codes = answers.flatMap((answer) => (answer.status === 201 ? [active(answer).code] : []));
    expect(new Set(codes).size).toBe(3);
  });

  it("of a higher tier is reserved for that tier", async () => {
    const person = await member(api);
    const wanted = find(({ tier_id }) => tier_id === "patron");
    await shop.grant(person, 1_900);
    expect((await shop.activate(person, wanted.id)).errors).toEqual({ reward_id: ["tier_too_low"] });
    await shop.grant(person, 200);
    expect((await shop.activate(person, wanted.id)).status).toBe(201);
  });

  it("is redeemed once at the till, and not after it expires", async () => {
    const person = await member(api);
    const wanted = find(
      ({ limit_per_member, stock, tier_id }) => !limit_per_member && !tier_id && stock !== 3,
    );
    await shop.grant(person, wanted.points_price * 2);
    const [first, second] = [
      active(await shop.activate(person, wanted.id)),
      active(await shop.activate(person, wanted.id)),
    ];
    await redeemAtTill(api.services(), "galerieharfa", first.code);
    await expect(redeemAtTill(api.services(), "galerieharfa", first.code)).rejects.toThrow(/is used/);
    await expect(redeemAtTill(api.services(), "beta", second.code)).rejects.toThrow();
    api.pass((wanted.usable_minutes ?? 0) * 60_000);
    await expect(redeemAtTill(api.services(), "galerieharfa", second.code)).rejects.toThrow(/is expired/);
    const listed = async (status: string) => {
      const { data } = await api.get(`me/customer-rewards?status=${status}`, { token: person.token });
      return page(customerReward)
        .parse(data)
        .data.map(({ id }) => id);
    };
    expect([await listed("used"), await listed("expired"), await listed("active")]).toEqual([
      [first.id],
      [second.id],
      [],
    ]);
  });

  it("states in the member's list why it can't be activated", async () => {
    const { token } = await member(api);
    const { data } = await api.get("me/rewards?per_page=48", { token });
    const mine = page(reward).parse(data).data;
    expect(mine.every(({ can_activate }) => can_activate === false)).toBe(true);
    const reasons = new Set(mine.map(({ why_not }) => why_not));
    expect(reasons).toContain("not_enough_points");
    expect(reasons).toContain("tier_too_low");
  });

  it("is not found if unknown, and rejected if expired", async () => {
    const person = await member(api);
    expect((await shop.activate(person, "nothing")).word).toBe("NotFound");
    const wanted = find(({ valid_to, tier_id }) => Boolean(valid_to) && !tier_id);
    api.pass(Math.max(0, Date.parse(wanted.valid_to ?? "") - api.now().getTime()));
    expect((await shop.activate(person, wanted.id)).errors).toEqual({ reward_id: ["expired"] });
  });
});

describe("badges", () => {
  const earned = async (token?: string) =>
    page(badge)
      .parse((await api.get("badges?per_page=48", { token })).data)
      .data.filter(({ earned_at }) => earned_at)
      .map(({ id }) => id);

  it("are listed for anonymous visitors, with progress for members", async () => {
    const { token } = await member(api);
    const { data } = await api.get("badges?per_page=48");
    expect(
      page(badge)
        .parse(data)
        .data.every(({ progress }) => !progress),
    ).toBe(true);
    const own = page(badge).parse((await api.get("badges?per_page=48", { token })).data).data;
    expect(own.find(({ id }) => id === "regular")?.progress).toEqual({ have: 0, need: 10 });
  });

  it("are awarded when earned, and never lost", async () => {
    const person = await member(api);
    expect(await earned(person.token)).toEqual([]);
    await shop.sent(person, await shop.purchase(100_00));
    expect(await earned(person.token)).toEqual(["first-receipt"]);
    const ids = await shop.shopIds();
    const follow = (id: string | undefined) =>
      api.post("me/follows/companies", { id }, { token: person.token });
    for (const id of ids.slice(0, 5)) await follow(id);
    expect(await earned(person.token)).toEqual(["first-receipt", "fan"]);
    await api.delete("me/follows/companies", { id: ids[0] }, { token: person.token });
    expect(await earned(person.token)).toContain("fan");
  });
});

describe("time", () => {
  const loggedIn = async ({ email, password }: { email: string; password: string }) =>
    z.object({ token: z.string() }).parse((await api.post("login", { email, password })).data);

  it("keeps a tier, reached by a year's points, until the end of the next year", async () => {
    const person = await member(api);
    const standing = async () => {
      const { token } = await loggedIn(person);
      return memberTier.parse((await api.get("me/tier", { token })).data);
    };
    expect(await standing()).toMatchObject({ tier: { id: "walker" }, points_to_next: 500 });
    await shop.grant(person, 500);
    expect(await standing()).toMatchObject({ tier: { id: "friend" }, year_points: 500 });
    // 1.2 points per 10 CZK, rounded down.
    expect((await shop.sent(person, await shop.purchase(1_009_00))).points).toBe(121);

    const year = Number(mallDay(api.now().getTime()).slice(0, 4));
    api.pass(Date.parse(`${year + 1}-12-31T12:00:00Z`) - api.now().getTime());
    expect(await standing()).toMatchObject({ tier: { id: "friend" }, year_points: 0 });
    api.pass(day);
    expect(await standing()).toMatchObject({ tier: { id: "walker" }, year: year + 2 });
  });

  it("expires points after two years, oldest first, with a reminder a month before", async () => {
    const person = await member(api);
    await shop.grant(person, 100);
    api.pass(30 * day);
    await shop.grant({ ...person, ...(await loggedIn(person)) }, 60);
    api.pass(680 * day);
    await runScheduledJobs(api.services());
    const reminders = async () =>
      (await api.mailsTo(person.email)).filter(({ purpose }) => purpose === "points-expiring");
    expect(await reminders()).toHaveLength(1);
    expect((await reminders())[0]?.text).toContain("propadne 100\u00a0bodů");
    await runScheduledJobs(api.services());
    expect(await reminders()).toHaveLength(1);

    api.pass(20 * day);
    const now = await loggedIn(person);
    expect((await shop.points(now)).balance).toBe(60);
    await Promise.all([runScheduledJobs(api.services()), shop.points(now), runScheduledJobs(api.services())]);
    const lines = await shop.ledger(now);
    expect(lines.map(({ kind, points, balance }) => [kind, points, balance])).toEqual([
      ["expire", -100, 60],
      ["earn", 60, 160],
      ["earn", 100, 100],
    ]);
  });
});
