import type { Language } from "@contract/languages";
import { translatorOf } from "~/locale/i18n.server";
import type { Site } from "~/site/site.server";
import { shellName } from "./shell/shell.server";

/** What browsers show of push messages, in each of the mall's languages. */
export const pushNotices = (site: Site) => ({
  mall: shellName(site),
  texts: Object.fromEntries(site.languages.map((language) => [language, noticesIn(language)])),
});

function noticesIn(language: Language) {
  const t = translatorOf(language);
  return {
    receipt: t("push:notice.receipt"),
    reward: t("push:notice.reward"),
    booking: t("push:notice.booking"),
    event: t("push:notice.event"),
  };
}
