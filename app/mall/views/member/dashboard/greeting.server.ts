import type { Profile } from "@contract/profile";
import { translatorOf } from "~/locale/i18n.server";
import type { Site } from "~/site/site.server";

/** "Good to see you, Jana": a member from single sign-on may have no name yet. */
export function greeting(
  profile: Pick<Profile, "first_name"> | null,
  { language }: Pick<Site, "language">,
): string {
  const t = translatorOf(language);
  const name = profile?.first_name?.trim();
  return name ? t("dashboard:overview.greetingNamed", { name }) : t("dashboard:overview.greeting");
}
