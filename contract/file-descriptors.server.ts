import { readdir, readFile } from "node:fs/promises";

const everyMs = 5_000;
/** From this part of the limit on it is reported; again only after it was below the other one. */
const scarce = 0.9;
const plenty = 0.8;

/** How many files and connections a process has open, and how many it may have. */
export type FileDescriptors = { open: number; limit: number };

let latest: FileDescriptors | null = null;
let exhausted = 0;

/** What this process's watch has seen last; null without one, and where the system does not say. */
export const fileDescriptors = (): FileDescriptors | null => latest;

/** How often none was left when this process's watch looked, since the last call. */
export function takeExhaustions(): number {
  const taken = exhausted;
  exhausted = 0;
  return taken;
}

/**
 * Reports when the process runs out of file descriptors: the system then closes new connections before the process hears
 * of them, so that nothing else says it.
 */
export function watchFileDescriptors(log: { error: (about: object, message: string) => void }) {
  let isScarce = false;

  async function look() {
    const found = await readDescriptors();
    if (!found) return;
    latest = found;
    const { open, limit } = found;
    if (open >= limit) exhausted++;
    if (open < plenty * limit) isScarce = false;
    if (isScarce || open < scarce * limit) return;
    isScarce = true;
    log.error(
      { open, limit },
      "File descriptors run out: at the limit (ulimit -n, LimitNOFILE) new connections are closed without an answer",
    );
  }

  void look();
  setInterval(look, everyMs).unref();
}

async function readDescriptors(): Promise<FileDescriptors | null> {
  try {
    const [, limit] = /^Max open files +(\d+)/m.exec(await readFile("/proc/self/limits", "utf8")) ?? [];
    return limit ? { open: (await readdir("/proc/self/fd")).length, limit: Number(limit) } : null;
  } catch (error) {
    // There is none left to look with.
    const isOut = (error as NodeJS.ErrnoException).code === "EMFILE";
    return isOut && latest ? { ...latest, open: latest.limit } : null;
  }
}
