import { translatorOf } from "~/locale/i18n.server";
import type { Site } from "~/site/site.server";
import { walletPassesOf } from "~/tenant/wallet-passes.server";
import { defaultFloorPlan } from "../floor-plan/floor-plan-links.server";
import { shellName } from "../shell/shell.server";

/** What the site does on a phone without an app: each only where the mall has what it takes. */
export async function mobileAppView(site: Site) {
  const { settings, tenant, now, language } = site;
  const t = translatorOf(language);
  const { apple, google } = walletPassesOf(tenant, now);
  const hasPlan = (await defaultFloorPlan(site)) !== null;
  const hasMembers = settings.authenticationEnabled;
  const withoutApp = [
    ...(hasMembers ? [{ key: "card", icon: "qr-code" }] : []),
    ...(hasMembers && (apple || google) ? [{ key: "wallet", icon: "wallet" }] : []),
    { key: "offline", icon: "download" },
    ...(hasMembers && settings.pushKey ? [{ key: "push", icon: "message-circle" }] : []),
    ...(hasPlan ? [{ key: "plan", icon: "map" }] : []),
  ];
  return {
    mall: shellName(site),
    hasCard: hasMembers,
    stores: settings.appStores,
    withoutApp: withoutApp.map(({ key, icon }) => ({
      icon,
      title: t(`page:mobileApp.without.${key}.title`),
      text: t(`page:mobileApp.without.${key}.text`),
    })),
  };
}
