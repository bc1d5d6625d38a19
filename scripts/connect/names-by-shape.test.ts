import { expect, it } from "vitest";
import { namesByShape } from "./names-by-shape";

const shops = ["boty", "knihy", "kava"].map((name, at) => ({
  id: at,
  link: `https://api.example.com/shops/${name}`,
  badge_icon: "/icons/new.svg",
  visuals: { big: { at: `/uploads/${name}.jpg?v=2` } },
  reach: { voice: `+420 226 100 10${at}`, box: `info@${name}.test`, own: `https://${name}.test/` },
  shutters: { mon: "9:00-21:00", sun: "closed" },
  updated: "2026-11-25T09:15:00+01:00",
  number: "226100101",
}));

it("finds pictures, e-mails, phones, websites and hours under names that nobody knows", () => {
  const fields = ["image", "email", "phone", "website", "opening_hours"];
  expect(namesByShape(shops, fields)).toEqual({
    image: "visuals.big.at",
    email: "reach.box",
    phone: "reach.voice",
    website: "reach.own",
    opening_hours: "shutters",
  });
});

it("proposes nothing for fields that nothing looks like, nor by one value alone", () => {
  const [first] = shops.map(({ id, link, number, updated }) => ({ id, link, number, updated }));
  const rest = shops.map(({ id, link, number, updated }) => ({ id, link, number, updated }));
  expect(namesByShape(rest, ["image", "email", "phone", "website", "opening_hours", "price"])).toEqual({});
  expect(first && namesByShape([{ ...first, mail: "a@b.test" }], ["email"])).toEqual({});
});
