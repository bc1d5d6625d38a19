import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { freePort } from "../processes/free-port";
import { sharedSite } from "../processes/shared-site";
import { ask, type RunningSite, type Site, startSite } from "../processes/site-process";
import { json, listOf, startUpstream, success } from "../stand-ins/upstream";

const shared = sharedSite();
const fallbackIcon = readFileSync("public/icon.png");

async function fileAt(path: string, at: Site = shared, tenant = "galerieharfa", headers = {}) {
  const response = await ask(at, tenant, path, { headers });
  const bytes = Buffer.from(await response.arrayBuffer());
  const type = response.headers.get("Content-Type")?.split(";")[0] ?? "";
  return { status: response.status, type, bytes, headers: response.headers };
}

it("without OFFLINE there is no pack, and the worker is one that removes itself", async () => {
  for (const path of ["/offline-pack.json?language=en", "/offline-member.json?language=en"])
    expect((await fileAt(path)).status).toBe(404);
  const worker = await fileAt("/service-worker.js");
  expect([worker.status, worker.type]).toEqual([200, "text/javascript"]);
  expect(worker.headers.get("Cache-Control")).toBe("no-cache");
  expect(worker.bytes.toString()).toContain("unregister()");
  const known = { "If-None-Match": worker.headers.get("ETag") ?? "" };
  expect((await fileAt("/service-worker.js", shared, "galerieharfa", known)).status).toBe(304);
});

describe("files that are served as they are", () => {
  const page = "Contact: mailto:security@malls.test\n";
  let project: string;
  beforeAll(() => {
    // Beside the sources, so that packages are found.
    mkdirSync(".cache", { recursive: true });
    project = mkdtempSync(resolve(".cache", "public-"));
    cpSync("build", join(project, "build"), { recursive: true });
    cpSync("package.json", join(project, "package.json"));
    symlinkSync(resolve("node_modules"), join(project, "node_modules"));
    mkdirSync(join(project, "build/client/.well-known"));
    writeFileSync(join(project, "build/client/.well-known/security.txt"), page);
    writeFileSync(join(project, "build/client/.hidden.txt"), "hidden");
  });
  afterAll(() => rmSync(project, { recursive: true, force: true }));

  async function expectFiles(at: Site) {
    for (const tenant of ["galerieharfa", "europasc"]) {
      const wellKnown = await fileAt("/.well-known/security.txt", at, tenant);
      expect([wellKnown.status, wellKnown.type, wellKnown.bytes.toString()]).toEqual([
        200,
        "text/plain",
        page,
      ]);
      const icon = await fileAt("/icon.png", at, tenant);
      expect([icon.status, icon.type, icon.bytes.equals(fallbackIcon)]).toEqual([200, "image/png", true]);
    }
    expect((await fileAt("/.hidden.txt", at)).status).toBe(404);
    expect((await fileAt("/.well-known/other.txt", at)).status).toBe(404);
    expect((await fileAt("/favicon.ico", at)).type).toBe("image/png");
  }

  it("are given to every mall, files of .well-known among them", async () => {
    const site: RunningSite = await startSite({ MALL_API_URL: `${shared.mallApi}/{tenant}` }, project);
    try {
      await expectFiles(site);
      expect((await fileAt("/icon.png", site)).headers.get("X-Content-Type-Options")).toBe("nosniff");
    } finally {
      await site.stop();
    }
  }, 60_000);

  it("are given by the framework's own server as well", async () => {
    const port = await freePort();
    const stock = spawn(resolve("node_modules/.bin/remix-serve"), ["build/server/index.js"], {
      cwd: project,
      env: {
        ...process.env,
        PORT: String(port),
        NODE_ENV: "production",
        MALL_API_URL: `${shared.mallApi}/{tenant}`,
      },
      stdio: "ignore",
    });
    const at: Site = { ...shared, of: (tenant) => `http://${tenant}.localhost:${port}` };
    try {
      await vi.waitFor(() => fileAt("/healthz", at), { timeout: 20_000, interval: 300 });
      await expectFiles(at);
      const missing = await fileAt("/no-such-file.js", at);
      expect([missing.status, missing.bytes.toString()]).toEqual([404, "Not Found"]);
    } finally {
      stock.kill();
    }
  }, 60_000);
});

