import { intlLocale } from "@contract/languages";
import { type DemoLanguage, eachText, type LanguageText } from "../../domain/content/language-text";

/** What stands for a placeholder; it may differ by language. */
export type FilledValue = string | number | LanguageText;

/** The text with those of its `{placeholders}` filled in that have a value. */
export const filled = (template: LanguageText, values: Record<string, FilledValue>): LanguageText =>
  eachText((language) => filledFor(language, template[language], values));

/**
 * The same for one language. A number has its digits grouped; `{count:hour|hours}` is the one of the forms that its
 * plural rules ask for, in the order of `Intl`: the last is for the rest, and `#` is the number.
 */
export function filledFor(
  language: DemoLanguage,
  template: string,
  values: Record<string, FilledValue>,
): string {
  return template.replaceAll(/\{(\w+)(?::([^{}]*))?\}/g, (placeholder, name: string, forms?: string) => {
    const value = values[name];
    if (value === undefined) return placeholder;
    if (forms !== undefined) return pluralForm(language, Number(value), forms.split("|"));
    if (typeof value === "number") return value.toLocaleString(intlLocale(language));
    return typeof value === "object" ? value[language] : value;
  });
}

function pluralForm(language: DemoLanguage, count: number, forms: string[]): string {
  const at = ["one", "few"].indexOf(new Intl.PluralRules(intlLocale(language)).select(count));
  const form = at >= 0 && at < forms.length - 1 ? forms[at] : forms.at(-1);
  return (form ?? "").replaceAll("#", String(count));
}

/** A template in which each `{placeholder}` is replaced by the value of its name. */
export const filledIn = (template: string, valueNamed: (name: string) => string): string =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => valueNamed(name));

export function joined(parts: readonly LanguageText[], separator = " "): LanguageText {
  return eachText((language) => parts.map((part) => part[language]).join(separator));
}

/** The same text in all languages: a name. */
export const sameText = (value: string): LanguageText => eachText(() => value);

const umlauts: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue" };

/** A URL slug of a text: lower-case letters, digits and hyphens. In German an umlaut is two letters, as in `paths.json`. */
export function slug(value: string, language?: DemoLanguage): string {
  const lower = value.normalize("NFC").toLowerCase().replaceAll("ß", "ss");
  return (language === "de" ? lower.replaceAll(/[äöü]/g, (letter) => umlauts[letter] ?? letter) : lower)
    .normalize("NFD")
    .replaceAll(/\p{M}+/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 60)
    .replace(/-$/, "");
}

export const slugText = (value: LanguageText): LanguageText =>
  eachText((language) => slug(value[language], language));

export const paragraph = (value: LanguageText): LanguageText =>
  eachText((language) => `<p>${value[language]}</p>`);
