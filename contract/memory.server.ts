import { totalmem } from "node:os";
import { z } from "zod";
import { workersVariable } from "./worker.server";

export const memoryMegabytes = z.coerce
  .number({ message: "a whole number of megabytes such as 512" })
  .int("a whole number of megabytes such as 512")
  .min(128, "at least 128 megabytes")
  .max(1_048_576, "at most 1048576 megabytes")
  .optional();

/** Megabytes of a process without content and visitors: Node, the program, and what it knows of each mall. */
const programMegabytes = 170;
const mallMegabytes = 0.16;
/** What a process gets by default is that, caches for an average mall's pages, and as much again to work with. */
const defaultMegabytes = 244;
const defaultPerMall = 1;

/** Of what is left for the caches. */
const cacheShares = {
  pages: 0.25,
  "mall API": 0.45,
  documents: 0.09,
  "members' documents": 0.03,
  "offline packs": 0.1,
  "rich text": 0.05,
  icons: 0.03,
};
export type CacheName = keyof typeof cacheShares;

export type ProcessMemory = ReturnType<typeof memoryOf>;

/** What a process that answers requests may use of a site's memory; by default of what this machine has for it. */
export function memoryOf(total: number | undefined, workers: number, malls: number, machine = available()) {
  // The process that starts several holds a copy of their pages, and little else.
  const processes = workers === 1 ? 1 : workers + 0.5;
  const wanted = (defaultMegabytes + defaultPerMall * malls) * processes;
  const megabytes = Math.floor((total ?? Math.min(wanted, machine * 0.75)) / processes);
  const left = Math.max(megabytes - programMegabytes - mallMegabytes * malls, megabytes / 8);
  // The other half is for requests under way, and what waits for the next garbage collection.
  const caches = (left / 2) * 1024 * 1024;
  return {
    megabytes,
    cacheBytes: (cache: CacheName): number => Math.floor(caches * cacheShares[cache]),
  };
}

let own: ProcessMemory | undefined;

/** This process's, which is the only one or a worker. */
export function ownMemory(malls: number): ProcessMemory {
  const { MEMORY_MEGABYTES, [workersVariable]: workers = 1 } = process.env;
  // The settings are validated when the process starts.
  own ??= memoryOf(Number(MEMORY_MEGABYTES) || undefined, Number(workers), malls);
  return own;
}

/** Megabytes of the container, or else of the machine. */
const available = (): number =>
  Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem()) / 1024 / 1024;
