import { profile } from "@contract/profile";
import { expect, it } from "vitest";
import { profileCompletion } from "./profile-completion.server";

const completionOf = (fields: object) =>
  profileCompletion(profile.parse({ id: "1", email: "ada@mail.test", ...fields }), "en");

it.each([
  ["as the mall API says", { completed_percent: 60, missing: ["phone"] }, 60],
  ["by what is missing", { missing: ["phone", "address"] }, 71],
])("says how complete a profile is, %s", (_, fields, percent) => {
  expect(completionOf(fields)).toMatchObject({ percent, title: `Your profile is ${percent}% complete` });
});

it("says nothing of a complete one, nor where it is unknown what is missing", () => {
  expect(completionOf({ missing: [] })).toBeNull();
  expect(completionOf({ completed_percent: 40 })).toBeNull();
});
