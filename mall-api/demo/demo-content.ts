import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { readDemoContent } from "./content-schema/read-demo-content";

/**
 * The demo's texts and what belongs to them, from the files in `content/`. The build replaces this module by its value,
 * so that the built process reads no file and brings no parser of YAML.
 */
export const demoContent = readDemoContent(relative(".", fileURLToPath(new URL("content", import.meta.url))));
