import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";
import remixConfig from "./remix.config.js";

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), remix(remixConfig), tsconfigPaths()],
  build: {
    assetsInlineLimit: 0,
    // Terser leaves the browser's script some four percent smaller than the default does.
    minify: isSsrBuild ? false : "terser",
    terserOptions: { compress: { passes: 3 } },
  },
}));
