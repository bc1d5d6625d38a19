import { company } from "@contract/company";
import { customerReward } from "@contract/customer-reward";
import { event } from "@contract/event";
import { newsArticle } from "@contract/news";
import { product } from "@contract/product";
import { reward } from "@contract/reward";
import { expect, it, test } from "vitest";
import type { z } from "zod";
import { withUpstream } from "../../../tests/stand-ins/mall-client";
import { proposedFields } from "./proposed-fields.server";
import { resolvedProfile } from "./shipped-profiles.server";

const world = withUpstream();

test.each<[z.ZodType, Record<string, unknown>[], Record<string, string>]>([
  [
    company,
    [{ id: 1, store_name: "Boty", logo_picture: "/l.png", phones: ["1"], url: "https://b.test" }],
    { name: "store_name", logo: "logo_picture", phone: "phones", website: "url" },
  ],
  [
    product,
    [{ id: 1, label: "Sleva", salePrice: 990, "regular-price": 1290, until: "2027-01-01" }],
    { title: "label", price: "salePrice", price_before: "regular-price", valid_to: "until" },
  ],
  [
    event,
    [{ id: 1, title: "Koncert", from: "2027-01-01", to: "2027-01-02" }],
    { starts_at: "from", ends_at: "to" },
  ],
  [
    reward,
    [
      { id: 1, name: "Káva", points: 50, limit_left: null },
      { id: 2, name: "Čaj", points: 60, limit_left: 4 },
    ],
    { points_price: "points", stock: "limit_left" },
  ],
  [
    newsArticle,
    [{ id: 1, translations: [{ locale: "cs", subject: "Nové" }], date: "2026-01-01" }],
    { title: "subject", published_at: "date" },
  ],
  [
    customerReward,
    [{ id: 1, reward_id: 2, qr_code: "/1.png", expires_at: "2027-01-01" }],
    { code: "qr_code", usable_until: "expires_at" },
  ],
])("proposes names that entities have for fields that they lack (%#)", (schema, rows, expected) => {
  expect(proposedFields(schema, rows)).toMatchObject(expected);
});

it("proposes nothing for what is there, nor one name twice", () => {
  const row = {
    id: 1,
    title: "Koncert",
    starts_at: "2027-01-01T18:00:00Z",
    date: "2026-01-01",
    to: "2027-01-02",
  };
  expect(proposedFields(event, [row])).toEqual({ ends_at: "to" });
});

it("makes a profile by which an API is read", async () => {
  const offer = { id: 1, label: "Sleva", sale_price: 990, regular_price: 1290 };
  world.upstream.answerWith((_, response) =>
    response.end(JSON.stringify({ status: "success", data: [offer] })),
  );
  const fields = proposedFields(product, [offer]);
  const profile = resolvedProfile({ resources: { products: { fields } } }, "profile.json");
  const read = (given?: typeof profile) =>
    world
      .newClient({ traitsOf: () => ({ profile: given }) })
      .mallApi({ tenantId: "beta" })
      .products();
  expect((await read(profile)).data).toMatchObject([
    { price: 99000, price_before: 129000, translations: [{ title: "Sleva" }] },
  ]);
  await expect(read()).rejects.toThrow("has no name");
});
