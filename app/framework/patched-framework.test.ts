import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { reloadInstead } from "./addresses";
import { patchedFramework } from "./patched-framework";

const framework = join(
  dirname(createRequire(import.meta.url).resolve("@remix-run/react/package.json")),
  "dist/esm",
);

afterEach(() => void vi.unstubAllGlobals());

describe("the patched framework", () => {
  const transform = (code: string, id: string) => {
    const hook = patchedFramework().transform;
    if (typeof hook !== "function") return expect.fail("The plugin transforms by a function");
    const context = {
      error: (message: string) => {
        throw new Error(message);
      },
    };
    return Reflect.apply(hook, context, [code, id]);
  };
  const patchedCode = (file: string): string =>
    transform(readFileSync(join(framework, file), "utf8"), join(framework, file)).code;

  it("calls the guard before the installed Remix reloads a page whose scripts are gone", async () => {
    const code = patchedCode("routeModules.js");
    const patched = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    const reload = vi.fn();
    const reloadOnce = vi.fn(() => false);
    vi.stubGlobal("window", { location: { reload }, __remixContext: {}, reloadOnce });
    vi.spyOn(console, "error").mockImplementation(() => {});

    const route = { id: "index", module: "data:text/javascript,throw new Error('gone')" };
    await expect(patched.loadRouteModule(route, {})).rejects.toThrow("gone");
    expect([reloadOnce.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
  });

  it("passes on the installed Remix's discovery of a form's route, with its path", async () => {
    const code = patchedCode("fog-of-war.js").replace(/^import .*$/gm, "");
    const { fetchAndApplyManifestPatches: discover } = await import(
      `data:text/javascript,${encodeURIComponent(code)}`
    );
    const location = { origin: "https://mall.test", href: "https://mall.test/en" };
    const orSendAsDocument = vi.fn(() => new Promise(() => {}));
    const orDiscoverByDocument = vi.fn(() => new Promise(() => {}));
    vi.stubGlobal("window", { location, orSendAsDocument, orDiscoverByDocument });
    vi.stubGlobal("fetch", () => "discovered");
    const { signal } = new AbortController();
    for (const errorReloadPath of ["/logout", location.href, null])
      discover(["/logout"], errorReloadPath, {}, {}, {}, false, "/", () => {}, signal);
    expect(orSendAsDocument.mock.calls).toEqual(
      ["/logout", "/logout", null].map((path) => ["discovered", path, signal]),
    );
    const sent = orSendAsDocument.mock.results.map(({ value }) => value);
    const followed = ["/logout", location.href, null];
    expect(orDiscoverByDocument.mock.calls).toEqual(
      sent.map((request, at) => [request, followed[at], signal]),
    );
  });

  it("loads documents, each by the guard, as long as another build answers the installed Remix's discovery", async () => {
    const code = patchedCode("fog-of-war.js").replace(/^import .*$/gm, "");
    const { fetchAndApplyManifestPatches: discover } = await import(
      `data:text/javascript,${encodeURIComponent(code)}`
    );
    const location = { origin: "https://mall.test", href: "https://mall.test/en" };
    const reloadOnce = vi.fn(() => true);
    const passedOn = (request: unknown) => request;
    vi.stubGlobal("window", {
      location,
      orSendAsDocument: passedOn,
      orDiscoverByDocument: passedOn,
      reloadOnce,
    });
    vi.stubGlobal("fetch", async () => reloadInstead());
    vi.spyOn(console, "error").mockImplementation(() => {});
    const manifest = { version: "a", routes: {} };
    const go = () => discover(["/en/news"], "/en/news", manifest, {}, {}, false, "/", () => {});
    for (const time of [1, 2]) {
      await expect(go(), `time ${time}`).rejects.toThrow("reloading");
      expect(reloadOnce).toHaveBeenCalledTimes(time);
    }
    expect(location.href).toBe("https://mall.test/en");
    reloadOnce.mockReturnValue(false);
    await expect(go()).resolves.toBeUndefined();
  });

  it("passes on the data of pages and parts, each once", () => {
    const code = patchedCode("single-fetch.js");
    const navigation = /function singleFetchLoaderNavigationStrategy\(([\s\S]*?)\n}\n/.exec(code)?.[1];
    expect(navigation).toContain("window.orLoadDocument(fetchAndDecode(url, init), init.signal)");
    const part = /function fetchSingleLoader\(([\s\S]*?)\n}\n/.exec(code)?.[1];
    expect(part).toContain(
      "window.orLoadNothing(fetchAndDecode(singleLoaderUrl, init), routeId, init.signal)",
    );
    // What is left of its own calls is the function itself.
    expect(code.split("fetchAndDecode(").length - code.split("(fetchAndDecode(").length).toBe(1);
  });

  it("passes on the request of a form, and of nothing else", () => {
    const code = patchedCode("single-fetch.js");
    const [, action = ""] = /function singleFetchActionStrategy\(([\s\S]*?)\n}\n/.exec(code) ?? [];
    expect(action).toContain(
      "window.orSendAsDocument(fetchAndDecode(url, init), request.url, request.signal)",
    );
    expect(code.split("orSendAsDocument")).toHaveLength(2);
  });

  it.each(["routeModules.js", "fog-of-war.js", "single-fetch.js"])(
    "fails the build if Remix's %s works in another way",
    (file) => {
      const path = join(framework, file);
      expect(() => transform("location.replace(location.href)", path)).toThrow("another way");
      expect(() => transform(readFileSync(path, "utf8").repeat(2), path)).toThrow("another way");
    },
  );

  it("leaves every other module unchanged", () => {
    expect(transform("window.location.reload();", "/app/root.tsx")).toBeNull();
    expect(transform("window.location.reload();", join(framework, "components.js"))).toBeNull();
  });
});
