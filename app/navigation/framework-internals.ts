import type { Plugin } from "vite";

/**
 * All that the site takes from the framework beyond its documented API, for the browser, the server and the build:
 * docs/decisions/framework-internals.md says why, and what becomes of each part in React Router 7. Nothing is imported here
 * but types, so that every side can.
 */

declare global {
  interface Window {
    /** Called by the framework, as `guardedReload` patches it, where a route's script can't be loaded. */
    reloadOnce?: () => boolean;
  }
}

/** The id of the build that this page is of. */
export const pageBuild = (): string => window.__remixManifest.version;

/** Where the visitor is going, or is; also before the page is hydrated. */
export const destination = (): { pathname: string; search: string } =>
  window.__remixRouter?.state.navigation.location ?? window.location;

/** Calls the listener whenever the router has nothing more to load. Only once the page is hydrated. */
export const onIdle = (listener: () => void) =>
  window.__remixRouter.subscribe(({ navigation }) => navigation.state === "idle" && listener());

/** The routes that the router knows by now, in the shape that `matchRoutes` takes. */
export const knownRoutes = () => window.__remixRouter.routes;

/** The script files of a route, as paths; none where it is loaded. */
export function filesOfRoute(id: string): string[] {
  const entry = id in window.__remixRouteModules ? undefined : window.__remixManifest.routes[id];
  return entry ? [entry.module, ...(entry.imports ?? [])] : [];
}

/**
 * The framework suspends its first render until the document's data is decoded, and a press in that moment ends in React's
 * error 345 ("Root did not complete"): nothing may suspend while React hydrates the page. Called before, the framework's
 * component only begins to decode, and throws the promise.
 */
export async function dataDecoded(frameworksComponent: () => unknown): Promise<void> {
  try {
    frameworksComponent();
  } catch (decoding) {
    await decoding;
  }
}

const dataSuffix = ".data";
const rootData = "/_root";
/** A data request names by it the routes whose loaders are to run. */
export const routesParameter = "_routes";

export const isDataPath = (pathname: string): boolean => pathname.endsWith(dataSuffix);

/** The path of the framework's data request for a document: `/en` -> `/en.data`. */
export const dataPath = (pathname: string): string =>
  `${pathname === "/" || pathname === "" ? rootData : pathname}${dataSuffix}`;

/**
 * The path of the document that a path stands for, be it the document's own or its data's. Loaders and actions need not ask:
 * their requests have the document's address already.
 */
export function documentPath(pathname: string): string {
  const path = isDataPath(pathname) ? pathname.slice(0, -dataSuffix.length) : pathname;
  return path === rootData ? "/" : path;
}

/** Where a page's script asks for the routes at the paths that its links lead to: `?version=<build>&p=<path>&p=<path>`. */
export const discoveryPath = "/__manifest";

const reload = "window.location.reload();";

/**
 * Where a route's script can't be loaded, the framework reloads the page that is open, as often as that happens. With this it
 * asks `window.reloadOnce` (reload-once.ts), which loads where the visitor wanted to go, once; after that the error screen is
 * drawn.
 */
export function guardedReload(): Plugin {
  return {
    name: "guarded-reload",
    apply: "build",
    transform(code, id) {
      if (!id.endsWith("/@remix-run/react/dist/esm/routeModules.js")) return null;
      if (code.split(reload).length !== 2)
        this.error("The framework reloads in another way than this plugin knows");
      return { code: code.replace(reload, "if (!window.reloadOnce?.()) throw error;"), map: null };
    },
  };
}
