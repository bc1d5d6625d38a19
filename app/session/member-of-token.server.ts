import { createHash } from "node:crypto";
import type { TenantId } from "@contract/tenant-ids";
import { LRUCache } from "lru-cache";
import { isUnauthorized } from "~/mall/client/mall-api-error";
import { forgetOwnReads, mallApi } from "~/tenant/mall-api.server";

/** A member whom the mall API has confirmed. */
export type ConfirmedMember = {
  id: string;
  name: string;
  /** When it confirmed them, in milliseconds since 1970. */
  checkedAt: number;
};

/** How long `me/profile` is cached: a page, its data requests, its realtime channels. */
const rememberedFor = 3_000;

const members = new LRUCache<string, Promise<ConfirmedMember | null>>({ max: 5_000, ttl: rememberedFor });

/**
 * The member of a token, or null if the mall API refuses it. Failures of the mall API are thrown, and not cached. Of
 * concurrent requests for a token one calls the mall API.
 */
export function memberOfToken(tenantId: TenantId, token: string): Promise<ConfirmedMember | null> {
  const key = `${tenantId} ${createHash("sha256").update(token).digest("base64url")}`;
  const known = members.get(key);
  if (known) return known;
  const asked = fetchMember(tenantId, token);
  members.set(key, asked);
  asked.catch(() => members.delete(key));
  return asked;
}

/** A session has ended: cached members may no longer be valid. */
export function clearMembers(): void {
  members.clear();
  forgetOwnReads();
}

async function fetchMember(tenantId: TenantId, token: string): Promise<ConfirmedMember | null> {
  const checkedAt = Date.now();
  try {
    const { id, first_name, last_name } = await mallApi({ tenantId, token }).profile();
    return { id, name: [first_name, last_name].filter(Boolean).join(" "), checkedAt };
  } catch (error) {
    if (isUnauthorized(error)) return null;
    throw error;
  }
}
