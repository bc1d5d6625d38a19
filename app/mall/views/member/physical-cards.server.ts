import type { TenantId } from "@contract/tenant-ids";
import { LRUCache } from "lru-cache";
import { MallApiError } from "~/mall/mall-api-error";
import type { MemberSite } from "~/session/member-site.server";

const known = new LRUCache<TenantId, boolean>({ max: 50, ttl: 10 * 60_000 });

/**
 * Whether a mall's API links cards of plastic. No read tells: an empty request does, which can't link anything. It is
 * refused where the path is known, and answered 404 or 405 where it isn't.
 */
export async function takesPhysicalCards({ tenant, member }: MemberSite): Promise<boolean> {
  const remembered = known.get(tenant.tenantId);
  if (remembered !== undefined) return remembered;
  const error: unknown = await member
    .linkPhysicalCard({ number: "", birth_date: "" })
    .catch((reason) => reason);
  // The end of a session is a redirect, and the screen's own reads throw the same.
  if (error instanceof Response) throw error;
  const isRefused = error instanceof MallApiError && error.status >= 400 && error.status < 500;
  const isThere = isRefused && error.status !== 404 && error.status !== 405;
  // An outage says nothing of what the API can do.
  if (isRefused) known.set(tenant.tenantId, isThere);
  return isThere;
}
