import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { formatMoney } from "~/locale/money";
import { isMissing } from "~/mall/client/missing-parts.server";
import { sidePart } from "~/mall/client/side-part.server";
import { givingPoints, knownCompanies } from "~/mall/views/cards/companies.server";
import type { MemberSite } from "~/site/member-site.server";
import { shopTile } from "../../cards/cards.server";
import { formatNumber, pointsText } from "../../cards/points-text.server";
import { examplePurchase, pointsFor } from "../../loyalty/earning.server";
import { dashboardFrame } from "../dashboard/dashboard-frame.server";

const shownShops = 4;

/** The ways to earn points: the card at the till, a receipt, the participating shops. */
export async function getPointsView(site: MemberSite) {
  const { language, member } = site;
  const { receiptRules } = site.settings;
  const { halerPerPoint, days } = receiptRules;
  const t = translatorOf(language);
  const [profile, tier, companies] = await Promise.all([
    member.profile(),
    sidePart(member.memberTier(), "A member's tier could not be read"),
    knownCompanies(site.api),
  ]);
  const multiplier = tier?.tier.multiplier ?? 1;
  const isTierUnknown = isMissing("memberTier");
  const giving = givingPoints(companies);
  return {
    frame: dashboardFrame(site, "dashboard-get-points", profile),
    title: t("dashboard:getPoints.title"),
    lead:
      isTierUnknown || halerPerPoint === null
        ? null
        : t("dashboard:getPoints.lead", {
            amount: formatMoney(halerPerPoint, language),
            times: formatNumber(multiplier, language),
          }),
    example:
      isTierUnknown || halerPerPoint === null
        ? null
        : {
            purchase: t("dashboard:getPoints.example", { amount: formatMoney(examplePurchase, language) }),
            points: pointsText(pointsFor(examplePurchase, site, multiplier) ?? 0, language),
          },
    card: {
      title: t("dashboard:getPoints.card"),
      help: t("dashboard:getPoints.cardHelp"),
      link: { to: href("dashboard", null, language), label: t("dashboard:card.show") },
    },
    receipt: {
      title: t("dashboard:getPoints.receipt"),
      help: [
        days === null
          ? t("dashboard:getPoints.photo")
          : t("dashboard:getPoints.photoWithin", { count: days }),
        receiptRules.halerAtOnce &&
          t("dashboard:getPoints.atOnce", { amount: formatMoney(receiptRules.halerAtOnce, language) }),
      ]
        .filter(Boolean)
        .join(" "),
      link: {
        to: href("dashboard-receipts", null, language),
        label: t("dashboard:getPoints.receiptLink"),
      },
    },
    shops: giving.length > 0 && {
      title: t("dashboard:getPoints.shops"),
      help: t("dashboard:getPoints.shopsHelp", { count: giving.length }),
      tiles: giving
        .toSorted((one, other) => Number(other.featured) - Number(one.featured))
        .slice(0, shownShops)
        .map((company) => shopTile(company, site)),
      link: {
        to: href("shops-services", null, language, { points: 1 }),
        label: t("dashboard:getPoints.allShops"),
      },
    },
  };
}
