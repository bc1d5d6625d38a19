/**
 * A rule that the code keeps, and the smallest change that breaks it: `find` is in the file exactly once. The broken
 * code must not loop for ever: that ends the whole run.
 */
export type Mutation = { rule: string; find: string; replace: string };

/** Mutations of one file, and the unit tests that cover its rules. */
export type MutatedFile = { file: string; tests: readonly string[]; mutations: readonly Mutation[] };

/** The source with the rule broken. Throws if the list is stale: the text is missing, or occurs more than once. */
export function broken(source: string, { find, replace }: Mutation): string {
  const [before = "", after, ...more] = source.split(find);
  if (after === undefined) throw new Error(`${JSON.stringify(find)} is not in the source`);
  if (more.length > 0) throw new Error(`${JSON.stringify(find)} is ${more.length + 1} times in the source`);
  if (find === replace) throw new Error(`${JSON.stringify(find)} is replaced by itself`);
  return before + replace + after;
}

/** The mutations whose rule contains a text, ignoring case; all for an empty one. */
export function named(files: readonly MutatedFile[], part: string): MutatedFile[] {
  return files
    .map((each) => ({
      ...each,
      mutations: each.mutations.filter(({ rule }) => rule.toLowerCase().includes(part.toLowerCase())),
    }))
    .filter(({ mutations }) => mutations.length > 0);
}
