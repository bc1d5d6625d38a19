// `npm run build`: data is checked, Remix builds the app, esbuild the server process, and the browser's files are compressed.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build } from "esbuild";
import { tsImport } from "tsx/esm/api";
import { contentVersion } from "../mall-api/demo/content-version.js";
import { forgetBuild, recordBuild, sourceHash } from "./build-sources.js";

const hash = sourceHash();
forgetBuild();
const demoContent = await checkedDemoContent();
run("tsx", "scripts/check-data.ts");
run("remix", "vite:build", "--logLevel", "warn", "--sourcemapServer");

rmSync("build/process", { recursive: true, force: true });
// With all packages but those that bring files of their own or know classes by name.
await build({
  bundle: true,
  platform: "node",
  target: "node20",
  format: "esm",
  external: Object.keys(JSON.parse(readFileSync("deploy/package.json", "utf8")).dependencies),
  plugins: [withoutUnusedPackages(), withDemoContent(), withTexts()],
  // Packages in the older module format call `require`.
  banner: {
    js: 'import { createRequire as bundleRequire } from "node:module";\nconst require = bundleRequire(import.meta.url);',
  },
  logLevel: "warning",
  logOverride: { "ignored-bare-import": "silent" },
  entryPoints: {
    "server/index": "build/server/index.js",
    "process/main": "server/main.ts",
    "process/mall-api": "mall-api/main.ts",
    "process/operator": "mall-api/operator.ts",
    "process/check": "scripts/check.ts",
    "process/connect": "scripts/connect.ts",
  },
  outdir: "build",
  allowOverwrite: true,
  // A process loads each package once, and what it needs on demand only then.
  splitting: true,
  chunkNames: "process/[name]-[hash]",
  // For `npm run profile`; without a comment in the code, whoever imports it doesn't read the map.
  sourcemap: "external",
  define: {
    "process.env.NODE_ENV": '"production"',
    // The tenants' folders and the sources are not beside the built process: see contract/tenant-folders.server.ts.
    "process.env.BUILT_TENANT_IDS": JSON.stringify(tenantFolders().join(",")),
    "process.env.BUILT_CONTENT_VERSION": JSON.stringify(contentVersion()),
  },
});
rmSync("build/server/assets", { recursive: true, force: true });
cpSync("mall-api/db/migrations", "build/process/migrations", { recursive: true });
cpSync("mall-api/demo/art/faces", "build/process/faces", { recursive: true });
cpSync("mall-api/demo/art/things", "build/process/things", { recursive: true });

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

/**
 * What the server's code imports but never runs: packages that components import in browsers only, what Remix
 * brings for versions of Node without `fetch`, the schemas' messages in other languages, which nobody sees, and the
 * parser of `style` attributes, which rich text can't have.
 */
function withoutUnusedPackages() {
  const namespace = "unused-package";
  return {
    name: namespace,
    setup({ onResolve, onLoad }) {
      const leaveOut = ({ path }) => ({ path, namespace });
      onResolve(
        { filter: /^(@firebase\/\w+|keen-slider|pusher-js|qr\/decode\.js|postcss|@remix-run\/web-fetch)$/ },
        leaveOut,
      );
      onResolve({ filter: /^undici$/ }, (found) =>
        /@remix-run.node/.test(found.importer) ? leaveOut(found) : null,
      );
      onResolve({ filter: /\/locales\/index\.js$/ }, leaveOut);
      onLoad({ filter: /./, namespace }, () => ({ contents: "module.exports = {};" }));
    },
  };
}

function run(tool, ...given) {
  const { status } = spawnSync(`node_modules/.bin/${tool}`, given, {
    stdio: "inherit",
    // Test runners set another value, which would leave out what only production has, such as Trusted Types.
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** What the files of the demo content say; a fault in them ends the build. */
async function checkedDemoContent() {
  try {
    return (await tsImport("../mall-api/demo/demo-content.ts", import.meta.url)).demoContent;
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

/** The module that reads the demo content's files is replaced by what it reads: parsing them takes longest at a start. */
function withDemoContent() {
  return {
    name: "demo-content",
    setup({ onLoad }) {
      onLoad({ filter: /\/mall-api\/demo\/demo-content\.ts$/ }, () => ({
        contents: JSON.stringify({ demoContent }),
        loader: "json",
      }));
    },
  };
}

/** Commands beside the site read its texts too, where Vite doesn't put them in. */
function withTexts() {
  return {
    name: "texts",
    setup({ onLoad }) {
      onLoad({ filter: /\/app\/locale\/i18n\.server\.ts$/ }, ({ path }) => {
        const files = filesBelow("locales").map((file) => [
          `../../${file}`,
          JSON.parse(readFileSync(file, "utf8")),
        ]);
        const source = readFileSync(path, "utf8");
        const contents = source.replace(/import\.meta\.glob<.*?>\(.*?\}\)/s, () =>
          JSON.stringify(Object.fromEntries(files)),
        );
        return { contents, loader: "ts" };
      });
    },
  };
}

function tenantFolders() {
  return readdirSync("tenants")
    .filter((name) => existsSync(`tenants/${name}/config.json`))
    .sort();
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}
