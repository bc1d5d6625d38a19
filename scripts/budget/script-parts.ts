import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { minify } from "@swc/core";
import { z } from "zod";

/** By script and module, the code before it is minified; written by the build. */
const partsOfScripts = z.record(z.string(), z.record(z.string(), z.string()));

/**
 * Prints which packages and folders of ours scripts consist of, each compressed by itself: all of them together are
 * somewhat larger than the scripts.
 */
export async function printScriptParts(scripts: string[]) {
  const parts = partsOfScripts.parse(JSON.parse(readFileSync(".cache/script-parts.json", "utf8")));
  const codes = new Map<string, string>();
  for (const [id, code] of scripts.flatMap((script) => Object.entries(parts[script] ?? {})))
    codes.set(partOf(id), `${codes.get(partOf(id)) ?? ""}\n{${code}}`);
  const rows: { name: string; bytes: number }[] = [];
  for (const [name, code] of codes) {
    // Nothing in it uses what it declares.
    const small = await minify(code, { compress: { unused: false }, mangle: { toplevel: true } });
    rows.push({ name, bytes: brotliCompressSync(small.code).length });
  }
  for (const { name, bytes } of rows.sort((a, b) => b.bytes - a.bytes))
    if (bytes >= 100) console.log((bytes / 1024).toFixed(1).padStart(8), ` ${name}`);
}

/** The package of a module, or its folder of ours. */
function partOf(id: string): string {
  const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? [];
  const [, folder] = /\/((?:app|contract|locales)\/(?:[^/]+\/)?(?:[^/]+\/)?)[^/]+$/.exec(id) ?? [];
  return name ?? folder ?? "the build's own";
}
