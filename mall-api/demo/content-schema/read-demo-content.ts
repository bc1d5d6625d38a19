import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { contentFiles, type DemoContent } from "./content-files";
import { checkReferences } from "./references";

const schema = contentFiles.superRefine(checkReferences);

/** Reads and checks the content in a folder of YAML files. Throws with the file and path of each fault. */
export function readDemoContent(folder: string): DemoContent {
  const { data, error } = schema.safeParse(filesIn(folder));
  if (!error) return data;
  const faults = error.issues.map(({ path, message }) => `${placeOf(folder, path.map(String))}: ${message}`);
  throw new Error(`The demo content has faults:\n${faults.join("\n")}`);
}

/** The contents of the files by their names, those of folders in objects of their own. */
function filesIn(folder: string): Record<string, unknown> {
  return Object.fromEntries(
    readdirSync(folder)
      // Editors' own files.
      .filter((name) => !name.startsWith("."))
      .map((name) => {
        const path = join(folder, name);
        return statSync(path).isDirectory()
          ? [name, filesIn(path)]
          : [name.replace(/\.yaml$/, ""), parsed(path)];
      }),
  );
}

function parsed(path: string): unknown {
  try {
    return parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new Error(`${path}: ${(error as Error).message}`);
  }
}

/** A path in the content as the file and the path in it. */
function placeOf(folder: string, [first, ...rest]: string[]): string {
  if (first === undefined) return folder;
  const below = join(folder, first);
  return statSync(below, { throwIfNoEntry: false })?.isDirectory()
    ? placeOf(below, rest)
    : `${below}.yaml ${rest.join(".")}`.trimEnd();
}
