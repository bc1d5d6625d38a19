import { customerReward } from "@contract/customer-reward";
import { expect, it } from "vitest";
import { entityReader } from "./entity-in-contract.server";
import { resolvedProfile } from "./shipped-profiles.server";

const reading = { timeZone: "Europe/Prague", now: Date.now };

it("leaves the languages of translations, where the entity's own language is elsewhere", () => {
  const fields = {
    translations: "gift.texts",
    title: ["gift.title", "post_title"],
    locale: "gift.lang",
  };
  const profile = resolvedProfile({ resources: { "me/customer-rewards": { fields } } }, "profile.json");
  const read = entityReader(profile, "me/customer-rewards", customerReward, reading);
  const texts = [
    { locale: "en_US", post_title: "Bag" },
    { locale: "sk_SK", post_title: "Taška" },
  ];
  expect(read({ id: 1, gift: { lang: "cs", title: "Taška CZ", texts } })).toMatchObject({
    locale: "cs",
    title: "Taška CZ",
    translations: [
      { locale: "en_US", title: "Bag" },
      { locale: "sk_SK", title: "Taška" },
    ],
  });
});
