import type { Points } from "@contract/points";
import { dateStyle, dateText } from "~/locale/dates";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { relativeTime } from "~/locale/relative-time";
import { sidePart } from "~/mall/client/side-part.server";
import type { MemberSite } from "~/site/member-site.server";
import type { Site } from "~/site/site.server";
import { formatNumber, pointsText } from "../../cards/points-text.server";
import { dashboardFrame } from "../dashboard/dashboard-frame.server";
import { ledgerRow } from "./ledger.server";
import { pointsChart } from "./points-chart.server";
import { tierProgress } from "./tier-progress.server";

const pageSize = 12;

/** The balance and its sources; one page of the ledger. */
export async function pointsView(site: MemberSite, page: number) {
  const { language } = site;
  const t = translatorOf(language);
  const [profile, points, tier, history] = await Promise.all([
    site.member.profile(),
    sidePart(site.member.points(), "A member's points could not be read"),
    sidePart(site.member.memberTier(), "A member's tier could not be read"),
    sidePart(site.member.pointsHistory({ page, per_page: pageSize }), "A member's ledger could not be read"),
  ]);
  return {
    frame: dashboardFrame(site, "dashboard-my-points", profile),
    title: t("dashboard:points.title"),
    balance: points && {
      number: formatNumber(points.balance, language),
      unit: t("dashboard:card.unit", { count: points.balance }),
    },
    tier: tier && tierProgress(tier, site),
    pending:
      points && points.pending > 0
        ? t("dashboard:points.pending", { points: pointsText(points.pending, language) })
        : null,
    expiring: expiringPoints(points, site),
    chart: points && pointsChart(points, site),
    ledger: history?.data.map((entry) => ledgerRow(entry, site)) ?? null,
    page: history?.current_page ?? 1,
    lastPage: history?.last_page ?? 1,
    download: `/points.csv?language=${language}`,
    links: {
      earn: { to: href("dashboard-get-points", null, language), label: t("dashboard:points.earnMore") },
      rewards: {
        to: href("rewards", { page: 1 }, language),
        label: t("dashboard:points.spend"),
      },
    },
    texts: {
      expiring: t("dashboard:points.expiringTitle"),
      ledger: t("dashboard:points.ledger"),
      download: t("dashboard:points.download"),
      empty: t("dashboard:points.empty"),
      date: t("dashboard:points.date"),
      what: t("dashboard:points.what"),
      change: t("dashboard:points.change"),
      balance: t("dashboard:points.balance"),
    },
  };
}

/** The points that expire next, soonest first: "120 points on 31. 12. 2026 · in 6 weeks". */
export function expiringPoints(points: Points | null, site: Site) {
  const { language, now } = site;
  const t = translatorOf(language);
  return (points?.expiring ?? [])
    .filter(({ points: going }) => going > 0)
    .slice(0, 3)
    .map(({ points: going, at }) => ({
      at,
      text: t("dashboard:points.expiring", {
        points: pointsText(going, language),
        date: dateText(at, site),
      }),
      when: relativeTime(now, new Date(at), language, dateStyle(site).timeZone),
    }));
}
