import { setTimeout as wait } from "node:timers/promises";
import type { Company } from "@contract/company";
import { log } from "~/process/log.server";
import type { Site } from "~/site/site.server";
import { mallApi } from "~/tenant/mall-api.server";
import { tenants } from "~/tenant/tenant.server";
import { allCompanies } from "../cards/companies.server";

/** Nobody waits longer for other malls; what arrives later is there for the next question. */
const patienceMs = 300;
/** An installation of more is no group of malls whose names a visitor may take for each other's, and costs more to read. */
const mostMalls = 12;

/** The shops of the installation's other malls, as far as they are read in time: names that a visitor may know. */
export async function shopsElsewhere({ tenant }: Pick<Site, "tenant">): Promise<readonly Company[]> {
  const others = Object.keys(tenants).filter((tenantId) => tenantId !== tenant.tenantId);
  if (others.length > mostMalls) return [];
  const read: Company[] = [];
  const reads = others.map(async (tenantId) => {
    try {
      read.push(...(await allCompanies(mallApi({ tenantId }))));
    } catch (error) {
      log.debug({ err: error, tenantId }, "The shops of another mall could not be read");
    }
  });
  await Promise.race([Promise.all(reads), wait(patienceMs, undefined, { ref: false })]);
  return [...read];
}
