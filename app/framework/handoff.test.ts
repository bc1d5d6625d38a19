import type { EntryContext } from "@remix-run/node";
import { afterEach, describe, expect, it, vi } from "vitest";
import { dataDecoded, handoffId, receiveHandoff, takeHandoff } from "./handoff";
import { pageBuild } from "./page-router";

afterEach(() => void vi.unstubAllGlobals());

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
