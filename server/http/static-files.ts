import { constants } from "node:fs";
import { open } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { type Encoding, encodingOf } from "./page-entry";
import { setAll } from "./plain-response";

/** The types of what a build makes for browsers. */
const types: Record<string, string> = {
  css: "text/css",
  js: "text/javascript",
  svg: "image/svg+xml",
  woff2: "font/woff2",
};
const hashedName = `\\w[\\w.-]*-[\\w-]{8}\\.(?:${Object.keys(types).join("|")})`;
const assetPath = new RegExp(`^/assets/(${hashedName})(?:\\?|$)`);
const suffixes: Record<Encoding, string> = { br: ".br", gzip: ".gz", identity: "" };

const immutable = "public, max-age=31536000, immutable";

/** The files of a build's assets: those with a hash in their names, and the same compressed. */
export const assetFile = new RegExp(`^${hashedName}(?:\\.br|\\.gz)?$`);

/** What to do where a file is not found; an asset is one of another build, or of none. */
type Missing = Record<"asset" | "other", () => void | Promise<void>>;

/**
 * Answers with a file of the build, or with an asset of another from the folder that instances share.
 * @param own the folder of the build's files for browsers
 */
export function staticFiles(own: string, shared: string) {
  const ofBuild = sirv(own, {
    brotli: true,
    gzip: true,
    etag: true,
    dotfiles: false,
    setHeaders(response, pathname) {
      const isHashed = pathname.startsWith("/assets/");
      response.setHeader("Cache-Control", isHashed ? immutable : "public, max-age=3600");
    },
  });
  return (request: IncomingMessage, response: ServerResponse, missing: Missing) => {
    const { range } = request.headers;
    // Small files are sent whole. The library takes a suffix for a beginning, and throws for an end before the start.
    delete request.headers.range;
    // It expects nothing of what it streams: a file that is gone since the start, or one too many, would end the process.
    response.once("pipe", (file) => file.once("error", () => response.destroy()));
    return ofBuild(request, response, async () => {
      if (range) request.headers.range = range;
      const [, name] = assetPath.exec(request.url ?? "") ?? [];
      if (!name) return missing.other();
      const found = await sharedAsset(shared, name, encodingOf(request.headers["accept-encoding"]));
      if (!found) return missing.asset();
      setAll(response, found.headers);
      response.end(found.body);
    });
  };
}

async function sharedAsset(folder: string, name: string, accepted: Encoding) {
  for (const encoding of new Set([accepted, "identity"] as const)) {
    const body = await contentOf(join(folder, name + suffixes[encoding]));
    if (!body) continue;
    const headers: Record<string, string> = {
      "Content-Type": types[name.slice(name.lastIndexOf(".") + 1)] ?? "",
      "Content-Length": String(body.length),
      "Cache-Control": immutable,
      Vary: "Accept-Encoding",
      ...(encoding !== "identity" && { "Content-Encoding": encoding }),
    };
    return { headers, body };
  }
  return null;
}

/** Null unless it is a file that can be read: a link may lead out of the folder, and a pipe never ends. */
async function contentOf(path: string): Promise<Buffer | null> {
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;
  const file = await open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK).catch(() => null);
  try {
    return file && (await file.stat()).isFile() ? await file.readFile() : null;
  } catch {
    return null;
  } finally {
    await file?.close();
  }
}
