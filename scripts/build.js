// `npm run build`: Remix builds the app, esbuild the server process, and the browser's files are compressed.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build } from "esbuild";
import { forgetBuild, recordBuild, sourceHash } from "./build-sources.js";

const hash = sourceHash();
forgetBuild();
const { status } = spawnSync(
  "node_modules/.bin/remix",
  ["vite:build", "--logLevel", "warn", "--sourcemapServer"],
  {
    stdio: "inherit",
    // Test runners set another value, which would leave out what only production has, such as Trusted Types.
    env: { ...process.env, NODE_ENV: "production" },
  },
);
if (status !== 0) process.exit(status ?? 1);

/** One file with all packages but those of `dependencies` in package.json, which bring files of their own or know classes by name. */
const bundled = {
  bundle: true,
  platform: "node",
  target: "node20",
  format: "esm",
  external: Object.keys(JSON.parse(readFileSync("package.json", "utf8")).dependencies),
  plugins: [withoutBrowserPackages()],
  // Packages in the older module format call `require`.
  banner: {
    js: 'import { createRequire as bundleRequire } from "node:module";\nconst require = bundleRequire(import.meta.url);',
  },
  logLevel: "warning",
  logOverride: { "ignored-bare-import": "silent" },
};
await build({
  ...bundled,
  entryPoints: ["build/server/index.js"],
  outdir: "build/server",
  allowOverwrite: true,
  splitting: true,
  // For `npm run profile`; without a comment in the code, whoever imports it doesn't read the map.
  sourcemap: "external",
  define: { "process.env.NODE_ENV": '"production"' },
});
rmSync("build/server/assets", { recursive: true, force: true });

rmSync("build/process", { recursive: true, force: true });
await build({
  ...bundled,
  entryPoints: {
    main: "server/main.ts",
    "mall-api": "server/mall-api/main.ts",
    operator: "server/mall-api/operator.ts",
    check: "scripts/check.ts",
  },
  outdir: "build/process",
  // What a process loads on demand stays out of its own file.
  splitting: true,
  sourcemap: true,
  // The tenants' folders are not beside the built process: see contract/tenant-folders.server.ts.
  define: { "process.env.BUILT_TENANT_IDS": JSON.stringify(tenantFolders().join(",")) },
});
cpSync("server/mall-api/db/migrations", "build/process/migrations", { recursive: true });
cpSync("server/mall-api/demo/art/faces", "build/process/faces", { recursive: true });

for (const path of filesBelow("build/client")) {
  if (!/\.(?:js|css|svg|json|txt|xml|webmanifest)$/.test(path)) continue;
  const content = readFileSync(path);
  if (content.length < 512) continue;
  writeFileSync(
    `${path}.br`,
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  );
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
}

recordBuild(hash);

/** Packages that components import in browsers only: the server never runs them. */
function withoutBrowserPackages() {
  const namespace = "browser-package";
  return {
    name: namespace,
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^(@firebase\/\w+|keen-slider|pusher-js)$/ }, ({ path }) => ({ path, namespace }));
      onLoad({ filter: /./, namespace }, () => ({ contents: "module.exports = {};" }));
    },
  };
}

function tenantFolders() {
  return readdirSync("tenants")
    .filter((name) => existsSync(`tenants/${name}/config.ts`))
    .sort();
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}
