import type { GiftCardBalance } from "@contract/card";
import { dateText } from "~/locale/dates";
import { translatorOf } from "~/locale/i18n.server";
import { formatMoney } from "~/locale/money";
import { sidePart } from "~/mall/client/side-part.server";
import { plainText } from "~/mall/content/rich-text.server";
import type { Site } from "~/site/site.server";
import { dot } from "~/ui/dot";
import { detailHref, floorText, shopTile } from "../cards/cards.server";
import { formatNumber } from "../cards/points-text.server";
import { titleOf } from "../entity-title.server";

const deskIcon = "lucide:info";

/** Gift card data beside their page: where they are sold and accepted, who helps. */
export async function giftCardsView(site: Site) {
  const [shops, amenities] = await Promise.all([
    sidePart(
      site.api.companies({ accepts_gift_cards: "1", per_page: 12 }),
      "The shops that take gift cards could not be read",
    ),
    sidePart(site.api.amenities({ page: 1, per_page: 48 }), "The information desk could not be read"),
  ]);
  const desk = amenities?.data.find(({ icon }) => icon === deskIcon);
  return {
    /** The information desk, which sells them: its page has the way there. */
    desk: desk
      ? {
          to: detailHref("amenity-detail", desk, site),
          title: [titleOf(desk.translations, site.language), floorText(desk.floor, site)]
            .filter(Boolean)
            .join(dot),
        }
      : null,
    shops: (shops?.data ?? []).map((company) => shopTile(company, site)),
    total: shops?.total ?? 0,
    helpEmail: site.settings.giftCardsPageHelpEmail || null,
  };
}

/** What a gift card's text says of its amounts and its validity, and how many shops take it, in a number each. */
export function giftCardFacts(article: string | null, shops: number, { language }: Pick<Site, "language">) {
  const text = plainText(article ?? "");
  const [, from, to, currency] =
    /(\d[\d\s.,]*)\s(?:to|do|až|bis|–)\s(\d[\d\s.,]*\d)\s(Kč|€)/.exec(text) ?? [];
  const [validity] = /\d+\s(?:years?|roky?|let|rokov|Jahre?)(?!\p{L})/u.exec(text) ?? [];
  const ofShops = translatorOf(language)("content:lease.shops", { count: shops });
  return {
    amount: from && `${from}–${to}\u00a0${currency}`,
    validity,
    shops: shops > 0 ? `${formatNumber(shops, language)} ${ofShops}` : undefined,
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
