import { type AppLoadContext, createRequestHandler, type ServerBuild } from "@remix-run/node";

/** The running build: Remix provides it to its own modules once the process is up. */
export const serverBuild = async (): Promise<ServerBuild> => await import("virtual:remix/server-build");

/** Handles a request by the same build. */
export async function answerByBuild(request: Request, context: AppLoadContext): Promise<Response> {
  return createRequestHandler(await serverBuild(), process.env.NODE_ENV)(request, context);
}

/** How pages know the running build. */
export const buildId = async (): Promise<string> => (await serverBuild()).assets.version;

/** The content of `/builds/meta/{id}.json`. `timestamp` is when it was built. */
export async function buildMeta() {
  const { version, entry, url } = (await serverBuild()).assets;
  return { id: version, timestamp: import.meta.env.BUILT_AT ?? null, entry: entry.module, manifest: url };
}

/** What Remix calls to load a route's data, or to carry out a form. */
export type Handler = (args: { request: Request }) => unknown;

/** The same build with other loaders and actions, each made of the one that it replaces. */
export function withHandlers(build: ServerBuild, replace: (handler: Handler) => Handler): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route];
    const { loader, action } = route.module;
    const module = {
      ...route.module,
      ...(loader && { loader: replace(loader as Handler) }),
      ...(action && { action: replace(action as Handler) }),
    };
    return [id, { ...route, module }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}
