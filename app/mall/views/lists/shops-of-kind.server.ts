import type { Category } from "@contract/category";
import { hrefOf } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { sidePart } from "~/mall/client/side-part.server";
import { shopCategories } from "~/mall/views/cards/companies.server";
import type { Site } from "~/site/site.server";
import { categoryName, shopTiles } from "../cards/cards.server";
import { categoryBySlug } from "../category-by-slug";
import { slugOf } from "../translation";

const ofRow = 4;

/** A row of shops of the category that is named like one of offers; null for fewer. */
export async function shopsOfKind(site: Site, { translations }: Category) {
  const categories = await shopCategories(site);
  const ofShops = translations
    .map(({ slug }) => slug && categoryBySlug(categories, slug))
    .find((found) => found);
  if (!ofShops) return null;
  const list = await sidePart(
    site.api.companies({ category: ofShops.id, page: 1, per_page: 24 }),
    "The shops of a category of offers could not be read",
  );
  if (!list || list.data.length < ofRow) return null;
  const category = slugOf(ofShops.translations, site.language);
  return {
    title: translatorOf(site.language)("lists:shopsOfKind"),
    more: {
      to: hrefOf("shops-category", { category, page: 1 }, site.language),
      label: categoryName(ofShops, site),
    },
    tiles: shopTiles(list.data, site).slice(0, ofRow),
  };
}
