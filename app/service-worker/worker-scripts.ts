import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { Plugin } from "vite";

const id = "virtual:service-worker";
const entries = { worker: "worker.ts", retiredWorker: "retired-worker.ts" };

/** Provides the bundled workers as texts: the server puts what it knows of the mall before them. */
export function workerScripts(): Plugin {
  return {
    name: "worker-scripts",
    resolveId: (source) => (source === id ? `\0${id}` : null),
    async load(loaded) {
      if (loaded !== `\0${id}`) return null;
      const texts = await Promise.all(
        Object.entries(entries).map(async ([name, file]) => {
          const path = fileURLToPath(new URL(file, import.meta.url));
          this.addWatchFile(path);
          return `export const ${name} = ${JSON.stringify(await bundled(path))};`;
        }),
      );
      return texts.join("\n");
    },
  };
}

async function bundled(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}
