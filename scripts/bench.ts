// Compares, in one run, a page from the page cache with a bare server that sends the same headers and bytes, and rendered
// pages with bare servers that render the same elements by React's renderToString and by template strings. The figures
// are ratios, and CPU time of the one process, so that the machine's speed and other load cancel out. `-- --hits`, `-- --metrics` or
// `-- --pages` runs one part.
import { parseArgs } from "node:util";
import { compareHits } from "./bench/hits";
import { compareMetrics } from "./bench/metrics";
import { comparePages } from "./bench/pages";

const { values: parts } = parseArgs({
  options: { hits: { type: "boolean" }, metrics: { type: "boolean" }, pages: { type: "boolean" } },
});
const isAll = Object.keys(parts).length === 0;
const tenant = "galerieharfa";

if (isAll || parts.hits) await compareHits(tenant, "/en/shops-services");
if (isAll || parts.metrics) await compareMetrics(tenant, "/en/shops-services");
if (isAll || parts.pages) for (const scale of [1, 10]) await comparePages(tenant, scale);
