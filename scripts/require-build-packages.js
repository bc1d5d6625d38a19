// The beginning of `npm run build`: without these packages its imports would end in a stack.
import { existsSync } from "node:fs";

if (!existsSync("node_modules/@remix-run/dev")) {
  console.error(
    "The packages that build the site are not installed: NODE_ENV=production and --omit=dev leave them out. Run npm ci --include=dev, then this again",
  );
  process.exit(1);
}
