import type { TenantId } from "@contract/tenant-ids";
import { LRUCache } from "lru-cache";
import type { z } from "zod";
import type { Log } from "~/process/log.server";
import { isContractForm } from "./contract-form.server";
import { compareFields } from "./field-comparison.server";
import type { Finding } from "./reading-context";

const hour = 60 * 60_000;

/** What is said of an answer, in the log and by `check-upstream`. */
export const findingTitles = {
  dropped: "Dropped what can't be read",
  derived: "Derived from other names or forms",
  missing: "Missing from all entries",
};

type Compared = { tenantId: TenantId; path: string; schema: z.ZodType; isSelection: boolean };

/** Logs how answers differ from the contract, each cause (tenant, resource and what differs) once an hour. */
export function createFindingsLog({ log, now }: { log: Log; now: () => number }) {
  const loggedAt = new LRUCache<string, number>({ max: 5_000 });

  function isDue(...cause: string[]): boolean {
    const key = cause.join(" ");
    const before = loggedAt.get(key);
    if (before !== undefined && now() - before < hour) return false;
    loggedAt.set(key, now());
    return true;
  }

  return {
    dropped(tenantId: TenantId, resource: string, { path, reason }: Finding): void {
      if (isDue(tenantId, resource, path, reason))
        log.warn({ tenantId, resource, path, reason }, findingTitles.dropped);
    },

    /**
     * Compares an answer's entries with what was read, unless they are in the contract's form.
     * @param isSelection its entries may lack what others have
     */
    compared(
      { tenantId, path, schema, isSelection }: Compared,
      givenEntries: () => readonly unknown[],
      values: readonly unknown[],
    ): void {
      if (values.length === 0 || !isDue(tenantId, path, isSelection ? "selection" : "all")) return;
      const given = givenEntries();
      if (given.every((entry) => isContractForm(schema, entry))) return;
      const { derived, missing } = compareFields(path, schema, given, values);
      const about = { tenantId, resource: path };
      const fields = derived.filter((field) => isDue(tenantId, path, "derived", field));
      if (fields.length > 0) log.info({ ...about, fields }, findingTitles.derived);
      if (isSelection || missing.length === 0) return;
      const visitorSees = Object.fromEntries(missing.map(({ field, visitorSees }) => [field, visitorSees]));
      log.info({ ...about, visitorSees }, findingTitles.missing);
    },
  };
}
