import { type ExecFileSyncOptions, execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { resolve } from "node:path";

type Run = (command: string, ...words: string[]) => void;

/**
 * A folder in `.cache` with packages that only one test needs and that are no dependencies of the project, installed if
 * missing. It needs the npm registry once; throws if that has not what is asked for.
 */
export function cachedPackages(name: string, install: (folder: string, run: Run) => void): string {
  const folder = resolve(".cache", name);
  if (existsSync(folder)) return folder;
  mkdirSync(".cache", { recursive: true });
  const unfinished = mkdtempSync(resolve(".cache/new-"));
  const options: ExecFileSyncOptions = { cwd: unfinished, stdio: ["ignore", "ignore", "pipe"] };
  try {
    install(unfinished, (command, ...words) => execFileSync(command, words, options));
    renameSync(unfinished, folder);
    return folder;
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw new Error(`${name} can't be installed in .cache, which needs the npm registry`, { cause: error });
  }
}
