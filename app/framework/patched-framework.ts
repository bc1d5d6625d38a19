import type { Plugin } from "vite";

declare global {
  interface Window {
    /** Called by Remix, as patched by `patchedFramework`, when a route's script is gone or of another build. */
    reloadOnce?: () => boolean;
  }
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
  // Neither a route that can't be discovered nor a lost connection costs a form, or a page: see forms.ts, lost-data.ts. What is
  // discovered before it is needed has no path to load instead.
  // Where another build answers, Remix loads a document once for a build, and then says that pages don't exist: while two
  // builds answer, that would be each second link. It also drops the link's query.
  "fog-of-war.js": [
    {
      line: "await fetch(url, {\n      signal\n    });",
      by: `await window.orDiscoverByDocument(
      window.orSendAsDocument(fetch(url, { signal }), errorReloadPath && paths[0], signal), errorReloadPath, signal);`,
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
    // A read that is aborted after its value has come rejects this promise, which nobody else waits for.
    {
      line: "let decoded = await decodeViaTurboStream(res.body, window);",
      by: "let decoded = await decodeViaTurboStream(res.body, window);\n    decoded.done.catch(() => {});",
    },
    {
      line: "await fetchAndDecode(url, init);\n      actionStatus = status;",
      by: `await window.orSendAsDocument(fetchAndDecode(url, init), request.url, request.signal);
      actionStatus = status;`,
    },
    // Remix renders an error in place of a page whose data it can't load. See lost-data.ts.
    {
      line: "let data = await fetchAndDecode(url, init);",
      by: "let data = await window.orLoadDocument(fetchAndDecode(url, init), init.signal);",
    },
    {
      line: "await fetchAndDecode(singleLoaderUrl, init);",
      by: "await window.orLoadNothing(fetchAndDecode(singleLoaderUrl, init), routeId, init.signal);",
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
