import { customerReward } from "@contract/customer-reward";
import { expect, it } from "vitest";
import { siteOf } from "../../../../../tests/stand-ins/site";
import { walletCard } from "./voucher.server";

const minute = 60_000;
const day = 24 * 60 * minute;

it.each([
  ["two hours", 120 * minute, true],
  ["a minute less than three days", 3 * day - minute, true],
  ["a minute more than three days", 3 * day + minute, false],
  ["two weeks", 14 * day, false],
])("of %s counts down only in its last three days", (_, left, isNear) => {
  const site = siteOf();
  const until = new Date(site.now.getTime() + left).toISOString();
  const reward = customerReward.parse({
    id: "voucher-1",
    reward_id: "coffee",
    code: "1234",
    code_type: "qr",
    status: "active",
    usable_until: until,
    points_price: 100,
    translations: [{ locale: "en", title: "A coffee" }],
    activated_at: site.now.toISOString(),
  });
  expect(walletCard(reward, site, new Map()).until).toMatchObject({ at: until, left: isNear ? left : null });
});

it.each([
  ["en", "Status unknown"],
  ["cz", "Stav neznámý"],
  ["sk", "Stav neznámy"],
  ["de", "Status unbekannt"],
] as const)("in an unknown state is neither ready nor ended, in %s", (language, text) => {
  const reward = customerReward.parse({
    id: "voucher-1",
    reward_id: "coffee",
    status: 2,
    usable_until: "2030-01-01T10:00:00Z",
  });
  const card = walletCard(reward, siteOf({ language }), new Map());
  expect(card).toMatchObject({ statusText: text, until: null, ended: { at: null, text } });
});

it.each([
  ["used without a date", { status: "used" }, null, "Used"],
  [
    "used on a day",
    { status: "used", used_at: "2026-01-02T10:00:00Z" },
    "2026-01-02T10:00:00Z",
    /^Used .*2026/,
  ],
  ["expired before its last day", { status: "expired" }, null, "Expired"],
])("%s has no other day than that", (_, fields, at, text) => {
  const reward = customerReward.parse({
    id: "voucher-1",
    reward_id: "coffee",
    usable_until: "2090-01-01T10:00:00Z",
    ...fields,
  });
  const { ended } = walletCard(reward, siteOf(), new Map());
  expect(ended).toEqual({ at, text: expect.stringMatching(text) });
});
