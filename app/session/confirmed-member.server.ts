import type { TenantId } from "@contract/tenant-ids";
import { sidePart } from "~/mall/client/side-part.server";
import { unlessTooLate } from "~/mall/client/unless-aborted.server";
import { environment } from "~/process/environment.server";
import { pageMember, report } from "~/process/request-context.server";
import { memberOfToken } from "./member-of-token.server";
import { tokenOf } from "./token.server";

/**
 * Whether a request is a member's, confirmed by the mall API; null if it does not answer in half of a page's time. This,
 * and not a cookie, gives access to what is for members only. A page that members share knows it from its key.
 */
export async function isConfirmedMember(request: Request, tenantId: TenantId): Promise<boolean | null> {
  const isConfirmed = await confirmationOf(request, tenantId);
  if (isConfirmed === null) report({ isDegraded: true });
  return isConfirmed;
}

async function confirmationOf(request: Request, tenantId: TenantId): Promise<boolean | null> {
  const shared = pageMember();
  if (shared) {
    report({ neededConfirmation: true });
    return shared.isConfirmed ?? null;
  }
  const token = tokenOf(request);
  return token !== null && isConfirmedToken(tenantId, token);
}

/** The same of a token. */
export async function isConfirmedToken(tenantId: TenantId, token: string): Promise<boolean | null> {
  const ms = (environment().PAGE_SECONDS * 1000) / 2;
  const answer = unlessTooLate(memberOfToken(tenantId, token), ms).then((member) => member !== null);
  return sidePart(answer, "Whether a visitor is a member could not be read");
}
