/** The id of this page's build. */
export const pageBuild = (): string => window.__remixManifest.version;

/** The visitor's destination or current page; also before the page is hydrated. */
export const destination = (): { pathname: string; search: string } =>
  window.__remixRouter?.state.navigation.location ?? window.location;

/** Whether this is the page that the browser loaded as a document. Also before it is hydrated. */
export const isFirstPage = (): boolean =>
  (window.__remixRouter?.state.location.key ?? "default") === "default";

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

/** Whether the router has this error of a route's data; others are of scripts. */
export const isOfData = (error: unknown): boolean =>
  Object.values(window.__remixRouter.state.errors ?? {}).includes(error);
