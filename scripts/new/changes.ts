import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Why nothing was created, as a message for the user. */
export class UsageError extends Error {}

/** The files that a command writes, by path, and what is left to write, where. */
export type Changes = {
  created: Record<string, string>;
  edited: Record<string, string>;
  left: [where: string, what: string][];
};

/** Lower-case letters and digits, joined by hyphens: the form of file names, paths and host names. */
const nameForm = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

export function requireName(name: string | undefined, what: string): string {
  if (name && name.length <= 63 && nameForm.test(name)) return name;
  throw new UsageError(`${what} consists of lower-case letters, digits and hyphens`);
}

export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** A file's text with a line inserted before the only occurrence of `anchor`. */
export function insertedBefore(file: string, anchor: string, line: string): string {
  const parts = readFileSync(file, "utf8").split(anchor);
  if (parts.length !== 2)
    throw new UsageError(`${file} has no single place before ${anchor.trim()} any more`);
  return parts.join(`${line}\n${anchor}`);
}

/** Writes all files, or none if one can't be written. */
export function apply({ created, edited }: Changes) {
  for (const path of Object.keys(created))
    if (existsSync(path)) throw new UsageError(`${path} exists already`);
  const before = Object.keys(edited).map((path) => [path, readFileSync(path)] as const);
  const folders: string[] = [];
  try {
    for (const [path, text] of Object.entries({ ...created, ...edited })) {
      const folder = mkdirSync(dirname(path), { recursive: true });
      if (folder) folders.push(folder);
      writeFileSync(path, text);
    }
    format([...Object.keys(created), ...Object.keys(edited)]);
  } catch (error) {
    for (const path of [...Object.keys(created), ...folders]) rmSync(path, { recursive: true, force: true });
    for (const [path, text] of before) writeFileSync(path, text);
    throw error;
  }
}

function format(paths: string[]) {
  const { status, stdout, stderr } = spawnSync("node_modules/.bin/biome", ["format", "--write", ...paths], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`The new files can't be formatted: ${stderr || stdout}`);
}
