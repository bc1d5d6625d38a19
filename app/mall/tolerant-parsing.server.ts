import { z } from "zod";
import { MallApiUnavailable } from "./mall-api-error";

/** What was left out because it did not fit, with the first reason. */
export type Dropped = { count: number; of: number; first: string };

const looseList = z.object({
  data: z.array(z.unknown()),
  current_page: z.number().int().min(1).catch(1),
  last_page: z.number().int().min(1).catch(1),
  per_page: z.number().int().min(1).optional().catch(undefined),
  total: z.number().int().min(0).optional().catch(undefined),
});

/**
 * Reads a page of items; an item that does not fit is dropped and the rest stays. Where not one of them fits, the
 * upstream speaks of something else altogether: MallApiUnavailable (malformed), so that an earlier answer may stand in.
 */
export function parseList<Item extends z.ZodType>(item: Item, input: unknown, about: string) {
  const page = looseList.safeParse(input);
  if (!page.success) throw malformed(about, page.error);
  const { data: candidates, per_page, total, ...place } = page.data;
  const results = candidates.map((candidate) => item.safeParse(candidate));
  const firstError = results.find((result) => !result.success)?.error;
  const data = results.flatMap((result) => (result.success ? [result.data] : []));
  if (firstError && data.length === 0) throw malformed(about, firstError);
  const value = {
    data,
    ...place,
    per_page: per_page ?? Math.max(1, data.length),
    total: total ?? data.length,
  };
  const dropped: Dropped | null = firstError
    ? { count: candidates.length - data.length, of: candidates.length, first: reason(firstError) }
    : null;
  return { value, dropped };
}

/**
 * Reads one value. Where entries of a list inside it do not fit (one hit of a search, one unit of a floor plan), the
 * innermost such entries are dropped; anything else that does not fit: MallApiUnavailable (malformed).
 */
export function parseOne<Data extends z.ZodType>(schema: Data, input: unknown, about: string) {
  const whole = schema.safeParse(input);
  if (whole.success) return { value: whole.data, dropped: null };
  const pruned = structuredClone(input);
  const count = whole.error.issues.every((issue) => issue.path.some((step) => typeof step === "number"))
    ? dropEntries(pruned, whole.error.issues)
    : 0;
  const rest = schema.safeParse(pruned);
  if (!rest.success) throw malformed(about, whole.error);
  return { value: rest.data, dropped: { count, of: count, first: reason(whole.error) } satisfies Dropped };
}

function dropEntries(root: unknown, issues: z.core.$ZodIssue[]): number {
  const entriesByList = new Map<unknown[], Set<number>>();
  for (const { path } of issues) {
    const depth = path.findLastIndex((step) => typeof step === "number");
    const list = valueAt(root, path.slice(0, depth));
    const index = path[depth];
    if (!Array.isArray(list) || typeof index !== "number") continue;
    entriesByList.set(list, (entriesByList.get(list) ?? new Set()).add(index));
  }
  let count = 0;
  for (const [list, entries] of entriesByList) {
    list.splice(0, list.length, ...list.filter((_, index) => !entries.has(index)));
    count += entries.size;
  }
  return count;
}

const valueAt = (root: unknown, path: PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, step) => (typeof value === "object" && value !== null ? Reflect.get(value, step) : undefined),
    root,
  );

function malformed(about: string, error: z.ZodError): MallApiUnavailable {
  return new MallApiUnavailable(
    "malformed",
    `${about} answered what the contract does not know: ${reason(error)}`,
    {
      cause: error,
    },
  );
}

function reason(error: z.ZodError): string {
  const [issue] = error.issues;
  return issue ? `${issue.path.join(".") || "(whole)"}: ${issue.message}` : error.message;
}
