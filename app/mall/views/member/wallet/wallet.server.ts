import { type CustomerReward, customerRewardStatuses } from "@contract/customer-reward";
import type { Page } from "@contract/envelope";
import type { Reward } from "@contract/reward";
import type { Tier } from "@contract/tier";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { isMissing } from "~/mall/client/missing-parts.server";
import { sidePart } from "~/mall/client/side-part.server";
import { shopsById } from "~/mall/views/cards/companies.server";
import { activationHref } from "~/mall/views/detail/activation-prompt.server";
import type { MemberSite } from "~/site/member-site.server";
import { rewardCard } from "../../cards/cards.server";
import { formatNumber, pointsText } from "../../cards/points-text.server";
import { spanNote } from "../../detail/detail-facts.server";
import {
  type BalanceAndTier,
  balanceAndTierOf,
  ineligibilityOf,
  reasonOf,
} from "../../detail/reward-eligibility.server";
import { tiersOf } from "../../loyalty/tiers.server";
import { dashboardFrame } from "../dashboard/dashboard-frame.server";
import { activationView } from "./activation.server";
import { walletCard } from "./voucher.server";

const pageSize = 12;

/** So many of the rewards to choose from are beside a member's own. */
const shownOffered = 4;

/** A reward that can be had longer is not said to end. In milliseconds. */
const soon = 14 * 24 * 60 * 60 * 1000;
/** From this stock down the number left is shown. */
const fewPieces = 10;

export type WalletPart = (typeof customerRewardStatuses)[number];
export type AvailableRewardView = Awaited<ReturnType<typeof walletView>>["offered"][number];

const notRead = "A member's rewards could not be read";

/** The part of the wallet in the URL; null for everything usable and available. */
export const walletPart = (name: string | null): WalletPart | null =>
  customerRewardStatuses.find((status) => status === name) ?? null;

/** A member's usable vouchers and the available rewards; or the vouchers of one state, page by page. */
export async function walletView(
  site: MemberSite,
  { part, page, asked }: { part: WalletPart | null; page: number; asked: Reward | null },
) {
  const { language, member } = site;
  const t = translatorOf(language);
  const vouchersOf = (status: WalletPart) =>
    sidePart(
      member.customerRewards(
        part === status
          ? { status, page, per_page: pageSize }
          : { status, page: 1, per_page: status === "active" && !part ? 8 : 1 },
      ),
      notRead,
    );
  const [profile, balanceAndTier, tiers, active, used, expired, all, offered, activation] = await Promise.all(
    [
      member.profile(),
      balanceAndTierOf(member),
      tiersOf(site),
      vouchersOf("active"),
      vouchersOf("used"),
      vouchersOf("expired"),
      part ? null : sidePart(member.customerRewards({ page: 1, per_page: 48 }), notRead),
      part
        ? null
        : sidePart(
            offeredRewards(site, { page: 1, per_page: pageSize, sort: "points_price" }),
            "The rewards for a member could not be read",
          ),
      asked && activationView(site, asked),
    ],
  );
  const lists = { active, used, expired };
  const shown: Page<CustomerReward> | null = lists[part ?? "active"];
  const unclear = all?.data.filter(({ status }) => status === "unknown") ?? [];
  const shops = await shopsById(
    site,
    [...(shown?.data ?? []), ...unclear].flatMap(({ company_id }) => company_id ?? []),
  );
  const { balance } = balanceAndTier;
  const areVouchersKnown = !isMissing("customerRewards");
  const titles = {
    active: t("wallet:parts.active"),
    used: t("wallet:parts.used"),
    expired: t("wallet:parts.expired"),
  };
  const empties = {
    active: t("wallet:empty.active"),
    used: t("wallet:empty.used"),
    expired: t("wallet:empty.expired"),
  };
  const toPart = (show: WalletPart | null) => href("dashboard-rewards", null, language, { show });
  return {
    frame: dashboardFrame(site, "dashboard-rewards", profile),
    title: t("wallet:title"),
    lead: t("wallet:lead"),
    balance:
      balance === null
        ? null
        : {
            number: formatNumber(balance, language),
            unit: t("dashboard:card.unit", { count: balance }),
          },
    part,
    parts: [
      { title: t("wallet:parts.all"), to: toPart(null), isCurrent: part === null, count: null },
      ...customerRewardStatuses.map((status) => ({
        title: titles[status],
        to: toPart(status),
        isCurrent: part === status,
        count: areVouchersKnown ? formatNumber(lists[status]?.total ?? 0, language) : null,
      })),
    ],
    activation,
    areVouchersKnown,
    isOfferKnown: offered !== null,
    vouchers: shown?.data.map((reward) => walletCard(reward, site, shops)) ?? [],
    unclear: unclear.map((reward) => walletCard(reward, site, shops)),
    /** Link to the rest of the usable vouchers, if there are more than fit here. */
    moreVouchers: !part && shown && shown.last_page > 1 ? toPart("active") : null,
    // What can be had now comes first, that for the fewest points before all.
    offered:
      offered?.data
        .map((reward) => availableReward(reward, { balanceAndTier, tiers, site }))
        .toSorted((one, other) => Number(one.confirmTo === null) - Number(other.confirmTo === null))
        .slice(0, shownOffered)
        .map((each, at) => ({
          ...each,
          reason: at === 0 && each.confirmTo && each.points ? t("lists:sorts.fewestPoints") : null,
        })) ?? [],
    rewards: { to: href("rewards", { page: 1 }, language), label: t("loyalty:rewards.all") },
    offers: { to: href("offers", { page: 1 }, language), label: t("lists:kinds.offers.all") },
    page: part ? (shown?.current_page ?? 1) : 1,
    lastPage: part ? (shown?.last_page ?? 1) : 1,
    texts: {
      parts: t("wallet:parts.label"),
      vouchers: titles[part ?? "active"],
      unclear: t("common:unknownState"),
      offered: t("wallet:offered"),
      balance: t("wallet:balance"),
      show: t("wallet:show"),
      activate: t("wallet:activate"),
      all: t("wallet:allVouchers"),
      empty: empties[part ?? "active"],
      emptyHelp: t("wallet:empty.help"),
      nothingOffered: t("wallet:empty.offered"),
    },
  };
}

