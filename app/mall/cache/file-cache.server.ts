import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { storageMessage } from "@contract/storage-problem.server";
import { LRUCache } from "lru-cache";
import type { Log } from "~/process/log.server";

type Entry = { file: string; byteLength: number; storedAt: number };

/**
 * Files by key on disk, at most `maxBytes`, least recently used evicted first. Reuses what an earlier process left in
 * the directory. If the directory is not writable, nothing is cached and answers still work.
 */
export function createFileCache(options: {
  directory: string;
  maxBytes: number;
  now: () => number;
  log: Log;
}) {
  const { directory, now, log } = options;
  const entries = new LRUCache<string, Entry>({
    maxSize: options.maxBytes,
    sizeCalculation: ({ byteLength }) => diskBytes(byteLength),
    dispose: ({ file }, _name, reason) => {
      if (reason === "evict") void rm(join(directory, file), { force: true }).catch(() => {});
    },
  });
  let writes = 0;
  let isFailureLogged = false;
  const found = findAgain();

  async function findAgain(): Promise<void> {
    const files = await readdir(directory, { recursive: true }).catch(() => []);
    const known: [name: string, entry: Entry][] = [];
    for (const file of files) {
      const name = /^[0-9a-f]{2}[/\\]([0-9a-f]{40})\.[a-z]+$/.exec(file)?.[1];
      const about = name ? await stat(join(directory, file)).catch(() => null) : null;
      if (name && about) known.push([name, { file, byteLength: about.size, storedAt: about.mtimeMs }]);
      else if (file.endsWith(".tmp")) await rm(join(directory, file), { force: true }).catch(() => {});
    }
    for (const [name, entry] of known.sort(([, one], [, other]) => one.storedAt - other.storedAt)) {
      entries.set(name, entry);
    }
  }

  /** The bytes cached under the key, their extension and when they were stored; null for none. */
  async function get(key: string): Promise<{ bytes: Buffer; extension: string; storedAt: number } | null> {
    await found;
    const name = nameOf(key);
    const entry = entries.get(name) ?? (await storedByOther(name));
    if (!entry) return null;
    const bytes = await readFile(join(directory, entry.file)).catch(() => null);
    // Another process, or a person, may have removed or truncated it.
    if (bytes?.byteLength === entry.byteLength) {
      return {
        bytes,
        extension: entry.file.slice(entry.file.lastIndexOf(".") + 1),
        storedAt: entry.storedAt,
      };
    }
    entries.delete(name);
    return null;
  }

  /** Several processes may use the directory. */
  async function storedByOther(name: string): Promise<Entry | null> {
    const folder = name.slice(0, 2);
    const files = await readdir(join(directory, folder)).catch(() => []);
    const found = files.find((file) => file.startsWith(`${name}.`) && !file.endsWith(".tmp"));
    const about = found && (await stat(join(directory, folder, found)).catch(() => null));
    if (!about) return null;
    const entry = { file: join(folder, found), byteLength: about.size, storedAt: about.mtimeMs };
    entries.set(name, entry);
    return entry;
  }

  /** Whether the bytes are stored now. */
  async function set(key: string, extension: string, bytes: Buffer): Promise<boolean> {
    await found;
    const name = nameOf(key);
    const file = join(name.slice(0, 2), `${name}.${extension}`);
    const path = join(directory, file);
    const unfinished = `${path}.${process.pid}-${writes++}.tmp`;
    try {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(unfinished, bytes);
      await rename(unfinished, path);
      const earlier = entries.peek(name);
      if (earlier && earlier.file !== file) await rm(join(directory, earlier.file), { force: true });
      entries.set(name, { file, byteLength: bytes.byteLength, storedAt: now() });
      isFailureLogged = false;
      return true;
    } catch (error) {
      const reason = storageMessage(error as Error);
      if (!isFailureLogged) log.warn({ directory, reason }, "Files can't be cached on disk");
      isFailureLogged = true;
      await rm(unfinished, { force: true }).catch(() => {});
      return false;
    }
  }

  return { get, set, diskBytes: () => entries.calculatedSize };
}

const nameOf = (key: string): string => createHash("sha256").update(key).digest("hex").slice(0, 40);

/** Files occupy whole blocks. */
const diskBytes = (byteLength: number): number => Math.max(1, Math.ceil(byteLength / 4096)) * 4096;
