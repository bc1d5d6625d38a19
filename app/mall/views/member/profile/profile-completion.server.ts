import type { Language } from "@contract/languages";
import type { Profile } from "@contract/profile";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import type { ProfilePart } from "./profile-part";

/** The profile screen's field ids, by the mall API's names for missing data. */
const fieldIds: Record<string, string> = {
  first_name: "profile-first_name",
  last_name: "profile-last_name",
  phone: "profile-phone",
  birth_date: "profile-birth_date",
  gender: "profile-gender",
  address: "profile-street",
  image: "picture-file",
};

/** How complete a profile is, and what is missing, each as a link to its field; null if it is complete, or unknown. */
export function profileCompletion({ missing: absent, completed_percent }: Profile, language: Language) {
  const t = translatorOf(language);
  const names: Record<string, string> = {
    first_name: t("dashboard:profile.firstName"),
    last_name: t("dashboard:profile.lastName"),
    phone: t("dashboard:profile.phone"),
    birth_date: t("dashboard:profile.birthDate"),
    gender: t("dashboard:profile.gender"),
    address: t("dashboard:profile.address"),
    image: t("dashboard:profile.image"),
  };
  const linkTo = (field = "") => {
    const edit: ProfilePart = field.startsWith("picture") ? "picture" : "personal";
    return `${href("dashboard-profile", null, language, { edit })}#${field}`;
  };
  const missing = (absent ?? []).flatMap((field) => {
    const label = names[field];
    return label ? [{ label, to: linkTo(fieldIds[field]) }] : [];
  });
  if (missing.length === 0) return null;
  const percent = Math.round(completed_percent ?? 100 * (1 - missing.length / Object.keys(names).length));
  return { percent, title: t("dashboard:profile.title", { percent }), missing };
}