/** The rewards as the member sees them; as everybody does, where only that can be read. */
async function offeredRewards({ api, member }: MemberSite, query: ListQuery): Promise<Page<Reward>> {
  try {
    return await member.myRewards(query);
  } catch (error) {
    if (error instanceof Response) throw error;
    return api.rewards(query);
  }
}

type ListQuery = { page: number; per_page: typeof pageSize; sort: string };

/** An available reward: whether this member can activate it now, otherwise exactly why not and their progress. */
function availableReward(
  reward: Reward,
  {
    balanceAndTier,
    tiers,
    site,
  }: { balanceAndTier: BalanceAndTier; tiers: readonly Tier[]; site: MemberSite },
) {
  const { language } = site;
  const t = translatorOf(language);
  const { points_price: price, stock } = reward;
  const word = ineligibilityOf(reward, balanceAndTier.balance, site.now);
  const needed = tiers.find(({ id }) => id === reward.tier_id);
  const share = balanceAndTier.balance !== null && price ? balanceAndTier.balance / price : null;
  const confirmTo = word || reward.can_activate === false ? null : activationHref(reward.id, site);
  return {
    ...rewardCard(reward, site),
    points: price === null ? null : pointsText(price, language),
    notes: [
      confirmTo && balanceAndTier.balance !== null && price !== null
        ? t("lists:leaves", { points: pointsText(balanceAndTier.balance - price, language) })
        : null,
      reward.valid_to && new Date(reward.valid_to).getTime() - site.now.getTime() < soon
        ? spanNote(null, reward.valid_to, site)
        : null,
      stock && stock <= fewPieces ? t("wallet:left", { count: stock }) : null,
    ].filter((note) => note !== null),
    confirmTo,
    ineligibility: word ? reasonOf(word, reward, { balanceAndTier, needed, site }).text : null,
    percent: word === "not_enough_points" && share !== null ? Math.floor(share * 100) : null,
  };
}
