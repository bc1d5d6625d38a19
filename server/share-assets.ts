import { randomUUID } from "node:crypto";
import { copyFile, lstat, mkdir, readdir, rename, rm, utimes } from "node:fs/promises";
import { join } from "node:path";
import { storageMessage } from "@contract/storage-problem.server";
import type { Logger } from "pino";
import { assetFile } from "./http/static-files";

const dayMs = 24 * 60 * 60 * 1000;
/** Pages of a build that no instance runs any more may be open, or in shared caches, for so long. */
const keptMs = 14 * dayMs;
/** What a process that ended while it copied has left. */
const unfinished = /^\.(.+)\.[\da-f-]{36}$/;

/**
 * Copies the build's assets to the folder from which all instances serve what their own builds lack, and once a day
 * marks there that they are still used. What no instance has marked for two weeks is deleted. Where that can't be
 * written, the log says so: the site then serves its own assets alone.
 * @returns once the assets are there, before any page refers to them
 */
export async function shareAssets(own: string, folder: string, log: Pick<Logger, "warn">) {
  const share = async () => {
    try {
      await mkdir(folder, { recursive: true });
      const names = (await readdir(own)).filter((name) => assetFile.test(name));
      const results = await Promise.allSettled(names.map((name) => copyOrMark(own, folder, name)));
      const failed = results.find((result) => result.status === "rejected");
      if (failed) throw failed.reason;
      await deleteUnused(folder);
    } catch (error) {
      log.warn(`Assets of this build can't be shared in ${folder}: ${storageMessage(error as Error)}`);
    }
  };
  await share();
  setInterval(share, dayMs).unref();
}

/** A name has the hash of its content, so whoever comes first writes it; another size is what a full disk has left. */
async function copyOrMark(own: string, folder: string, name: string) {
  const [from, to] = [join(own, name), join(folder, name)];
  const now = new Date();
  const there = await lstat(to).catch(() => null);
  if (there?.isFile() && there.size === (await lstat(from)).size) {
    const isMarked = await utimes(to, now, now).then(
      () => true,
      () => false,
    );
    if (isMarked) return;
  }
  const part = join(folder, `.${name}.${randomUUID()}`);
  try {
    await copyFile(from, part);
    await rename(part, to);
  } catch (error) {
    await rm(part, { force: true }).catch(() => {});
    throw error;
  }
}

async function deleteUnused(folder: string) {
  for (const name of await readdir(folder)) {
    if (!assetFile.test(unfinished.exec(name)?.[1] ?? name)) continue;
    const path = join(folder, name);
    const found = await lstat(path).catch(() => null);
    if (found && found.mtimeMs < Date.now() - keptMs) await rm(path, { force: true });
  }
}
