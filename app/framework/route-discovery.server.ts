import type { ServerBuild } from "@remix-run/node";
import { discoveryPath } from "./addresses";
import { serverBuild } from "./build.server";
import { routeCandidates } from "./route-candidates.server";

type Candidates = ReturnType<typeof routeCandidates>;

let known: { routes: ServerBuild["routes"]; candidatesOf: Candidates } | undefined;

/**
 * Answers Remix's route discovery: the routes of links' paths; null for any other request. Remix itself compiles every
 * route again for every path and each of its parents: one request with a few hundred paths would block the process for
 * seconds. This answers with all candidates, of which Remix picks the best.
 */
export async function routeDiscovery(request: Request): Promise<Response | null> {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname !== discoveryPath) return null;
  const { routes, assets } = await serverBuild();
  const paths = searchParams.getAll("p");
  // A page of another build, or no paths: Remix answers that without matching.
  if (searchParams.get("version") !== assets.version || paths.length === 0) return null;
  if (known?.routes !== routes) known = { routes, candidatesOf: routeCandidates(routes) };
  const ids = new Set(paths.flatMap(known.candidatesOf));
  return Response.json(Object.fromEntries([...ids].map((id) => [id, assets.routes[id]])), {
    headers: { "Cache-Control": "public, max-age=31536000, immutable" },
  });
}
