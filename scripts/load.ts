// Requests ten thousand different pages in six malls and prints the site's memory: the caches are bounded, so it must
// not grow.
import { readFileSync } from "node:fs";
import { fallbackLanguage, languages } from "@contract/languages";
import { tenantIds } from "@contract/tenant-folders.server";
import { fallbackTenant } from "@contract/tenant-ids";
import { href } from "../app/locale/href";
import { ask, startSite } from "../tests/site-process";

const pages = 10_000;
const limit = 250;
const atOnce = 8;

const site = await startSite();
const addresses = Array.from({ length: pages }, (_, at) => ({
  tenant: tenantIds[at % tenantIds.length] ?? fallbackTenant,
  path: href("shops-services", null, languages[at % languages.length] ?? fallbackLanguage, {
    q: at.toString(36),
  }),
}));
let next = 0;
const started = performance.now();
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    for (let at = next++; at < pages; at = next++) {
      const { tenant, path } = addresses[at] ?? { tenant: fallbackTenant, path: "/en" };
      const response = await ask(site, tenant, path);
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`${path} returned ${response.status}`);
      if (at % 2000 === 0)
        console.log(`${String(at).padStart(6)} pages  ${residentMegabytes(site.pid)} MB resident`);
    }
  }),
);
const resident = residentMegabytes(site.pid);
console.log(
  `${pages} pages in ${Math.round((performance.now() - started) / 1000)} s, ${resident} MB resident (limit ${limit})`,
);
await site.stop();
process.exit(resident > limit ? 1 : 0);

function residentMegabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}
