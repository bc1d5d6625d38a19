import type { CustomerReward } from "@contract/customer-reward";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { richText } from "~/mall/content/rich-text.server";
import { shopsById } from "~/mall/views/cards/companies.server";
import type { MemberSite } from "~/site/member-site.server";
import { shellName } from "../../shell/shell.server";
import { slugOf, translated } from "../../translation";
import { dashboardFrame } from "../dashboard/dashboard-frame.server";
import { passLinks } from "./pass-links.server";
import { dateAndTime, readableCode, voucherCode, walletCard } from "./voucher.server";

export type MyRewardView = Awaited<ReturnType<typeof myRewardView>>;

/** One voucher with its code and everything about it. */
export async function myRewardView(site: MemberSite, reward: CustomerReward) {
  const { language, tenant, member } = site;
  const t = translatorOf(language);
  const { company_id: companyId } = reward;
  const [profile, shops] = await Promise.all([
    member.profile(),
    shopsById(site, companyId ? [companyId] : []),
  ]);
  const card = walletCard(reward, site, shops);
  const html = (field: "description" | "terms") => {
    const text = translated(reward.translations, field, language);
    return text ? richText(text, tenant.tenantId) : null;
  };
  const isActive = reward.status === "active";
  const file = (format: "svg" | "png") => `/my-reward/${reward.id}.${format}?language=${language}`;
  return {
    frame: dashboardFrame(site, "dashboard-rewards", profile),
    card,
    mall: shellName(site),
    /** An invalid code is not shown: nobody should try it at a till. */
    code:
      isActive && reward.code
        ? {
            text: readableCode(reward.code),
            drawn: await voucherCode(reward),
            label: t("wallet:drawing", { code: reward.code }),
          }
        : null,
    activated:
      reward.activated_at && card.points
        ? t("wallet:activatedOn", { date: dateAndTime(reward.activated_at, site), points: card.points })
        : null,
    description: html("description"),
    terms: html("terms"),
    downloads: isActive
      ? [
          { href: file("png"), label: t("wallet:downloadPng") },
          { href: file("svg"), label: t("wallet:downloadSvg") },
        ]
      : [],
    passes: isActive ? passLinks(site, "reward", reward.id) : [],
    links: {
      all: { to: href("dashboard-rewards", null, language), label: t("wallet:title") },
      again:
        reward.status === "unknown"
          ? null
          : {
              to: href(
                "reward-detail",
                { id: reward.reward_id, title: slugOf(reward.translations, language) },
                language,
              ),
              label: t("wallet:again"),
            },
    },
    texts: {
      title: isActive ? t("wallet:yours") : card.statusText,
      code: t("wallet:code"),
      show: t("dashboard:card.show"),
      hint: t("dashboard:card.hint"),
      close: t("common:close"),
      print: t("wallet:print"),
      left: t("wallet:stillGood"),
      how: t("wallet:how"),
      steps: [t("wallet:steps.open"), t("wallet:steps.scan"), t("wallet:steps.done")],
      terms: t("detail:terms"),
    },
  };
}
