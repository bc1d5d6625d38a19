import { writeFileSync } from "node:fs";
import { mallApiDocs } from "./upstream/mall-api-docs";

writeFileSync("docs/mall-api.md", mallApiDocs());
