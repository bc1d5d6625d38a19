import { type AppLoadContext, createRequestHandler, type ServerBuild } from "@remix-run/node";
import { documentPath } from "./addresses";
import { routeCandidates } from "./route-candidates.server";

type Handler = (request: Request, context?: AppLoadContext) => Promise<Response>;

/**
 * Handles requests as `createRequestHandler` does, by one handler for each set of routes that a path may match: Remix
 * flattens, ranks and compiles all routes of its build several times for each request, and renders contexts of them.
 * There are at most as many handlers as there are ends of routes' paths.
 */
export function branchHandler(build: ServerBuild, mode: string | undefined): Handler {
  const candidatesOf = routeCandidates(build.routes);
  const handlers = new Map<string, Handler>();
  return (request, context) => {
    const ids = candidatesOf(documentPath(new URL(request.url).pathname));
    const key = ids.join(" ");
    let handler = handlers.get(key);
    if (!handler) {
      handler = createRequestHandler(partOf(build, ids), mode);
      handlers.set(key, handler);
    }
    return handler(request, context);
  };
}

function partOf(build: ServerBuild, ids: string[]): ServerBuild {
  const pick = <T>(all: Record<string, T>) =>
    Object.fromEntries(ids.flatMap((id) => (id in all ? [[id, all[id] as T]] : [])));
  return {
    ...build,
    routes: pick(build.routes),
    assets: { ...build.assets, routes: pick(build.assets.routes) },
  };
}