describe("the icons that are asked for without a page", () => {
  it.each([
    ["/favicon.ico", "png", 48],
    ["/apple-touch-icon.png", "jpeg", 180],
  ])("%s is the mall's own", async (path, format, size) => {
    const [harfa, europa] = [await fileAt(path), await fileAt(path, shared, "europasc")];
    for (const { status, bytes, headers } of [harfa, europa]) {
      const about = await sharp(bytes).metadata();
      expect([status, about.format, about.width, about.height]).toEqual([200, format, size, size]);
      expect(headers.get("Cache-Control")).toMatch(/^public, max-age=86400/);
    }
    expect(harfa.bytes.equals(europa.bytes)).toBe(false);
    const again = await fileAt(path, shared, "galerieharfa", {
      "If-None-Match": harfa.headers.get("ETag") ?? "",
    });
    expect(again.status).toBe(304);
  });

  it("are the fallback icon if the mall has none, or if it can't be fetched", async () => {
    const icons: Record<string, string> = { europasc: "/no-such.png", novoplaza: "http://10.0.0.1/icon.png" };
    const upstream = await startUpstream(({ url = "" }, response) => {
      const [, tenant = ""] = url.split("/");
      const image = icons[tenant];
      if (url.includes("/v1/malls"))
        return json(
          response,
          listOf([{ id: "1", ...(image && { image }), translations: [{ locale: "en", name: "Mall" }] }]),
        );
      if (url.includes("/v1/settings-web-app/web")) return json(response, success({ website_name: "Mall" }));
      return json(response, { status: "error", httpStatus: "NotFound", message: "" }, 404);
    });
    const site = await startSite({ MALL_API_URL: `${upstream.url}/{tenant}` });
    try {
      for (const tenant of ["galerieharfa", ...Object.keys(icons)])
        for (const path of ["/favicon.ico", "/apple-touch-icon.png"]) {
          const { status, headers } = await fileAt(path, site, tenant);
          expect([status, headers.get("Location"), headers.get("Cache-Control")], tenant).toEqual([
            302,
            "/icon.png",
            "public, max-age=300",
          ]);
        }
      const manifest = JSON.parse((await fileAt("/site.webmanifest", site)).bytes.toString());
      expect(manifest.icons).toEqual([{ src: "/icon.png", sizes: "512x512", type: "image/png" }]);
    } finally {
      await site.stop();
      await upstream.stop();
    }
  }, 90_000);
});

describe("a file that doesn't exist", () => {
  it.each([
    "/no-such-file.js",
    "/assets/old-0a1b2c3d.js",
    "/assets/old.css",
    "/ads.txt",
    "/images/photo.JPG",
    "/wp-includes/wlwmanifest.xml",
    "/en/picture.png",
    "/.env.production",
    "/backup.tar.gz",
  ])("%s answers 404 as plain text", async (path) => {
    const { status, type, bytes, headers } = await fileAt(path);
    expect([status, type, bytes.toString()]).toEqual([404, "text/plain", "Not Found"]);
    // Another instance may have the asset of a build.
    const isHashed = path === "/assets/old-0a1b2c3d.js";
    expect(headers.get("Cache-Control")).toBe(isHashed ? "no-store" : "public, max-age=60");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  });

  it.each(["/no-such-page", "/en/contact.html", "/index.php", "/en/floorplan/1.5", "/en/a/v1.2-new"])(
    "%s may be a page to its reader, and gets the site's own screen",
    async (path) => {
      const { status, type, bytes } = await fileAt(path);
      expect([status, type]).toEqual([404, "text/html"]);
      expect(bytes.toString()).toContain("<header");
    },
  );

  it("doesn't use up a message that waits for the next page", async () => {
    const Cookie = `toast=${encodeURIComponent(JSON.stringify([{ kind: "success", text: "Saved" }]))}`;
    const take = async (path: string) =>
      (await fileAt(path, shared, "galerieharfa", { Cookie })).headers.get("Set-Cookie");
    expect(await take("/missing.png")).toBeNull();
    expect(await take("/no-such-page")).toContain("toast=; Max-Age=0");
  });
});
