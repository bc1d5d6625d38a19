import { customerReward } from "@contract/customer-reward";
import { profile } from "@contract/profile";
import { expect, it } from "vitest";
import { siteOf } from "../../../../../tests/stand-ins/site";
import { type PassSubject, walletPass } from "./wallet-pass.server";

const site = () => siteOf({ language: "en" });
const member = (changes: object = {}) => profile.parse({ id: "7", email: "ada@mail.test", ...changes });
const reward = (changes: object = {}): PassSubject => ({
  kind: "reward",
  reward: customerReward.parse({
    id: "r1",
    reward_id: "1",
    code: "AB12CD34",
    status: "active",
    usable_until: "2026-06-11T12:00:00Z",
    translations: [{ locale: "en", title: "Coffee", description: "<p>One <b>cup</b></p>", terms: "" }],
    ...changes,
  }),
});
const labels = ({ fields }: { fields: { id: string; value: string }[] }) =>
  Object.fromEntries(fields.map(({ id, value }) => [id, value]));

it("a card shows points first, then tier and name, and announces another balance", async () => {
  const card = { kind: "card", member: member({ first_name: "Ada", card_number: "2900000000018" }) } as const;
  const pass = await walletPass({ ...card, points: 1234, tier: null }, site());
  expect(pass.fields.map(({ id }) => id)).toEqual(["points", "member"]);
  expect(pass.fields[0]).toMatchObject({ value: "1,234", change: "New points balance: %@" });
  expect(pass.code).toMatchObject({ text: "2900000000018", symbol: "code128" });
  expect([pass.isVoid, pass.validUntil, pass.path]).toEqual([false, null, "/en/dashboard"]);
});

it("a card does without a name, a number and points", async () => {
  const pass = await walletPass({ kind: "card", member: member(), points: null, tier: null }, site());
  expect(labels(pass)).toEqual({ member: "ada@mail.test" });
  expect([pass.code, pass.details]).toEqual([null, []]);
});

const textual = { code_type: "text" };
const pictured = { code_image: "/codes/1.png" };

it.each([
  ["a QR code", { code_type: "qr" }, { text: "AB12CD34", shown: "AB12CD34", symbol: "qr" }],
  ["bars", { code_type: "code128" }, { text: "AB12CD34", shown: "AB12CD34", symbol: "code128" }],
  ["no symbol", textual, null],
  ["a symbol that only the mall's picture shows", pictured, null],
  ["a picture alone", { ...pictured, code: "" }, null],
  ["no code", { code: "" }, null],
])("a usable voucher with %s", async (_, changes, code) => {
  const pass = await walletPass(reward(changes), site());
  expect(pass).toMatchObject({ title: "Coffee", isVoid: false, code, validUntil: "2026-06-11T12:00:00Z" });
  expect(pass.details.map(({ value }) => value)).toEqual(["One cup"]);
  expect(labels(pass).code).toBe(
    [textual, pictured].some((given) => given === changes) ? "AB12CD34" : undefined,
  );
});

it.each([
  ["used", { status: "used", used_at: "2026-06-10T10:00:00Z" }, /^Used .*2026/],
  ["expired before its last day", { status: "expired" }, /^Expired$/],
  [
    "expired since its API said that it is active",
    { usable_until: "2026-06-10T11:59:59Z" },
    /^Expired .*2026/,
  ],
])("a voucher that is %s is void, without its code", async (_, changes, status) => {
  for (const code_type of ["qr", "text"]) {
    const pass = await walletPass(reward({ ...changes, code_type }), site());
    expect([pass.isVoid, pass.code, labels(pass).code]).toEqual([true, null, undefined]);
    expect(labels(pass).status).toMatch(status);
  }
});

it.each(["card", "reward", "booking"] as const)("a %s that has ended shows nothing else", async (kind) => {
  const pass = await walletPass({ kind, hasEnded: true }, siteOf({ language: "de" }));
  expect(pass).toMatchObject({ isVoid: true, code: null, title: "Nicht mehr gültig", details: [] });
  expect(pass.fields).toHaveLength(1);
});
