import type { z } from "zod";
import { shownSetting } from "./shown-setting.server";

export type Variables = Record<string, string | undefined>;

/**
 * Parses environment variables; an empty one counts as unset. Throws an Error with one line for each invalid variable:
 * its value and what is valid.
 */
export function parseSettings<Schema extends z.ZodType>(
  schema: Schema,
  variables: Variables,
): z.output<Schema> {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const wrong = new Map(
    result.error.issues.map(({ path, message }) => {
      const name = String(path[0]);
      return [name, `${name} is ${shownSetting(name, given[name])}; it must be ${message}`];
    }),
  );
  throw new Error([...wrong.values()].join("\n"));
}
