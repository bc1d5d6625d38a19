import { fallbackLanguage, type Language } from "@contract/languages";

/** The entry in a language: the requested one, then the fallback, then the first. */
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

/**
 * One field in a language, skipping entries where it is empty: requested, fallback, first non-empty; else `otherwise`.
 */
export function translated<Field extends string>(
  translations: readonly ({ locale: string } & Partial<Record<Field, string | null>>)[],
  field: Field,
  language: Language,
  otherwise = "",
): string {
  const filled = translations.filter((entry) => entry[field]);
  return translationOf(filled, language)?.[field] ?? otherwise;
}

/** The title's segment in a URL: the translated slug, or a hyphen if there is none. */
export function slugOf(
  translations: readonly { locale: string; slug?: string | null }[],
  language: Language,
): string {
  return translated(translations, "slug", language, "-");
}
