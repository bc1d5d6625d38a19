import type { ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";

/**
 * Writes what a child process writes, line by line, to this process's own stdout and stderr. A child that has these itself
 * would make them block for all: a pipe is non-blocking or not for everybody who writes to it, and each start and end of
 * a process changes that.
 */
export function passOutputOn({ stdout, stderr }: ChildProcess) {
  for (const [from, to] of [
    [stdout, process.stdout],
    [stderr, process.stderr],
  ] as const)
    if (from) createInterface({ input: from }).on("line", (line) => to.write(`${line}\n`));
}
