import type { Category } from "@contract/category";
import type { Company } from "@contract/company";
import { memoizedByObject } from "../cache/memoize-by-object.server";
import type { MallApi } from "./mall-api";
import { sidePart } from "./side-part.server";

/** The reads of the mall API that return shops. */
const lists = ["companies", "featuredCompanies", "companiesWithEntities", "myCompanies"] as const;

/**
 * The same calls, but a shop without a text of its own for its category (`company_category`) has the name of its first
 * category in the mall's list, in each language. The list is read only where a shop needs it.
 */
export function withShopCategories(api: MallApi, categories: MallApi["categories"]): MallApi {
  const named = async <Shop extends Company>(shops: readonly Shop[]): Promise<readonly Shop[]> => {
    if (!shops.some(needsCategory)) return shops;
    const reading = categories({ kind: "company", per_page: 48 });
    const list = await sidePart(reading, "The categories of shops could not be read");
    if (!list) return shops;
    return namedOnce([shops, list.data], "", () =>
      shops.map((shop) => withCategory(shop, list.data)),
    ) as Shop[];
  };
  const listsOfShops = Object.fromEntries(
    lists.map((name) => [
      name,
      async (...query: [object?]) => {
        const page = await api[name](...query);
        return { ...page, data: await named(page.data) };
      },
    ]),
  );
  return Object.assign(Object.create(api) as MallApi, {
    ...listsOfShops,
    async company(id: string) {
      const shop = await api.company(id);
      const [whole = shop] = await named(listOfOne(shop));
      return whole;
    },
  });
}

const namedOnce = memoizedByObject<Company[]>();
const listsOfOne = memoizedByObject<Company[]>();
const listOfOne = (shop: Company): Company[] => listsOfOne([shop], "", () => [shop]);

const needsCategory = ({ categories, translations }: Company): boolean =>
  categories.length > 0 && !translations.some(({ company_category }) => company_category);

function withCategory<Shop extends Company>(shop: Shop, all: readonly Category[]): Shop {
  if (!needsCategory(shop)) return shop;
  const category = shop.categories.map((id) => all.find((candidate) => candidate.id === id)).find(Boolean);
  const texts = (category?.translations ?? []).filter(({ name }) => name);
  const inLanguage = (locale: string) => texts.find((text) => text.locale === locale)?.name ?? null;
  const own = shop.translations.map((entry) => ({ ...entry, company_category: inLanguage(entry.locale) }));
  const others = texts
    .filter(({ locale }) => !own.some((entry) => entry.locale === locale))
    .map(({ locale, name }) => ({
      locale,
      name: null,
      slug: null,
      description: null,
      company_category: name,
    }));
  return { ...shop, translations: [...own, ...others] };
}
