import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { sidePart } from "~/mall/client/side-part.server";
import type { MemberSite } from "~/site/member-site.server";
import { pointsText } from "../../cards/points-text.server";
import { defaultHref, isRouteName } from "../../links.server";
import { cheapestRewards, rewardsNear } from "../../loyalty/programme.server";
import { ledgerRow } from "../points/ledger.server";
import { loyaltyCard } from "../points/loyalty-card.server";
import { expiringPoints } from "../points/points.server";
import { tierProgress } from "../points/tier-progress.server";
import { profileCompletion } from "../profile/profile-completion.server";
import { receiptRow } from "../receipts/receipts.server";
import { dashboardFrame } from "./dashboard-frame.server";
import { greeting } from "./greeting.server";

/** The member area's start: the card, progress to the next tier, recent events and links. */
export async function overviewView(site: MemberSite) {
  const { language, member } = site;
  const t = translatorOf(language);
  const [profile, points, tier, history, receipts, rewards] = await Promise.all([
    member.profile(),
    sidePart(member.points(), "A member's points could not be read"),
    sidePart(member.memberTier(), "A member's tier could not be read"),
    sidePart(member.pointsHistory({ page: 1, per_page: 8 }), "A member's ledger could not be read"),
    sidePart(
      member.receipts({ page: 1, per_page: 2, status: "pending" }),
      "A member's receipts could not be read",
    ),
    // Where they are for members, the member's own call needs no confirmation by another.
    cheapestRewards(site, site.settings.rewardsOnlyWhenLoggedIn ? member : site.api),
  ]);
  return {
    frame: dashboardFrame(site, "dashboard", profile),
    title: greeting(profile, site),
    card: await loyaltyCard(site, { profile, points, tier }),
    tier: tier && tierProgress(tier, site),
    pending:
      points && points.pending > 0
        ? t("dashboard:points.pending", { points: pointsText(points.pending, language) })
        : null,
    expiring: expiringPoints(points, site),
    quickLinks: quickLinks(site),
    rewards: rewardsNear(rewards, { profile, points, tier }, site),
    profile: profileCompletion(profile, language),
    receipts: receipts?.data.map((receipt) => receiptRow(receipt, site)) ?? [],
    ledger: history?.data.slice(0, 5).map((entry) => ledgerRow(entry, site)) ?? null,
    more: {
      rewards: { to: href("rewards", { page: 1 }, language), label: t("loyalty:rewards.all") },
      points: { to: href("dashboard-my-points", null, language), label: t("dashboard:overview.allPoints") },
      receipts: {
        to: href("dashboard-receipts", null, language),
        label: t("dashboard:overview.allReceipts"),
      },
      profile: { to: href("dashboard-profile", null, language), label: t("dashboard:profile.complete") },
    },
    texts: {
      rewards: t("loyalty:rewards.title"),
      quickLinks: t("dashboard:overview.quickLinks"),
      expiring: t("dashboard:points.expiringTitle"),
      newest: t("dashboard:overview.newest"),
      receipts: t("dashboard:overview.receipts"),
      empty: t("dashboard:points.empty"),
      missing: t("dashboard:profile.missing"),
    },
  };
}

function quickLinks({ language, settings }: MemberSite) {
  const t = translatorOf(language);
  const doors = [
    { name: "dashboard-receipts", icon: "camera", title: t("dashboard:overview.sendReceipt") },
    { name: "rewards", icon: "gift", title: t("dashboard:overview.chooseReward") },
    {
      name: "shops-services",
      icon: "store",
      title: t("dashboard:overview.pointShops"),
      query: { points: 1 },
    },
    { name: "offers", icon: "tag", title: t("dashboard:overview.offers") },
  ];
  return doors.flatMap(({ name, icon, title, query }) => {
    const to = isRouteName(name) ? defaultHref(name, language, settings, query) : null;
    return to ? [{ to, icon, title }] : [];
  });
}
