import type { GiftCardBalance } from "@contract/card";
import { dateText } from "~/locale/dates";
import { translatorOf } from "~/locale/i18n.server";
import { formatMoney } from "~/locale/money";
import { sidePart } from "~/mall/client/side-part.server";
import type { Site } from "~/site/site.server";
import { shopTile } from "../cards/cards.server";

/** Gift card data beside their page: where they are accepted, who helps. */
export async function giftCardsView(site: Site) {
  const shops = await sidePart(
    site.api.companies({ accepts_gift_cards: "1", per_page: 12 }),
    "The shops that take gift cards could not be read",
  );
  return {
    shops: (shops?.data ?? []).map((company) => shopTile(company, site)),
    total: shops?.total ?? 0,
    helpEmail: site.settings.giftCardsPageHelpEmail || null,
  };
}

export type GiftCardBalanceView = ReturnType<typeof giftCardBalanceView>;

/** A card's balance; only the end of its number is shown. */
export function giftCardBalanceView({ balance, valid_to }: GiftCardBalance, number: string, site: Site) {
  const t = translatorOf(site.language);
  return {
    /** Distinguishes consecutive responses. */
    key: site.now.getTime(),
    card: t("page:giftCards.balance.of", { end: number.slice(-4) }),
    amount: formatMoney(balance, site.language),
    validTo: valid_to ? t("common:validUntil", { date: dateText(valid_to, site) }) : null,
  };
}
