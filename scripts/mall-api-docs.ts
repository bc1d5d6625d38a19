import { readFileSync, writeFileSync } from "node:fs";
import { mallApiDocs } from "./upstream/mall-api-docs";

const page = "docs/mall-api.md";
writeFileSync(page, mallApiDocs(readFileSync(page, "utf8")));
