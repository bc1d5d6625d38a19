import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import { minify } from "@swc/core";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin, type Rollup } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";
import { patchedFramework } from "./app/framework/patched-framework";
import { workerScripts } from "./app/service-worker/worker-scripts";
import { stylesByMedia } from "./app/ui/styles-by-media";
import { builtTenantIds } from "./contract/tenant-folders.server";
import remixConfig from "./remix.config.js";

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    tailwindcss(),
    remix(remixConfig),
    tsconfigPaths(),
    patchedFramework(),
    workerScripts(),
    !isSsrBuild && minified(),
    !isSsrBuild && partsOfScripts(),
  ],
  build: {
    assetsInlineLimit: 0,
    minify: false,
    rollupOptions: {
      ...(!isSsrBuild && { output: { manualChunks: rootChunks() } }),
      // Routes without a component are empty in the browser; that is no problem.
      onwarn: (warning, warn) => warning.code !== "EMPTY_BUNDLE" && warn(warning),
    },
  },
  css: { postcss: stylesByMedia },
  define: {
    "import.meta.env.BUILT_AT": JSON.stringify(new Date().toISOString()),
    // The tenants' folders are not beside a built process: see contract/tenant-folders.server.ts.
    ...(command === "build" && { "process.env.BUILT_TENANT_IDS": JSON.stringify(builtTenantIds.join(",")) }),
  },
}));

/** Minifies the browser's scripts: a few percent smaller than by the default, after all else has changed them. */
function minified(): Plugin {
  return {
    name: "minified",
    apply: "build",
    renderChunk: {
      order: "post",
      handler: (code) => minify(code, { module: true, compress: { passes: 3 }, mangle: true }),
    },
  };
}

/** Records the modules that each script of the browser consists of, for `npm run budget -- --script`. */
function partsOfScripts(): Plugin {
  return {
    name: "parts-of-scripts",
    apply: "build",
    writeBundle: (_, bundle) => {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const parts = chunks.map(({ fileName, modules }) => {
        const codes = Object.entries(modules).map(([id, { code }]) => [id, code ?? ""]);
        return [`/${fileName}`, Object.fromEntries(codes)];
      });
      mkdirSync(".cache", { recursive: true });
      writeFileSync(".cache/script-parts.json", JSON.stringify(Object.fromEntries(parts)));
    },
  };
}

/** Small, and on most screens. */
const small = [
  "seo/page-head",
  "ui/chip",
  "ui/content-icon",
  "ui/default-picture",
  "ui/dot",
  "ui/dotted",
  "ui/inline-icon",
  "ui/section",
  "ui/trusted-html",
  "ui/with-next-word",
];

/**
 * The script that every page loads at once is one file. All of the root's modules, which every page needs later, are two
 * files rather than twenty small ones: our own, and the packages', which browsers keep cached over deploys. What is small
 * and on most screens is one file too: each name costs a document as much as a sentence.
 */
function rootChunks(): Rollup.GetManualChunk {
  const own = ["app/", "contract/"].map((folder) => fileURLToPath(new URL(folder, import.meta.url)));
  const start = new Set<string>();
  const root = new Set<string>();
  return (id, { getModuleInfo }) => {
    const collect = (needed: Set<string>, entry: string) => {
      needed.add(`${own[0]}${entry}`);
      for (const found of needed)
        for (const imported of getModuleInfo(found)?.importedIds ?? []) needed.add(imported);
    };
    if (start.size === 0) {
      collect(start, "entry.client.tsx");
      collect(root, "root.tsx");
    }
    if (start.has(id) || id.includes("vite/preload-helper")) return "start";
    if (!root.has(id)) return small.some((name) => id.startsWith(`${own[0]}${name}.`)) ? "small" : undefined;
    return own.some((folder) => id.startsWith(folder)) ? "shell" : "packages";
  };
}
