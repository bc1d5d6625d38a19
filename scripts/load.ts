// Requests twenty thousand pages in six malls, a quarter of them as members, and prints the response times, the site's
// memory and what each cache holds of it: all are bounded, so it must not grow.
import { readFileSync } from "node:fs";
import { fallbackLanguage, languages } from "@contract/languages";
import { tenantIds } from "@contract/tenant-folders.server";
import { fallbackTenant } from "@contract/tenant-ids";
import { href } from "../app/locale/href";
import type { OperatorStatus } from "../server/operator/status";
import { ask, logIn, startSite } from "../tests/processes/site-process";

const pages = 20_000;
/** Megabytes. */
const limit = 250;
const atOnce = 8;

// Visitors of many addresses: one alone would be limited.
const site = await startSite({ TRUST_PROXY: "1", OPERATOR_PORT: "0" });
const sessions = new Map<string, string>();
for (const tenant of tenantIds) sessions.set(tenant, await logIn(site, tenant));
const times: Record<"stranger" | "member", number[]> = { stranger: [], member: [] };
let next = 0;
const started = performance.now();
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    for (let at = next++; at < pages; at = next++) await visit(at);
  }),
);
const resident = residentMegabytes(site.pid);
for (const [visitor, all] of Object.entries(times)) {
  const sorted = all.toSorted((one, other) => one - other);
  const shares = [0.5, 0.95, 0.99].map((share) => {
    const time = sorted[Math.floor(sorted.length * share)] ?? 0;
    return `${share * 100} % within ${time.toFixed(0)} ms`;
  });
  console.log(`${sorted.length} pages of a ${visitor}: ${shares.join(", ")}`);
}
console.log(
  `${pages} pages in ${Math.round((performance.now() - started) / 1000)} s, ${resident} MB resident (limit ${limit})`,
);
const status = await fetch(`http://127.0.0.1:${site.operatorPort}/status`);
const { memory, caches } = (await status.json()) as OperatorStatus;
console.log(`JavaScript's heap: ${megabytes(memory.heap)} MB in use`);
for (const { cache, bytes, limit, entries, evictions } of caches)
  console.log(
    `${cache}: ${megabytes(bytes)} of ${megabytes(limit)} MB, ${entries} entries, ${evictions} evicted`,
  );
await site.stop();
process.exit(resident > limit ? 1 : 0);

/** A stranger's pages are all different, a member's mostly those that others have seen. */
async function visit(at: number) {
  const tenant = tenantIds[at % tenantIds.length] ?? fallbackTenant;
  const language = languages[at % languages.length] ?? fallbackLanguage;
  const isMember = Math.floor(at / tenantIds.length) % 4 === 3;
  const searched = href("shops-services", null, language, { q: at.toString(36) });
  const memberPaths = [
    href("index", null, language),
    href("shops-services", null, language),
    href("offers", { page: 1 }, language),
    href("dashboard", null, language),
    searched,
  ];
  const path = isMember ? (memberPaths[at % memberPaths.length] ?? searched) : searched;
  const begun = performance.now();
  const response = await ask(site, tenant, path, {
    headers: {
      "X-Forwarded-For": `198.51.${(at >> 8) % 256}.${at % 256}`,
      ...(isMember && { Cookie: sessions.get(tenant) ?? "" }),
    },
  });
  await response.arrayBuffer();
  times[isMember ? "member" : "stranger"].push(performance.now() - begun);
  if (response.status !== 200) throw new Error(`${path} returned ${response.status}`);
  if (at % 2000 === 0)
    console.log(`${String(at).padStart(6)} pages  ${residentMegabytes(site.pid)} MB resident`);
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1);
}

function residentMegabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}
