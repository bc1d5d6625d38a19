import type { CustomerReward } from "@contract/customer-reward";
import type { Language } from "@contract/languages";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { richText } from "~/mall/content/rich-text.server";
import { shopsById } from "~/mall/views/cards/companies.server";
import type { MemberSite } from "~/site/member-site.server";
import { imageView } from "../../image.server";
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
  const isActive = card.status === "active";
  const picture = imageView(reward.code_image, tenant.tenantId) && rewardCodePath(reward.id);
  return {
    frame: dashboardFrame(site, "dashboard-rewards", profile),
    card,
    mall: shellName(site),
    /** An invalid code is not shown: nobody should try it at a till. */
    code:
      isActive && (reward.code || picture)
        ? {
            text: readableCode(reward.code),
            picture,
            drawn: await voucherCode(reward),
            label: reward.code
              ? t("wallet:drawing", { code: reward.code })
              : t("wallet:picture", { title: card.title }),
          }
        : null,
    activated:
      reward.activated_at && card.points
        ? t("wallet:activatedOn", { date: dateAndTime(reward.activated_at, site), points: card.points })
        : null,
    description: html("description"),
    terms: html("terms"),
    download: isActive ? downloadOf(reward, picture, language) : null,
    /** A wallet can't show the mall's picture: without a text, its pass would have no code. */
    passes: isActive && (reward.code || !picture) ? passLinks(site, "reward", reward.id) : [],
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
      steps: [
        t("wallet:steps.open"),
        reward.code ? t("wallet:steps.scan") : t("wallet:steps.scanPicture"),
        t("wallet:steps.done"),
      ],
      about: t("wallet:about"),
      terms: t("detail:terms"),
    },
  };
}

/** The path under which the site shows a member the picture of their reward's code. */
const rewardCodePath = (id: string): string => `/my-reward-code/${encodeURIComponent(id)}`;

/** The mall's picture of the code, or else the whole voucher as one; null for a voucher without a code. */
function downloadOf({ id, code }: CustomerReward, picture: string | null, language: Language) {
  const href = picture ?? (code && `/my-reward/${id}.png?language=${language}`);
  return href ? { href, label: translatorOf(language)("wallet:download") } : null;
}
