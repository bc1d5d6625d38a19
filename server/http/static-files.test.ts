import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { listeningSite } from "../../tests/stand-ins/listening-site";

const { site, ask, files, sharedAssets } = listeningSite();
const at = (name: string) => join(sharedAssets(), name);

describe("an asset of another build", () => {
  beforeAll(() => {
    const compressed = { "shell-Ab1_-xyz.js.br": "brotli", "shell-Ab1_-xyz.js.gz": "gzip" };
    for (const [name, content] of Object.entries({ "shell-Ab1_-xyz.js": "plain", ...compressed }))
      writeFileSync(at(name), content);
    for (const name of ["styles-CUc9wXKv.css", "icons-CLf6yoqg.svg", "geist-CembiLAN.woff2"])
      writeFileSync(at(name), "plain");
  });

  it.each([
    ["gzip, br", "br", "brotli"],
    ["gzip", "gzip", "gzip"],
    ["br;q=0", undefined, "plain"],
  ])(
    "is served as the build's own would be to a browser that accepts %s",
    async (accepted, encoding, body) => {
      const answer = await ask("/assets/shell-Ab1_-xyz.js?a", { "Accept-Encoding": accepted });
      expect([answer.status, answer.body]).toEqual([200, body]);
      expect(answer.headers["content-encoding"]).toBe(encoding);
      expect(answer.headers).toMatchObject({
        "content-type": "text/javascript",
        "cache-control": "public, max-age=31536000, immutable",
        vary: "Accept-Encoding",
        "x-content-type-options": "nosniff",
      });
      expect(site.handled).toEqual([]);
      expect(site.answered).toEqual([["mall.test", "page", 200, "file"]]);
    },
  );

  it.each([
    ["styles-CUc9wXKv.css", "text/css"],
    ["icons-CLf6yoqg.svg", "image/svg+xml"],
    ["geist-CembiLAN.woff2", "font/woff2"],
  ])("has the type of its name, and needs no compressed file: %s", async (name, type) => {
    const answer = await ask(`/assets/${name}`, { "Accept-Encoding": "br" });
    expect([answer.status, answer.headers["content-type"], answer.body]).toEqual([200, type, "plain"]);
    expect(answer.headers).not.toHaveProperty("content-encoding");
  });

  it("answers HEAD without its body, and leaves everything else to the app", async () => {
    const head = await ask("/assets/shell-Ab1_-xyz.js", {}, "HEAD");
    expect([head.status, head.headers["content-length"], head.body]).toEqual([200, "5", ""]);
    expect((await ask("/assets/shell-Ab1_-xyz.js", {}, "POST")).body).toBe("a page");
  });
});

describe("an asset that no build has left", () => {
  it("is a 404 that nobody stores, and that costs the app nothing", async () => {
    const { status, headers, body } = await ask("/assets/gone-0a1b2c3d.js");
    expect([status, headers["cache-control"], body]).toEqual([404, "no-store", "Not Found"]);
    expect(headers["content-type"]).toContain("text/plain");
    expect(site.handled).toEqual([]);
  });

  it("is nothing that a link, a pipe or a folder leads to", async () => {
    const outside = mkdtempSync(join(tmpdir(), "promenade-outside-"));
    try {
      writeFileSync(join(outside, "secret"), "secret");
      symlinkSync(join(outside, "secret"), at("link-0a1b2c3d.js"));
      symlinkSync(join(outside, "secret"), at("part-0a1b2c3d.js.br"));
      execFileSync("mkfifo", [at("pipe-0a1b2c3d.js")]);
      mkdirSync(at("dir-0a1b2c3d.js"));
      for (const name of ["link", "part", "pipe", "dir"])
        expect((await ask(`/assets/${name}-0a1b2c3d.js`, { "Accept-Encoding": "br" })).status, name).toBe(
          404,
        );
    } finally {
      rmSync(outside, { recursive: true });
    }
  });

  it.each([
    "/assets/page-0a1b2c3d.html",
    "/assets/shell.js",
    "/assets/.shell-Ab1_-xyz.js",
    "/assets/shell-Ab1_-xyz.js.br",
    "/assets/a/shell-Ab1_-xyz.js",
    "/shell-Ab1_-xyz.js",
  ])("is not looked for as %s", async (path) => {
    const name = path.slice(path.lastIndexOf("/") + 1);
    writeFileSync(at(name), "left");
    expect((await ask(path)).body).toBe("a page");
  });
});

describe("a file of the build", () => {
  it("that is gone since the start ends its own connection alone", async () => {
    rmSync(join(files(), "robots.txt"));
    await expect(ask("/robots.txt")).rejects.toThrow();
    expect((await ask("/assets/app-1a2b.js")).status).toBe(200);
    writeFileSync(join(files(), "robots.txt"), "a file");
  });

  it.each(["bytes=5-2", "bytes=-3", "bytes=0-1,3-4", "lines=1-2", "bytes=0-1"])(
    "is sent whole, whatever part of it is asked for: %s",
    async (Range) => {
      const whole = await ask("/robots.txt");
      const { status, headers, body } = await ask("/robots.txt", { Range });
      expect([status, body, headers["content-range"]]).toEqual([200, whole.body, undefined]);
      expect((await ask("/robots.txt")).status).toBe(200);
    },
  );
});
