import { translatorOf } from "~/locale/i18n.server";
import type { Site } from "~/site/site.server";
import type { Fact } from "~/ui/fact-list";
import { settingsImages } from "../image.server";
import { exampleText } from "../loyalty/join.server";
import { shellName } from "../shell/shell.server";

export type AccountFrameView = ReturnType<typeof accountFrame>;

/** The screens with account forms: each has its own of the mall's log-in pictures, as far as there are. */
const screens = ["login", "register", "recovery"] as const;

/** What surrounds the account forms; without a picture it is the mall's card. */
export function accountFrame(site: Site, screen: (typeof screens)[number], benefits: Fact[] | null = null) {
  const { settings, tenant } = site;
  const pictures = settingsImages(settings.images.loginSlider, tenant.tenantId);
  return {
    picture: pictures[screens.indexOf(screen) % pictures.length] ?? null,
    mall: shellName(site),
    benefits,
  };
}

/** What membership is worth, in facts. */
export async function memberBenefits(site: Site): Promise<Fact[]> {
  const t = translatorOf(site.language);
  const example = await exampleText(site);
  return [
    ...(example ? [{ icon: "star", text: example }] : []),
    { icon: "gift", text: t("account:benefits.rewards") },
    { icon: "wallet", text: t("account:benefits.card") },
    ...(example ? [] : [{ icon: "check", text: t("loyalty:join.free") }]),
  ];
}
