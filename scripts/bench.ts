// Compares, in one run, a page from the page cache with a bare server that sends the same headers and bytes, and rendered
// pages with bare servers that render the same elements by React's renderToString and by template strings. The figures
// are ratios, and CPU time of the one process, so that the machine's speed and other load cancel out. A member's own pages,
// searches and large documents have goals: where one is missed by more than the noise, it fails. `-- --hits`, `-- --metrics`,
// `-- --pages`, `-- --members` or `-- --documents` runs one part; `-- --scale` measures growth, `-- --malls` what many
// malls cost, `-- --flood` what a flood of one mall is to another, and `-- --peers` other frameworks, which take minutes to prepare.
import { parseArgs } from "node:util";
import { measureDocuments } from "./bench/documents";
import { measureFlood } from "./bench/flood";
import { compareHits } from "./bench/hits";
import { measureMalls } from "./bench/malls";
import { compareMetrics } from "./bench/metrics";
import { compareOwnPages } from "./bench/own-pages";
import { comparePages } from "./bench/pages";
import { comparePeers } from "./bench/peers";
import { measureGrowth } from "./bench/scale";

const { values: parts } = parseArgs({
  options: {
    hits: { type: "boolean" },
    metrics: { type: "boolean" },
    pages: { type: "boolean" },
    members: { type: "boolean" },
    documents: { type: "boolean" },
    peers: { type: "boolean" },
    scale: { type: "boolean" },
    malls: { type: "boolean" },
    flood: { type: "boolean" },
  },
});
const isAll = Object.keys(parts).length === 0;
const tenant = "galerieharfa";

if (isAll || parts.hits) await compareHits(tenant, "/en/shops-services");
if (isAll || parts.metrics) await compareMetrics(tenant, "/en/shops-services");
if (isAll || parts.pages) for (const scale of [1, 10]) await comparePages(tenant, scale);
if (parts.peers) await comparePeers(tenant);
const areReached = [
  isAll || parts.members ? await compareOwnPages(tenant) : true,
  isAll || parts.documents ? await measureDocuments(tenant) : true,
  parts.scale ? await measureGrowth(tenant) : true,
  parts.malls ? await measureMalls(tenant) : true,
  parts.flood ? await measureFlood(tenant, "beta") : true,
];
process.exit(areReached.every(Boolean) ? 0 : 1);
