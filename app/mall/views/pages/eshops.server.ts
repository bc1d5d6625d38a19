import type { Company } from "@contract/company";
import { intlLocale } from "@contract/languages";
import { collator } from "~/locale/formatters";
import type { Site } from "~/site/site.server";
import { categoryName, shopName } from "../cards/cards.server";
import { knownCompanies, shopCategories } from "../cards/companies.server";
import { imageView } from "../image.server";

/** A page of more would weigh too much. */
const mostShops = 60;

/** So many begin the page with their pictures, each of another kind; fewer kinds are seen at once anyway. */
const shownFirst = 3;

/**
 * The shops with a web shop, by what they sell: those with the tag `eshop`; where the mall marks none, its shops (no
 * restaurants and services) that have a website.
 */
export async function eshopsView(site: Site) {
  const [companies, categories] = await Promise.all([knownCompanies(site.api), shopCategories(site)]);
  const { compare } = collator(intlLocale(site.language));
  const shops = sellingOnline(companies)
    .map((company) => ({ company, ...eshop(company, site) }))
    .sort((one, other) => compare(one.name, other.name))
    .slice(0, mostShops);
  const groups = categories.flatMap((category) => {
    const own = shops.filter(({ company }) => company.categories[0] === category.id);
    return own.length > 0 ? [{ name: categoryName(category, site), own }] : [];
  });
  const pictured = groups.flatMap(({ name, own }) => {
    const shop = own.find(({ company }) => pictureOf(company));
    if (!shop) return [];
    const image = imageView(pictureOf(shop.company), site.tenant.tenantId);
    return image ? [{ name: shop.name, href: shop.href, about: name, image }] : [];
  });
  return {
    // Not the ones beside each other: related kinds have much the same picture.
    first:
      pictured.length > shownFirst
        ? pictured.filter((_, at) => at % Math.floor(pictured.length / shownFirst) === 0).slice(0, shownFirst)
        : [],
    groups: groups.map(({ name, own }) => ({ name, shops: own.map(({ company: _, ...shop }) => shop) })),
  };
}

const pictureOf = ({ image_wide, image }: Company) => image_wide ?? image;

function sellingOnline(companies: readonly Company[]): Company[] {
  const reachable = companies.filter(
    ({ website }) => website && /^https?:\/\//.test(website) && URL.canParse(website),
  );
  const marked = reachable.filter(({ tags }) => tags.some((tag) => /^e-?shop$/i.test(tag)));
  return marked.length > 0 ? marked : reachable.filter(({ kind }) => kind === "shop");
}

function eshop(company: Company, site: Site) {
  return {
    name: shopName(company, site),
    logo: imageView(company.logo, site.tenant.tenantId),
    href: new URL(company.website ?? "").href,
  };
}
