import { redirect } from "@remix-run/node";
import { hrefOf } from "~/locale/href";
import type { Guard, RouteEntry } from "~/locale/route-entry";
import { type RouteName, routeTable } from "~/locale/route-table";
import { MallApiUnavailable } from "~/mall/client/mall-api-error";
import { pageMember } from "~/process/request-context.server";
import { isConfirmedMember } from "~/session/confirmed-member.server";
import { hasSession } from "~/session/token.server";
import type { Site } from "~/site/site.server";
import { loginRedirect } from "../session/session.server";

/** Whom a route's guard rejects, by the mall's settings. */
const closedTo: Record<Guard, (site: Site, isMember: boolean) => boolean> = {
  member: (_, isMember) => !isMember,
  "anonymous-only": ({ settings }, isMember) => isMember || !settings.authenticationEnabled,
  rewards: ({ settings }, isMember) => !isMember && settings.rewardsOnlyWhenLoggedIn,
  offers: ({ settings }, isMember) => !isMember && settings.offersOnlyWhenLoggedIn,
};

/**
 * Throws the redirect that the route's guard requires: to the log-in screen (and back afterwards), or home. Where the
 * mall API doesn't say whether the visitor is a member, what is for members only is an outage.
 */
export async function guard(request: Request, site: Site, name: RouteName): Promise<void> {
  const { guard: rule }: RouteEntry = routeTable[name];
  if (!rule) return;
  const isClosedTo = (isMember: boolean) => closedTo[rule](site, isMember);
  const dependsOnMember = isClosedTo(true) !== isClosedTo(false);
  const isMember = dependsOnMember && (await isMemberFor(rule, request, site));
  if (isMember === null) throw new MallApiUnavailable("page_timeout", "The visitor could not be confirmed");
  if (!isClosedTo(isMember)) return;
  if (rule === "anonymous-only") throw redirect(hrefOf("index", {}, site.language));
  if (rule !== "member" && !site.hasSettings)
    throw new MallApiUnavailable("page_timeout", `It is not known whether ${rule} are for members only`);
  throw loginRedirect(request, site);
}

async function isMemberFor(rule: Guard, request: Request, { tenant }: Site): Promise<boolean | null> {
  // Each screen of the member's area reads the member's profile, which confirms the session or ends it.
  if (rule === "member") return hasSession(request);
  const isMember = await isConfirmedMember(request, tenant.tenantId);
  const shared = pageMember();
  // Nobody is kept from logging in; and a page that members share is rendered again when its key has the answer.
  const isStranger = rule === "anonymous-only" || (shared !== null && shared.isConfirmed === undefined);
  return isMember ?? (isStranger ? false : null);
}
