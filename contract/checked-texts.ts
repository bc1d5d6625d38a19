import { z } from "zod";
import { type Language, languages } from "./languages";

/** The content of a file (`mall-api/texts/mails.json`). Throws an Error that names it and what is wrong in it. */
export function checkedTexts<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  content: unknown,
): z.output<Schema> {
  const { data, error } = schema.safeParse(content);
  if (error) throw new Error(`${file} is wrong: ${z.prettifyError(error)}`);
  return data as z.output<Schema>;
}

/** A value by language: in English, and in the others as far as it is translated, with the same `{placeholders}`. */
export function translated<Value extends z.ZodType>(value: Value) {
  const others = Object.fromEntries(
    languages.filter((language) => language !== "en").map((language) => [language, value.optional()]),
  ) as Record<Exclude<Language, "en">, z.ZodOptional<Value>>;
  return z.strictObject({ en: value, ...others }).superRefine((values, { addIssue }) => {
    const [english, ...translations] = Object.entries(values).map(
      ([language, written]) => [language, placeholdersOf(written)] as const,
    );
    for (const [language, placeholders] of translations)
      if (placeholders !== english?.[1])
        addIssue({
          code: "custom",
          path: [language],
          message: `its placeholders are “${placeholders}”, in English “${english?.[1]}”`,
        });
  });
}

/** A text that is not empty. */
export const text = z.string().regex(/\S/, "is empty");

const placeholdersOf = (written: unknown): string =>
  [...new Set(JSON.stringify(written).match(/\{\w+\}/g))].sort().join(" ");
