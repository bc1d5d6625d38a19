import type { z } from "zod";
import { rejectedBeforeSending } from "./mall-api-error";

/**
 * A path of the mall API with its `{…}` parameters filled in order. Throws a 404 for what can be no id or permalink:
 * empty, `.`, `..` (URLs resolve them) or over 300 characters.
 */
export function pathOf(template: string, ...parameters: string[]): string {
  const rest = [...parameters];
  return template.replace(/\{[^}]*\}/g, () => {
    const parameter = rest.shift() ?? "";
    if (
      !parameter ||
      /^\.{1,2}$/.test(parameter) ||
      parameter.length > 300 ||
      /\p{Surrogate}/u.test(parameter)
    ) {
      throw rejectedBeforeSending(404, "There is no such thing");
    }
    return encodeURIComponent(parameter);
  });
}

/** The query string, with the contract's defaults, in canonical order. Throws a 400 for what the contract rejects. */
export function queryText(endpoint: { path: string; query: z.ZodType }, query: unknown): string {
  const parsed = endpoint.query.safeParse(query ?? {});
  if (parsed.success) return searchText({ ...(parsed.data as object) });
  const [issue] = parsed.error.issues;
  throw rejectedBeforeSending(400, `${endpoint.path}: ${issue?.path.join(".")}: ${issue?.message}`);
}

export function searchText(query: Record<string, unknown>): string {
  const given = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === null || value === "" ? [] : [[name, String(value)]],
  );
  return new URLSearchParams(given.sort(([one], [other]) => (one < other ? -1 : 1))).toString();
}
