import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";

const words = z.string().min(1);

/** A rule that protects someone, the smallest change that breaks it, and the tests that fail then. */
const defence = z.strictObject({
  rule: words,
  file: words,
  /** Of the running site or the reference API. */
  tests: z.array(words).min(1),
  /** Is in the file exactly once. */
  find: words,
  replace: z.string(),
});
type Defence = z.infer<typeof defence>;

export const defences: readonly Defence[] = z
  .array(defence)
  .parse(parse(readFileSync("scripts/mutations/defences.yaml", "utf8")));

/** The source with the rule broken. Throws if the entry is stale: the text is missing, or occurs more than once. */
export function broken(source: string, { find, replace }: Pick<Defence, "find" | "replace">): string {
  const [before = "", after, ...more] = source.split(find);
  if (after === undefined) throw new Error(`${JSON.stringify(find)} is not in the source`);
  if (more.length > 0) throw new Error(`${JSON.stringify(find)} is ${more.length + 1} times in the source`);
  if (find === replace) throw new Error(`${JSON.stringify(find)} is replaced by itself`);
  return before + replace + after;
}
