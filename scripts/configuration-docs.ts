import { writeFileSync } from "node:fs";
import { configurationDocs } from "./configuration/configuration-docs";

writeFileSync("docs/configuration.md", configurationDocs());
