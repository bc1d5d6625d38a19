import type { z } from "zod";
import { readOne } from "../../app/mall/reading/read-answer.server";
import type { Finding } from "../../app/mall/reading/reading-context";

/** What the site reads from an API's entity, and the paths of what it drops. */
export function readEntity<Data extends z.ZodType>(
  schema: Data,
  data: unknown,
  moneyUnit: "crowns" | "haler" = "crowns",
): z.output<Data> & { dropped: string[] } {
  const findings: Finding[] = [];
  const reading = {
    timeZone: "Europe/Prague",
    moneyUnit,
    now: Date.now,
    note: (finding: Finding) => findings.push(finding),
  };
  const value = readOne(schema, { data }, "test", reading);
  return Object.assign(value as object, { dropped: findings.map(({ path }) => path) }) as never;
}
