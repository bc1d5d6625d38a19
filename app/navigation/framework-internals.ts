import type { EntryContext } from "@remix-run/node";
import type { Plugin } from "vite";
import remixConfig from "../../remix.config.js";

/**
 * Everything of Remix that is used beyond its documented API, for the browser, the server and the build:
 * docs/decisions/framework-internals.md explains why, and what becomes of each part in React Router 7. It imports
 * nothing but types and Remix's options, so that every side can use it.
 */
export * from "./framework-addresses";

declare global {
  interface Window {
    /** Called by Remix, as patched by `patchedFramework`, when a route's script is gone or of another build. */
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

/** The element that holds a document's handoff: a data block, which neither runs nor needs a hash in the policy. */
export const handoffId = "handoff";
/** The element of Remix's own script for scroll positions, which `restoreScroll` replaces. */
export const scrollId = "scroll";

/** The start of the data block: the part of Remix's manifest that a document needs, and what its routes import. */
type Handoff = { manifest: typeof window.__remixManifest; files: string[] };

/**
 * Takes a document's data out of Remix's context, which would be rendered in a stream of its own. `into` puts it into
 * the rendered document's data block, with the script that reads it when the page is to be hydrated; a document without
 * the block stays as it is.
 */
export async function takeHandoff(
  context: EntryContext,
): Promise<{ block: string; into: (html: string) => string }> {
  const data = await new Response(context.serverHandoffStream).text();
  context.serverHandoffStream = undefined;
  const { manifest, staticHandlerContext } = context;
  const { entry, version } = manifest;
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const imports = new Set([...entry.imports, ...routes.flatMap((route) => route.imports ?? [])]);
  imports.delete(entry.module);
  const handoff = {
    manifest: {
      entry: { module: entry.module },
      version,
      routes: Object.fromEntries(routes.map((route) => [route.id, { ...route, imports: [] }])),
    },
    files: [...imports],
  };
  const block = `${JSON.stringify(handoff, unlessEmpty)}\n${data}`.replaceAll("<", "\\u003c");
  const into = (html: string) => {
    const start = html.lastIndexOf(`<script id="${handoffId}"`);
    if (start < 0) return html;
    const content = html.indexOf(">", start) + 1;
    const end = html.indexOf(">", content) + 1;
    return [
      html.slice(0, start).replace(ownScrollScript, "$1"),
      html.slice(start, content),
      block,
      html.slice(content, end),
      `<script type="module" async src="${manifest.entry.module}"></script>`,
      html.slice(end),
    ].join("");
  };
  return { block, into };
}

/** What Remix takes for absent too. */
const unlessEmpty = (_key: string, value: unknown) =>
  value === false || (Array.isArray(value) && value.length === 0) ? undefined : value;

const ownScrollScript = new RegExp(`(<script id="${scrollId}"[^>]*>)[\\s\\S]*?(?=</script>)`);

/** Reads the handoff of this document as Remix's inline scripts would, and loads the scripts of its routes. */
export async function receiveHandoff(): Promise<void> {
  const block = document.getElementById(handoffId)?.textContent ?? "";
  const end = block.indexOf("\n");
  const { manifest, files }: Handoff = JSON.parse(block.slice(0, end));
  for (const href of files)
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  const modules = Object.entries(manifest.routes).map(async ([id, route]) => [
    id,
    await import(/* @vite-ignore */ route?.module ?? ""),
  ]);
  window.__remixRouteModules = Object.fromEntries(await Promise.all(modules));
  window.__remixManifest = manifest;
  window.__remixContext = {
    ...window.__remixContext,
    basename: "/",
    future: remixConfig.future,
    isSpaMode: false,
    stream: new Response(block.slice(end + 1)).body ?? undefined,
  };
}

/**
 * Scrolls to where the visitor left an entry of the history that Remix restores rather than the browser. Runs before
 * the page is hydrated.
 */
export function restoreScroll() {
  const { state, scrollRestoration } = window.history;
  if (scrollRestoration !== "manual") return;
  const positions = JSON.parse(sessionStorage.getItem("positions") ?? "{}");
  const top: unknown = positions[state?.key];
  if (typeof top !== "number" || top === 0) return;
  window.scrollTo(0, top);
}

/** What is replaced in the modules of `@remix-run/react`: each once. */
const patches: Record<string, { line: string; by: string }[]> = {
  // If a route's script can't be loaded, Remix reloads the current page, as often as that happens. `reloadOnce`
  // (reload-once.ts) loads the destination, once; after that the error screen is rendered.
  "routeModules.js": [
    {
      line: "window.location.reload();",
      by: "if (!window.reloadOnce?.()) throw error;",
    },
  ],
  // Neither a route that can't be discovered nor a lost connection costs a form: see framework-forms.ts. What is
  // discovered before it is needed has no path to load instead.
  // Where another build answers, Remix loads a document once for a build, and then says that pages don't exist: while two
  // builds answer, that would be each second link. It also drops the link's query.
  "fog-of-war.js": [
    {
      line: "await fetch(url, {\n      signal\n    });",
      by: "await window.orSendAsDocument(fetch(url, { signal }), errorReloadPath && paths[0], signal);",
    },
    {
      line: "if (sessionStorage.getItem(MANIFEST_VERSION_STORAGE_KEY) === manifest.version) {",
      by: "if (!window.reloadOnce?.()) {",
    },
    {
      line: "sessionStorage.setItem(MANIFEST_VERSION_STORAGE_KEY, manifest.version);\n      window.location.href = errorReloadPath;",
      by: "",
    },
  ],
  "single-fetch.js": [
    {
      line: "await fetchAndDecode(url, init);\n      actionStatus = status;",
      by: `await window.orSendAsDocument(fetchAndDecode(url, init), request.url, request.signal);
      actionStatus = status;`,
    },
  ],
};

const frameworkModule = /\/@remix-run\/react\/dist\/esm\/([^/]+)$/;

/** Builds Remix's own modules with these patches. */
export function patchedFramework(): Plugin {
  return {
    name: "patched-framework",
    apply: "build",
    transform(code, id) {
      const found = patches[frameworkModule.exec(id)?.[1] ?? ""];
      if (!found) return null;
      let patched = code;
      for (const { line, by } of found) {
        if (code.split(line).length !== 2)
          this.error(`The framework's ${id} works in another way than this plugin knows`);
        patched = patched.replace(line, () => by);
      }
      return { code: patched, map: null };
    },
  };
}
