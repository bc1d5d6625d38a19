import { eachText, type LanguageText } from "../../../domain/content/language-text";
import { demoContent } from "../../demo-content";
import { motifOf, type SeedCompany } from "../companies";

const { "shop-categories": shopCategories } = demoContent;

export const nameOf = (company: SeedCompany) => company.translations?.[0]?.name ?? "";
export const categoryOf = (company: SeedCompany) => String(company.categories?.[0] ?? "");

/** The first paragraph of a shop's description. */
export function aboutOf({ translations = [] }: SeedCompany): LanguageText {
  return eachText((language) => {
    const { description } = translations.find(({ locale }) => locale === language) ?? {};
    return description?.match(/^<p>.*?<\/p>/)?.[0] ?? "";
  });
}

/** What pictures of a shop show. */
export const shownOf = (shop: SeedCompany | undefined): string =>
  shop
    ? motifOf(
        nameOf(shop),
        shopCategories.find(({ key }) => key === categoryOf(shop)),
      )
    : "mall-interior";
