import { translatorOf } from "~/locale/i18n.server";
import { sidePart } from "~/mall/client/side-part.server";
import type { Site } from "~/site/site.server";
import { walletPassesOf } from "~/tenant/wallet-passes.server";
import { offerCards, shopTile } from "../cards/cards.server";
import { defaultFloorPlan } from "../floor-plan/floor-plan-links.server";
import { floorExcerpt, mainFloorOf } from "../floor-plan/plan-excerpt.server";
import { qrCode } from "../member/wallet/codes.server";
import { mallStatus, shellName } from "../shell/shell.server";

/** So many are on the phone that the page shows. */
const shownOffers = 2;
const shownShops = 3;

/** What the site does on a phone without an app: each only where the mall has what it takes. */
export async function mobileAppView(site: Site) {
  const { settings, tenant, now, language } = site;
  const t = translatorOf(language);
  const { apple, google } = walletPassesOf(tenant, now);
  const [plan, shops, offers] = await Promise.all([
    defaultFloorPlan(site),
    settings.defaultFloorplanId
      ? sidePart(site.api.companies({ page: 1, per_page: 48 }), "Shops could not be read")
      : null,
    // What is for members only is not shown to everyone.
    settings.offersOnlyWhenLoggedIn
      ? null
      : sidePart(
          site.api.products({ per_page: shownOffers, sort: "-updated_at" }),
          "Offers could not be read",
        ),
  ]);
  const hasPlan = plan !== null;
  const floor = plan && mainFloorOf(plan);
  const onFloor = new Set(floor?.units.flatMap(({ company_id }) => company_id ?? []));
  const places = (shops?.data ?? []).filter(({ id }) => onFloor.has(id)).slice(0, shownShops);
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
    status: mallStatus(site)?.text ?? null,
    /** What a card's code looks like: it says only which mall this is. */
    code: hasMembers ? await qrCode(site.tenant.tenantId) : null,
    offers: offerCards(offers?.data.slice(0, shownOffers) ?? [], new Map(), site).map(
      ({ id, title, price, image }) => ({ id, title, price, image }),
    ),
    /** The mall's main floor with some of its shops, the first one marked. */
    plan: floor && {
      title: t("common:bar.map"),
      excerpt: floorExcerpt(floor, ({ company_id }) => Boolean(company_id) && company_id === places[0]?.id),
      places: places.map((company) => {
        const { name, about } = shopTile(company, site);
        return { name, about };
      }),
    },
    stores: settings.appStores,
    withoutApp: withoutApp.map(({ key, icon }) => ({
      icon,
      title: t(`page:mobileApp.without.${key}.title`),
      text: t(`page:mobileApp.without.${key}.text`),
    })),
  };
}
