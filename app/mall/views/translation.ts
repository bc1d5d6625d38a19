import { fallbackLanguage, type Language } from "@contract/languages";

/** The entry of one language: the asked one, then the fallback's, then the first. */
export function translationOf<Entry extends { locale: string }>(
  translations: readonly Entry[],
  language: Language,
): Entry | undefined {
  return (
    translations.find(({ locale }) => locale === language) ??
    translations.find(({ locale }) => locale === fallbackLanguage) ??
    translations[0]
  );
}

/** One field in one language, skipping languages where it is empty: asked, fallback, first that has it; else `otherwise`. */
export function translated<Field extends string>(
  translations: readonly ({ locale: string } & Partial<Record<Field, string | null>>)[],
  field: Field,
  language: Language,
  otherwise = "",
): string {
  const filled = translations.filter((entry) => entry[field]);
  return translationOf(filled, language)?.[field] ?? otherwise;
}

/** What stands for a title in an address: the translated slug, or a hyphen where there is none. */
export function slugOf(
  translations: readonly { locale: string; slug?: string | null }[],
  language: Language,
): string {
  return translated(translations, "slug", language, "-");
}
