import type { Category } from "@contract/category";

/**
 * The category of a slug in any language. Links made before umlauts had one rule have `schonheit`, others `schoenheit`:
 * where no slug is the same, both are the same.
 */
export function categoryBySlug(categories: readonly Category[], slug: string): Category | undefined {
  const withSlug = (isSame: (own: string) => boolean) =>
    categories.find(({ translations }) => translations.some((entry) => entry.slug && isSame(entry.slug)));
  return withSlug((own) => own === slug) ?? withSlug((own) => withoutUmlauts(own) === withoutUmlauts(slug));
}

const withoutUmlauts = (slug: string): string => slug.replaceAll(/(?<=[aou])e/g, "");
