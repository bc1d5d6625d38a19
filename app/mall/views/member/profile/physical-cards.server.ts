import type { TenantId } from "@contract/tenant-ids";
import { LRUCache } from "lru-cache";
import { MallApiError } from "~/mall/client/mall-api-error";
import type { MemberSite } from "~/site/member-site.server";

const known = new LRUCache<TenantId, boolean>({ max: 50, ttl: 10 * 60_000 });

/**
 * Whether a mall's API can link plastic cards. There is no read for this, so an empty request probes it: a validation
 * error means yes, 404 or 405 means no.
 */
export async function supportsPhysicalCards({ tenant, member }: MemberSite): Promise<boolean> {
  const remembered = known.get(tenant.tenantId);
  if (remembered !== undefined) return remembered;
  const error: unknown = await member
    .linkPhysicalCard({ number: "", birth_date: "" })
    .catch((reason) => reason);
  // An ended session is a redirect, and the screen's own reads throw the same one.
  if (error instanceof Response) throw error;
  const isRefused = error instanceof MallApiError && error.status >= 400 && error.status < 500;
  const isThere = isRefused && error.status !== 404 && error.status !== 405;
  // An outage says nothing about the API's features.
  if (isRefused) known.set(tenant.tenantId, isThere);
  return isThere;
}
