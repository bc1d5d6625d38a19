import type { Badge } from "@contract/badge";
import { intlLocale } from "@contract/languages";
import { dateText } from "~/locale/dates";
import { numberFormat } from "~/locale/formatters";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { everyItem } from "~/mall/client/every-item.server";
import { sidePart } from "~/mall/client/side-part.server";
import { type IconBody, iconBody } from "~/mall/media/icon.server";
import type { MemberSite } from "~/site/member-site.server";
import { formatNumber } from "../../cards/points-text.server";
import { translated } from "../../translation";
import { dashboardFrame } from "./dashboard-frame.server";

export type AwardView = ReturnType<typeof awardView>;

/** The member's badges: earned ones first, newest first, then those nearest to completion. */
export async function awardsView(site: MemberSite) {
  const { language, member } = site;
  const t = translatorOf(language);
  const [profile, badges] = await Promise.all([
    member.profile(),
    sidePart(
      everyItem("badges", (page) => member.badges({ page, per_page: 48 })),
      "A member's badges could not be read",
    ),
  ]);
  const all = badges ?? [];
  const earned = all.filter(({ earned_at }) => earned_at);
  return {
    frame: dashboardFrame(site, "dashboard-awards", profile),
    title: t("awards:title"),
    lead: t("awards:lead"),
    isKnown: badges !== null,
    summary: t("awards:summary", {
      earned: formatNumber(earned.length, language),
      all: formatNumber(all.length, language),
    }),
    percent: all.length > 0 ? Math.round((earned.length / all.length) * 100) : 0,
    earned: earned
      .toSorted((one, other) => Date.parse(other.earned_at ?? "") - Date.parse(one.earned_at ?? ""))
      .map((badge) => awardView(badge, site)),
    ahead: all
      .filter(({ earned_at }) => !earned_at)
      .map((badge) => awardView(badge, site))
      .toSorted((one, other) => other.percent - one.percent),
    links: {
      rewards: { to: href("rewards", { page: 1 }, language), label: t("lists:kinds.rewards.all") },
      receipts: {
        to: href("dashboard-receipts", null, language),
        label: t("dashboard:overview.sendReceipt"),
      },
    },
    texts: {
      earned: t("awards:earned"),
      ahead: t("awards:ahead"),
      none: t("awards:none"),
      noneHelp: t("awards:noneHelp"),
      empty: t("awards:empty"),
    },
  };
}

function awardView({ id, icon, earned_at, progress, translations }: Badge, site: MemberSite) {
  const { language } = site;
  const t = translatorOf(language);
  const drawing: IconBody | null = iconBody(icon) ?? iconBody("lucide:award");
  return {
    id,
    icon: drawing,
    name: translated(translations, "name", language, t("common:missing.name")),
    description: translated(translations, "description", language),
    earnedAt: earned_at ?? null,
    status: earned_at
      ? dateText(earned_at, site)
      : progress?.need === 100
        ? numberFormat(intlLocale(language), { style: "percent" }).format(progress.have / 100)
        : progress
          ? t("awards:progress", {
              have: formatNumber(progress.have, language),
              need: formatNumber(progress.need, language),
            })
          : null,
    percent: earned_at ? 100 : percentOf(progress),
  };
}

/** A badge's progress in percent; below 100 until it is earned. */
const percentOf = (progress: Badge["progress"]): number =>
  progress && progress.need > 0
    ? Math.min(99, Math.max(0, Math.floor((progress.have / progress.need) * 100)))
    : 0;
