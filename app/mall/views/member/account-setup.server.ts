import type { Profile } from "@contract/profile";
import type { Site } from "~/tenant/site.server";

const askedFor = ["first_name", "last_name", "phone", "birth_date", "gender", "address"] as const;

/**
 * What a member may be asked for in a dialog, as far as their profile lacks it. Nobody is interrupted for a picture, which is
 * a matter of taste, nor for their gender alone, which they may rather not say.
 */
export function accountSetup({ missing: absent }: Profile, { mall }: Site) {
  const missing = askedFor.filter((field) => absent.includes(field));
  if (missing.every((field) => field === "gender")) return null;
  return { missing, country: mall?.address?.country ?? "" };
}
