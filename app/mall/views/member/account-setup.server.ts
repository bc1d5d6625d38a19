import type { Profile } from "@contract/profile";
import type { Site } from "~/tenant/site.server";

const askedFor = ["first_name", "last_name", "phone", "birth_date", "gender", "address"] as const;

/**
 * What a member may be asked for in a dialog, as far as their profile lacks it. Nobody is interrupted for a picture, which is
 * a matter of taste, nor for their gender alone, which they may rather not say.
 */
export function accountSetup({ missing }: Profile, { mall }: Site) {
  const lacking = askedFor.filter((field) => missing.includes(field));
  if (lacking.every((field) => field === "gender")) return null;
  return { lacking, country: mall?.address?.country ?? "" };
}
