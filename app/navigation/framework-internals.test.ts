import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { EntryContext } from "@remix-run/node";
import { decode } from "turbo-stream";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  dataDecoded,
  dataPath,
  destination,
  documentPath,
  documentRedirect,
  filesOfRoute,
  handoffId,
  isDataPath,
  onIdle,
  pageBuild,
  patchedFramework,
  receiveHandoff,
  reloadInstead,
  restoreScroll,
  takeHandoff,
} from "./framework-internals";

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
    vi.stubGlobal("window", { location, orSendAsDocument });
    vi.stubGlobal("fetch", () => "discovered");
    const { signal } = new AbortController();
    for (const errorReloadPath of ["/logout", location.href, null])
      discover(["/logout"], errorReloadPath, {}, {}, {}, false, "/", () => {}, signal);
    expect(orSendAsDocument.mock.calls).toEqual(
      ["/logout", "/logout", null].map((path) => ["discovered", path, signal]),
    );
  });

  it("loads documents, each by the guard, as long as another build answers the installed Remix's discovery", async () => {
    const code = patchedCode("fog-of-war.js").replace(/^import .*$/gm, "");
    const { fetchAndApplyManifestPatches: discover } = await import(
      `data:text/javascript,${encodeURIComponent(code)}`
    );
    const location = { origin: "https://mall.test", href: "https://mall.test/en" };
    const reloadOnce = vi.fn(() => true);
    const orSendAsDocument = (request: unknown) => request;
    vi.stubGlobal("window", { location, orSendAsDocument, reloadOnce });
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

describe("Remix's browser globals", () => {
  it("are all set by the installed Remix", () => {
    const own = ["internals", "forms"]
      .map((part) => readFileSync(`app/navigation/framework-${part}.ts`, "utf8"))
      .join();
    const names = new Set(own.match(/__remix\w+/g));
    const sources = ["browser.js", "components.js"]
      .map((file) => readFileSync(join(framework, file), "utf8"))
      .join("\n");
    for (const name of names) expect(sources, name).toContain(`window.${name} = `);
  });

  it("are used in no other file", () => {
    const others = readdirSync("app", { recursive: true, encoding: "utf8" })
      .filter((path) => /\.tsx?$/.test(path) && !path.includes("/framework-"))
      .filter((path) => /__remix[A-Z]|"_routes"|"\.data"/.test(readFileSync(join("app", path), "utf8")));
    expect(others).toEqual(["navigation/reload-once.test.ts"]);
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

it("waits for the document's data, unless it is decoded already", async () => {
  let isDecoded = false;
  await dataDecoded(() => {
    throw new Promise<void>((resolve) => setTimeout(resolve, 5)).then(() => {
      isDecoded = true;
    });
  });
  expect(isDecoded).toBe(true);
  await dataDecoded(() => null);
});

describe("data requests", () => {
  it.each([
    ["/", "/_root.data"],
    ["/en", "/en.data"],
    ["/cz/obchod/1/a.b", "/cz/obchod/1/a.b.data"],
  ])("of %s are sent to %s", (document, data) => {
    expect(dataPath(document)).toBe(data);
    expect([isDataPath(data), isDataPath(document)]).toEqual([true, false]);
    expect([documentPath(data), documentPath(document)]).toEqual([document, document]);
  });
});

describe("the data of a document", () => {
  const data = '["</script><!--","\u2028&"]';
  const route = (id: string, imports?: string[]) => ({
    id,
    module: `data:text/javascript,export default "${id}"`,
    imports,
  });
  const contextOf = () =>
    ({
      serverHandoffStream: new Response(data).body,
      manifest: {
        version: "b1",
        entry: { module: "/start.js", imports: ["/a.js"] },
        routes: { root: route("root", ["/a.js"]), home: route("home", ["/b.js"]), other: route("other") },
      },
      staticHandlerContext: { matches: [{ route: { id: "root" } }, { route: { id: "home" } }] },
    }) as unknown as EntryContext;
  const scroll = '<script id="scroll">scroll(0 < 1)</script>';
  const page = `<p>x</p>${scroll}<script id="handoff" type="application/json"></script></body>`;

  it("is taken out of the context into a block that nothing in it can end", async () => {
    const context = contextOf();
    const html = (await takeHandoff(context)).into(page);
    expect(context.serverHandoffStream).toBeUndefined();
    const [, block = "", rest] =
      /^<p>x<\/p><script id="scroll"><\/script><script id="handoff" type="application\/json">([^<]*)<\/script>(.*)$/s.exec(
        html,
      ) ?? [];
    expect(rest).toBe('<script type="module" async src="/start.js"></script></body>');
    expect(block.slice(block.indexOf("\n") + 1)).toBe(data.replaceAll("<", "\\u003c"));
  });

  it("is read in the browser with the scripts of the document's routes", async () => {
    const html = (await takeHandoff(contextOf())).into(page);
    const textContent = /application\/json">([^<]*)/.exec(html)?.[1];
    const preloaded: unknown[] = [];
    vi.stubGlobal("window", { __remixContext: { own: true } });
    vi.stubGlobal("document", {
      getElementById: (id: string) => (id === handoffId ? { textContent } : null),
      createElement: () => ({}),
      head: { append: (link: unknown) => preloaded.push(link) },
    });
    await receiveHandoff();
    expect(preloaded).toEqual(["/a.js", "/b.js"].map((href) => ({ rel: "modulepreload", href })));
    expect(pageBuild()).toBe("b1");
    expect(Object.keys(window.__remixManifest.routes)).toEqual(["root", "home"]);
    expect(window.__remixRouteModules.home?.default).toBe("home");
    expect(window.__remixContext).toMatchObject({
      own: true,
      basename: "/",
      future: { v3_singleFetch: true },
    });
    const read = await new Response(window.__remixContext.stream).text();
    expect(JSON.parse(read)).toEqual(JSON.parse(data));
  });

  it("is not handed over on a page without scripts", async () => {
    expect((await takeHandoff(contextOf())).into("<p>x</p>")).toBe("<p>x</p>");
  });
});

describe("the scroll position of a page that is loaded again", () => {
  const restoredAt = (scrollRestoration: string) => {
    const scrollTo = vi.fn();
    vi.stubGlobal("window", { history: { state: { key: "k" }, scrollRestoration }, scrollTo });
    vi.stubGlobal("sessionStorage", { getItem: () => '{"k":120,"other":7}' });
    restoreScroll();
    return scrollTo.mock.calls;
  };

  it("is restored where the browser doesn't", () => {
    expect(restoredAt("manual")).toEqual([[0, 120]]);
    expect(restoredAt("auto")).toEqual([]);
  });
});

describe("the redirect in place of data", () => {
  it("is what Remix decodes as one that loads a document", async () => {
    const plugins = [(type: unknown, value: unknown) => type === "SingleFetchRedirect" && { value }];
    const { body } = documentRedirect('/en/shops?q="a"', false);
    const expected = { redirect: '/en/shops?q="a"', status: 302, reload: true };
    expect(body && (await decode(body, { plugins })).value).toEqual(expected);
    const action = documentRedirect('/en/shops?q="a"', true);
    expect(action.body && (await decode(action.body)).value).toEqual(expected);
  });
});
