/**
 * A text by its key, `namespace:group.key`, with values for its `{{slots}}`; `count` has its digits grouped, and chooses
 * the plural form.
 */
export type Translate = (key: string, values?: Record<string, string | number>) => string;

export type TranslationTree = { [key: string]: string | TranslationTree };

/**
 * Implements the part of i18next that the translations use. i18next itself stays on the server: it would be an eighth
 * of all script.
 * @param tag the language's standard tag, for its plural rules
 */
export function translateFrom(namespaces: ReadonlyMap<string, TranslationTree>, tag: string): Translate {
  // When they are first used: on a weak phone they take longer than a tap may wait.
  let plurals: Intl.PluralRules | undefined;
  let numbers: Intl.NumberFormat | undefined;
  const pluralOf = (count: number) => {
    plurals ??= new Intl.PluralRules(tag);
    return plurals.select(count);
  };
  const numeral = (value: number) => {
    // Has no digits to group.
    if (Number.isInteger(value) && value >= 0 && value < 1_000) return String(value);
    numbers ??= new Intl.NumberFormat(tag);
    return numbers.format(value);
  };
  return (key, values = {}) => {
    const [namespace = "", path = ""] = key.split(":");
    const texts = namespaces.get(namespace);
    const plural =
      typeof values.count === "number" ? textAt(texts, `${path}_${pluralOf(values.count)}`) : null;
    const text = plural ?? textAt(texts, path);
    return (
      text?.replaceAll(/\{\{(\w+)\}\}/g, (_, slot: string) => {
        const value = values[slot] ?? "";
        return slot === "count" && typeof value === "number" ? numeral(value) : String(value);
      }) ?? path
    );
  };
}

function textAt(texts: TranslationTree | undefined, path: string): string | null {
  let node: TranslationTree | string | undefined = texts;
  for (const part of path.split(".")) node = typeof node === "object" ? node[part] : undefined;
  return typeof node === "string" ? node : null;
}
