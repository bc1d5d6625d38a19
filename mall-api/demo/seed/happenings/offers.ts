import type { TenantId } from "@contract/tenant-ids";
import { translationsOf } from "../../../domain/content/language-text";
import type { TenantContent } from "../../../domain/content/tenant-content";
import { scenesInTurn } from "../../art/scenes-in-turn";
import type { OfferTemplate } from "../../content-schema/shops";
import { demoContent } from "../../demo-content";
import { isFull } from "../../demo-malls";
import { randomOf, whole } from "../../random";
import { at, daysFrom, isInSeason } from "../calendar";
import type { SeedCompany } from "../companies";
import { daysOpen } from "../new-shops";
import { seasonsOf } from "../seasons";
import { joined, paragraph, slugText } from "../text-forms";
import { ownTradeOf } from "../trades";
import { picturesOf } from "./pictures";
import { categoryOf, nameOf } from "./shop-facts";

const { offers, "shop-categories": shopCategories } = demoContent;

/** Six offers per category in a full mall, two elsewhere, each by another shop and of its trade. */
export function offersOf(
  tenant: TenantId,
  companies: SeedCompany[],
  openings: Map<string, Date>,
  today: Date,
): TenantContent["products"] {
  const perCategory = isFull(tenant) ? 6 : 2;
  const seasons = seasonsOf(today).filter(({ offer }) => offer);
  const open = companies.filter(({ id }) => daysOpen(openings, id, today) >= 0);
  const drafts = shopCategories.flatMap(({ key: category }, categoryAt) => {
    const shops = open.filter((company) => categoryOf(company) === category).slice(0, perCategory);
    return shops.flatMap((shop, number) => {
      const trade = ownTradeOf(nameOf(shop));
      const templates = (trade?.offers ?? offers.categories[category] ?? []).filter(({ months }) =>
        isInSeason(today, months),
      );
      const earlier = shops
        .slice(0, number)
        .filter((other) => ownTradeOf(nameOf(other))?.key === trade?.key).length;
      // No two shops offer the same.
      const template = templates[earlier];
      if (!template) return [];
      const id = `o-${category}-${number + 1}`;
      const random = randomOf(`${tenant} ${id}`);
      const { before, price } = plausiblePrices(random, template);
      const ends = 2 + ((categoryAt * 7 + number * 11) % 40);
      const starts =
        number % 6 === 5 ? 3 : -Math.min(whole(random, 1, 20), daysOpen(openings, shop.id, today));
      const season = seasons.find(
        ({ offer }, at) =>
          number % 6 !== 5 && number % 2 === at % 2 && (offer?.categories ?? [category]).includes(category),
      );
      return [
        {
          id,
          motif: template.motif,
          take: earlier,
          company_id: shop.id,
          categories: [`product-${category}`],
          updated_at: at(today, -whole(random, 1, 30), 9),
          price: price * 100,
          price_before: before * 100,
          valid_from: at(today, season ? Math.max(starts, daysFrom(today, season.first)) : starts, 0),
          valid_to: at(today, season ? daysFrom(today, season.last) : Math.max(ends, starts + 4), 21),
          only_for_members: number === 2,
          code: number === 1 ? `${category.slice(0, 4).toUpperCase()}${template.discount}` : null,
          thumbs: { up: whole(random, 3, 240), down: whole(random, 0, 12) },
          translations: translationsOf({
            title: template.title,
            slug: slugText(template.title),
            description: joined(
              [
                paragraph(template.description),
                paragraph(
                  joined([
                    ...(season?.offer ? [season.offer.text] : []),
                    offers.redeemed[number === 1 ? "code" : number === 2 ? "members" : "all"],
                  ]),
                ),
              ],
              "",
            ),
            terms: offers.terms,
          }),
        },
      ];
    });
  });
  // The two newest, which lead the list, and each fourth after them are shown where they are sold or used; all others by
  // themselves, so that goods are known at a glance.
  const newest = drafts.toReversed().toSorted((one, other) => other.updated_at.localeCompare(one.updated_at));
  const sceneOf = scenesInTurn();
  const scenes = new Map(
    newest.map((draft, at) => [
      draft.id,
      sceneOf(draft.motif, draft.take, { leads: at === 0 || at % 4 === 1 }),
    ]),
  );
  return drafts.map(({ motif: _, take: __, ...product }) => ({
    ...product,
    ...picturesOf(tenant, scenes.get(product.id)),
  }));
}

/**
 * The price in CZK before and after a discount: both as shops write them, and as near to the discount in per cent as the
 * range of prices allows.
 */
function plausiblePrices(random: () => number, { discount, price: [from, to] }: OfferTemplate) {
  const around = whole(random, from, to);
  const candidates = Array.from({ length: 12 }, (_, at) => {
    const before = shopPrice(Math.min(to, around + at * (from >= 1000 ? 100 : 10)));
    const price = shopPrice((before * (100 - discount)) / 100);
    return { before, price, miss: Math.abs(100 - (price / before) * 100 - discount) };
  });
  return candidates.reduce((best, next) => (next.miss < best.miss ? next : best));
}

/** The nearest price that ends with a nine, above a thousand with ninety. */
function shopPrice(price: number): number {
  const step = price >= 1000 ? 100 : 10;
  return Math.max(1, Math.round((price + step / 10) / step)) * step - step / 10;
}
