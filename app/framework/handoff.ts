import type { EntryContext } from "@remix-run/node";
import remixConfig from "../../remix.config.js";
import { scrollId } from "./scroll-position";

/** The element that holds a document's handoff: a data block, which neither runs nor needs a hash in the policy. */
export const handoffId = "handoff";

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
 * Remix suspends its first render until the document's data is decoded, and a click in that moment ends in React's
 * error 345 ("Root did not complete"): nothing may suspend while React hydrates the page. Called before, Remix's
 * component only begins to decode, and throws the promise.
 */
export async function dataDecoded(frameworksComponent: () => unknown): Promise<void> {
  try {
    frameworksComponent();
  } catch (decoding) {
    if (!(decoding instanceof Promise)) throw decoding;
    await decoding;
  }
}
