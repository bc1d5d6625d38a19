import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { mountedTenantIds } from "@contract/tenant-folders.server";
import type { TenantId } from "@contract/tenant-ids";
import type { ApiProfile } from "~/mall/profiles/profile";
import { resolvedProfile } from "~/mall/profiles/shipped-profiles.server";

/** Larger files belong on a server for files: these are in memory. */
const maxAssetBytes = 1024 * 1024;

type MountedTenant = {
  id: TenantId;
  /** Yet to be validated. */
  config: unknown;
  /** The names of the files, for an error. */
  files: string;
};

/** Throws for a profile that is wrong, with its file and the value. */
export const mountedProfiles = () => mountedTenantIds.map((id) => mountedProfile(id));

/** How the API of a mall in TENANTS_DIR differs from the contract: its `profile.json`; undefined if there is none. */
export function mountedProfile(id: TenantId): ApiProfile | undefined {
  const path = join(folderOf(id), "profile.json");
  const isThere = mountedTenantIds.includes(id) && existsSync(path);
  return isThere ? resolvedProfile(readJson(id, "profile.json"), path) : undefined;
}

/** The configurations in TENANTS_DIR. Throws an Error that names the file that is missing or no JSON. */
export function mountedTenants(): MountedTenant[] {
  return mountedTenantIds.map((id) => {
    const config = readJson(id, "config.json");
    const pagesMetaTags = readJson(id, "meta-tags.json");
    return {
      id,
      config: { ...config, pagesMetaTags },
      files: `${folderOf(id)} (config.json, meta-tags.json)`,
    };
  });
}

/**
 * The files in the malls' `assets` folders, by `<mall>/<path>`. They are read once, so that a request's path is never
 * one of the file system's.
 */
export function mountedAssets(): Map<string, Buffer> {
  const assets = new Map<string, Buffer>();
  for (const id of mountedTenantIds) {
    const folder = join(folderOf(id), "assets");
    if (!existsSync(folder)) continue;
    for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
      const path = join(folder, name);
      const stat = statSync(path);
      if (!stat.isFile()) continue;
      if (stat.size > maxAssetBytes)
        throw new Error(`${path} has ${stat.size} bytes, at most ${maxAssetBytes} are served`);
      assets.set(`${id}/${name}`, readFileSync(path));
    }
  }
  return assets;
}

const folderOf = (id: TenantId): string => join(process.env.TENANTS_DIR ?? "", id);

function readJson(id: TenantId, name: string): object {
  const path = join(folderOf(id), name);
  try {
    const value: unknown = JSON.parse(readFileSync(path, "utf8"));
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
    throw new Error("it holds no JSON object");
  } catch (error) {
    throw new Error(`${path} can't be read: ${(error as Error).message}`);
  }
}
