import type { RouteName } from "~/locale/route-table";
import type { MallApi } from "~/mall/client/client.server";
import { loadSite, type Site } from "~/site/site.server";
import { memberApi } from "../session/session.server";
import { guard } from "./guards.server";

/** A mall and its API with a member's token. */
export type MemberSite = Site & { member: MallApi };

/**
 * What every loader of the member's area starts from: the mall, and its API with the member's token. Anyone else is
 * redirected to the log-in screen and back.
 */
export async function loadMemberSite(request: Request, name: RouteName): Promise<MemberSite> {
  const site = await loadSite(request);
  await guard(request, site, name);
  return { ...site, member: memberApi(request, site) };
}
