import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { destination, filesOfRoute, onIdle, pageBuild } from "./page-router";

const framework = join(
  dirname(createRequire(import.meta.url).resolve("@remix-run/react/package.json")),
  "dist/esm",
);

afterEach(() => void vi.unstubAllGlobals());

describe("Remix's browser globals", () => {
  it("are all set by the installed Remix", () => {
    const own = readdirSync("app/framework")
      .filter((file) => !file.includes(".test."))
      .map((file) => readFileSync(join("app/framework", file), "utf8"))
      .join("\n");
    const names = new Set(own.match(/__remix\w+/g));
    const sources = ["browser.js", "components.js"]
      .map((file) => readFileSync(join(framework, file), "utf8"))
      .join("\n");
    for (const name of names) expect(sources, name).toContain(`window.${name} = `);
  });

  it("give the page's build, the destination, and when the router is idle", () => {
    const listeners: ((state: object) => void)[] = [];
    const location = { pathname: "/en", search: "?q=1" };
    const next = { pathname: "/en/offers/1", search: "" };
    vi.stubGlobal("window", { location });
    expect(destination()).toBe(location);
    vi.stubGlobal("window", {
      location,
      __remixManifest: { version: "b1" },
      __remixRouter: {
        state: { navigation: { location: next } },
        subscribe: (listener: (state: object) => void) => listeners.push(listener),
      },
    });
    expect([pageBuild(), destination()]).toEqual(["b1", next]);
    const idle = vi.fn();
    onIdle(idle);
    listeners[0]?.({ navigation: { state: "loading" } });
    expect(idle).not.toHaveBeenCalled();
    listeners[0]?.({ navigation: { state: "idle" } });
    expect(idle).toHaveBeenCalledOnce();
  });

  it("name the scripts of a route that is not loaded yet", () => {
    vi.stubGlobal("window", {
      __remixRouteModules: { home: {} },
      __remixManifest: {
        routes: {
          home: { module: "/h.js" },
          offers: { module: "/o.js", imports: ["/a.js"] },
          bare: { module: "/b.js" },
        },
      },
    });
    expect(filesOfRoute("offers")).toEqual(["/o.js", "/a.js"]);
    expect(filesOfRoute("bare")).toEqual(["/b.js"]);
    expect([...filesOfRoute("home"), ...filesOfRoute("unknown")]).toEqual([]);
  });
});
