import type { Profile } from "@contract/profile";
import { countryName } from "~/locale/country";
import type { Site } from "~/site/site.server";

const setupFields = ["first_name", "last_name", "phone", "birth_date", "gender", "address"] as const;

/**
 * What the setup dialog asks a member for, if their profile lacks it. It doesn't open for a picture or the gender
 * alone, which members may not want to give.
 */
export function accountSetup({ missing: absent, address }: Profile, { mall, language }: Site) {
  const missing = setupFields.filter((field) => absent?.includes(field));
  if (missing.every((field) => field === "gender")) return null;
  const { street, city, zip_code, country } = address ?? {};
  return {
    missing,
    values: {
      street: street ?? "",
      city: city ?? "",
      zip_code: zip_code ?? "",
      country: country ?? countryName(mall?.address?.country ?? "", language),
    },
  };
}
