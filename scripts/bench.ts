// Compares, in one run, a page from the page cache with a bare server that sends the same headers and bytes, and rendered
// pages with bare servers that render the same elements by React's renderToString and by template strings. The figures
// are ratios, and CPU time of the one process, so that the machine's speed and other load cancel out. `-- --hits` or `-- --pages` runs one part.
import { parseArgs } from "node:util";
import { compareHits } from "./bench/hits";
import { comparePages } from "./bench/pages";

const { values: parts } = parseArgs({ options: { hits: { type: "boolean" }, pages: { type: "boolean" } } });
const tenant = "galerieharfa";

if (!parts.pages) await compareHits(tenant, "/en/shops-services");
if (!parts.hits) for (const scale of [1, 10]) await comparePages(tenant, scale);
