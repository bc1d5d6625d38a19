import { redirect } from "@remix-run/node";
import { hrefOf } from "~/locale/href";
import type { Guard, RouteEntry } from "~/locale/route-entry";
import { type RouteName, routeTable } from "~/locale/route-table";
import { isMember } from "~/session/token.server";
import type { Site } from "~/site/site.server";
import { loginRedirect } from "../session/session.server";

/** Whom a route's guard rejects, by the mall's settings. */
const closedTo: Record<Guard, (site: Site, isMember: boolean) => boolean> = {
  member: (_, isMember) => !isMember,
  "anonymous-only": ({ settings }, isMember) => isMember || !settings.authenticationEnabled,
  rewards: ({ settings }, isMember) => !isMember && settings.rewardsOnlyWhenLoggedIn,
  offers: ({ settings }, isMember) => !isMember && settings.offersOnlyWhenLoggedIn,
};

/** Throws the redirect that the route's guard requires: to the log-in screen (and back afterwards), or home. */
export function guard(request: Request, site: Site, name: RouteName) {
  const { guard: rule }: RouteEntry = routeTable[name];
  if (!rule || !closedTo[rule](site, isMember(request))) return;
  if (rule === "anonymous-only") throw redirect(hrefOf("index", {}, site.language));
  throw loginRedirect(request, site);
}
