import { z } from "zod";
import { type DemoLanguage, demoLanguages, text } from "../../domain/content/language-text";
import { isFact } from "./facts";

const unmarked = z.string().refine((value) => !/[<>]/.test(value), "has mark-up");

/**
 * A text in all languages, without mark-up. It may have these placeholders, `{name}`, and those of facts, the same in each
 * language.
 */
export const plainText = (...placeholders: string[]) =>
  languageText(unmarked, (name) => placeholders.includes(name));

/** The same with placeholders that are checked elsewhere. */
export const openText = () => languageText(unmarked, () => true);

/** The same in simple HTML, with the same elements in each language. */
export const richText = (...placeholders: string[]) =>
  languageText(
    z
      .string()
      .transform(withoutSpaceBetweenBlocks)
      .refine(
        (value) => /^(?:<(p|h2|ul)>.+?<\/\1>)+$/.test(value),
        "must consist of <p>, <h2> and <ul> alone",
      ),
    (name) => placeholders.includes(name),
  );

function languageText(value: z.ZodType<string, string>, isPlaceholder: (name: string) => boolean) {
  const words = value.refine((written) => written.trim() !== "", "is empty");
  return z
    .strictObject({ en: words, cz: words, sk: words, de: words })
    .superRefine((texts, context) => {
      const fault = (language: DemoLanguage, message: string) =>
        context.addIssue({ code: "custom", path: [language], message });
      for (const language of demoLanguages) {
        const own = placeholdersOf(texts[language]);
        const unknown = own.find((name) => !isPlaceholder(name) && !isFact(name));
        if (unknown) fault(language, `the placeholder {${unknown}} is unknown here`);
        else if (own.join() !== placeholdersOf(texts.en).join())
          fault(language, "has other placeholders than the English text");
        else if (elementsOf(texts[language]) !== elementsOf(texts.en))
          fault(language, "has other elements than the English text");
      }
    })
    .transform(({ en, cz, sk, de }) => text(en, cz, sk, de));
}

/** The names of a text's placeholders, in alphabetical order. */
export const placeholdersOf = (value: string): string[] =>
  [...new Set([...value.matchAll(/\{(\w*)(?::[^{}]*)?\}/g)].map(([, name = ""]) => name))].sort();
const elementsOf = (html: string): string => (html.match(/<\/?\w+/g) ?? []).join();

/** In the files each block of a text has a line of its own, which YAML's folding makes a space. */
function withoutSpaceBetweenBlocks(html: string): string {
  return html.replaceAll(/(<\/(?:p|h2|ul|li)>|<ul>)\s+(?=<)/g, "$1");
}

export const key = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be in lower case, with hyphens");
export const icon = z.string().regex(/^lucide:[a-z0-9-]+$/, "is no icon of the set lucide");
/** A time of day. */
export const time = z.string().regex(/^[0-2]\d:[0-5]\d$/, "must be a time, HH:MM");
export const color = z.string().regex(/^#[0-9a-f]{6}$/i, "must be a colour, #rrggbb");
/** A name, the same in all languages. */
export const name = z.string().refine((value) => value.trim() !== "", "is empty");
export const count = z.int().min(0);
/** Months in which something suits, 1 to 12. */
export const months = z.array(z.int().min(1).max(12)).min(1);

/** A list with at least one item, in which no two have the same value of `keyOf`. */
export const listOf = <Item extends z.ZodType>(item: Item, keyOf: (value: z.output<Item>) => string) =>
  z
    .array(item)
    .min(1)
    .superRefine((items, context) => {
      items.forEach((value, at) => {
        const own = keyOf(value);
        if (items.findIndex((other) => keyOf(other) === own) !== at)
          context.addIssue({ code: "custom", path: [at], message: `"${own}" is there twice` });
      });
    });
