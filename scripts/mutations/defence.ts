/** A rule that protects someone, the smallest change that breaks it, and the tests that fail then. */
export type Defence = {
  rule: string;
  file: string;
  /** Of the running site or the reference API. */
  tests: readonly string[];
  /** Is in the file exactly once. */
  find: string;
  replace: string;
};

/** The source with the rule broken. Throws if the entry is stale: the text is missing, or occurs more than once. */
export function broken(source: string, { find, replace }: Pick<Defence, "find" | "replace">): string {
  const [before = "", after, ...more] = source.split(find);
  if (after === undefined) throw new Error(`${JSON.stringify(find)} is not in the source`);
  if (more.length > 0) throw new Error(`${JSON.stringify(find)} is ${more.length + 1} times in the source`);
  if (find === replace) throw new Error(`${JSON.stringify(find)} is replaced by itself`);
  return before + replace + after;
}
