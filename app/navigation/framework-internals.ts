import type { EntryContext } from "@remix-run/node";
import type { Plugin } from "vite";

/**
 * Everything of Remix that is used beyond its documented API, for the browser, the server and the build:
 * docs/decisions/framework-internals.md explains why, and what becomes of each part in React Router 7. It imports only
 * types, so that every side can use it.
 */

declare global {
  interface Window {
    /** Called by Remix, as patched by `guardedReload`, when a route's script can't be loaded. */
    reloadOnce?: () => boolean;
  }
}

/** The id of this page's build. */
export const pageBuild = (): string => window.__remixManifest.version;

/** The visitor's destination or current page; also before the page is hydrated. */
export const destination = (): { pathname: string; search: string } =>
  window.__remixRouter?.state.navigation.location ?? window.location;

/** Calls the listener whenever the router is idle. Only once the page is hydrated. */
export const onIdle = (listener: () => void) =>
  window.__remixRouter.subscribe(({ navigation }) => navigation.state === "idle" && listener());

/** The routes that the router has discovered, in the shape that `matchRoutes` takes. */
export const knownRoutes = () => window.__remixRouter.routes;

/** The script files of a route, as paths; none once it is loaded. */
export function filesOfRoute(id: string): string[] {
  const entry = id in window.__remixRouteModules ? undefined : window.__remixManifest.routes[id];
  return entry ? [entry.module, ...(entry.imports ?? [])] : [];
}

/**
 * Remix suspends its first render until the document's data is decoded, and a click in that moment ends in React's
 * error 345 ("Root did not complete"): nothing may suspend while React hydrates the page. Called before, Remix's
 * component only begins to decode, and throws the promise.
 */
export async function dataDecoded(frameworksComponent: () => unknown): Promise<void> {
  try {
    frameworksComponent();
  } catch (decoding) {
    await decoding;
  }
}

/**
 * Takes a document's data out of Remix's context, which would be rendered in a stream of its own. The result returns the
 * script with this data, for the end of the rendered body; nothing on a page without Remix's scripts.
 */
export async function takeHandoff(context: EntryContext, nonce: string): Promise<() => string> {
  const data = await new Response(context.serverHandoffStream).text();
  context.serverHandoffStream = undefined;
  return () => {
    if (!context.renderMeta?.didRenderScripts) return "";
    const literal = JSON.stringify(data).replaceAll(/[<>&\u2028\u2029]/g, escaped);
    const stream = "window.__remixContext.streamController";
    return `<script nonce="${nonce}">${stream}.enqueue(${literal});${stream}.close();</script>`;
  };
}

/** Inside of a string of JSON in a script, so that it can't end the script. */
const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

const dataSuffix = ".data";
const rootData = "/_root";
/** The parameter of a data request that names the routes whose loaders are to run. */
export const routesParameter = "_routes";

export const isDataPath = (pathname: string): boolean => pathname.endsWith(dataSuffix);

/** The path of Remix's data request for a document: `/en` -> `/en.data`. */
export const dataPath = (pathname: string): string =>
  `${pathname === "/" || pathname === "" ? rootData : pathname}${dataSuffix}`;

/**
 * The document's path for a path that is the document's own or its data's. Loaders and actions don't need this: their
 * requests have the document's URL already.
 */
export function documentPath(pathname: string): string {
  const path = isDataPath(pathname) ? pathname.slice(0, -dataSuffix.length) : pathname;
  return path === rootData ? "/" : path;
}

/** Where Remix's script discovers the routes of links: `?version=<build>&p=<path>&p=<path>`. */
export const discoveryPath = "/__manifest";

const reload = "window.location.reload();";

/**
 * If a route's script can't be loaded, Remix reloads the current page, as often as that happens. With this plugin it
 * calls `window.reloadOnce` (reload-once.ts), which loads the destination, once; after that the error screen is
 * rendered.
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
