import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TenantId } from "@contract/tenant-ids";
import ipaddr from "ipaddr.js";
import sharp from "sharp";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { startUpstream } from "../../../tests/stand-ins/upstream";
import { createImageService, type ImageService, type ImageServiceOptions } from "./image.server";
import { signature } from "./image-signature.server";

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10"><path fill="#b4472a" d="M0 0h10v10H0z"/></svg>';
const scene =
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#1e3a32"/></svg>';
const browser = "image/avif,image/webp,image/apng,image/*,*/*;q=0.8";

let upstream: Awaited<ReturnType<typeof startUpstream>>;
let directory: string;
let clock: number;
let photo: Buffer;
let services: ImageService[];

beforeAll(() => {
  process.env.MALL_API_URL = "http://127.0.0.1:9/{tenant}";
});

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "images-"));
  clock = Date.now();
  services = [];
  photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#884422" } })
    .jpeg()
    .toBuffer();
  upstream = await startUpstream((request, response) => {
    const path = request.url ?? "";
    if (path.includes("logo")) response.writeHead(200, { "content-type": "image/svg+xml" }).end(logo);
    else if (path.includes("scene")) response.writeHead(200, { "content-type": "image/svg+xml" }).end(scene);
    else if (path.includes("portrait"))
      response
        .writeHead(200, { "content-type": "image/jpeg", "cache-control": "private, max-age=300" })
        .end(photo);
    else if (path.includes("photo")) response.writeHead(200, { "content-type": "image/jpeg" }).end(photo);
    else response.writeHead(404).end();
  });
});

afterEach(async () => {
  await upstream.stop();
  await Promise.all(services.map((service) => service.close()));
  await rm(directory, { recursive: true, force: true });
});

function newService(options: Partial<ImageServiceOptions> = {}): ImageService {
  const service = createImageService({
    rules: { apiBaseOf: (tenantId) => `${upstream.url}/${tenantId}`, hosts: null },
    networks: [],
    directory,
    maxBytes: 10 * 1024 * 1024,
    now: () => clock,
    ...options,
  });
  services.push(service);
  return service;
}

function ask(service: ImageService, query: Record<string, string>, headers: Record<string, string> = {}) {
  const signed = query.src !== undefined && { src: signature(query.src, "promenade") + query.src };
  return askAs("promenade", service, { ...query, ...signed }, headers);
}

function askAs(
  tenantId: TenantId,
  service: ImageService,
  query: Record<string, string> | string,
  headers: Record<string, string> = {},
) {
  const request = new Request(`http://mall.test/image?${new URLSearchParams(query)}`, {
    headers: { accept: browser, ...headers },
  });
  return service.respond(request, tenantId);
}

async function pictureOf(response: Response) {
  const bytes = Buffer.from(await response.arrayBuffer());
  const { format, compression, width, height } = await sharp(bytes).metadata();
  return { format: compression === "av1" ? "avif" : format, width, height, bytes };
}

test("serves the best format that the browser accepts", async () => {
  const service = newService();
  const formats = await Promise.all(
    [browser, "image/webp,*/*", "image/avif;q=0,image/webp", "*/*", ""].map(async (accept) => {
      const response = await ask(service, { src: "/photo.jpg", w: "160" }, { accept });
      const { format, width, height } = await pictureOf(response);
      expect(response.headers.get("content-type")).toBe(`image/${format}`);
      expect(response.headers.get("vary")).toBe("Accept");
      expect([width, height]).toEqual([160, 120]);
      return format;
    }),
  );
  expect(formats).toEqual(["avif", "webp", "webp", "jpeg", "jpeg"]);
});

test("serves an explicitly requested format whatever the client accepts, transparent or on white", async () => {
  const service = newService();
  const logoAs = async (as: string) => pictureOf(await ask(service, { src: "/logo.svg", w: "480", as }));
  const [jpeg, png] = [await logoAs("jpeg"), await logoAs("png")];
  expect([jpeg.format, png.format]).toEqual(["jpeg", "png"]);
  const corner = async (bytes: Buffer) => [
    ...(await sharp(bytes).ensureAlpha().raw().toBuffer()).subarray(-4),
  ];
  expect(await corner(jpeg.bytes)).toEqual([255, 255, 255, 255]);
  expect((await corner(png.bytes))[3]).toBe(0);
});

test("serves an icon that systems may cut to any shape: the picture within the circle that is never cut off", async () => {
  const icon = await pictureOf(
    await ask(newService(), { src: "/photo.jpg", w: "192", r: "1/1", as: "maskable" }),
  );
  expect([icon.format, icon.width, icon.height]).toEqual(["png", 192, 192]);
  const { data, info } = await sharp(icon.bytes).raw().toBuffer({ resolveWithObject: true });
  const isWhite = (x: number, y: number) =>
    data.subarray((y * 192 + x) * info.channels, (y * 192 + x) * info.channels + 3).every((c) => c === 255);
  const distance = (x: number, y: number) => Math.hypot(x - 95.5, y - 95.5);
  const drawn = Array.from(
    { length: 192 * 192 },
    (_, at) => [at % 192, Math.floor(at / 192)] as const,
  ).filter(([x, y]) => !isWhite(x, y));
  expect(drawn.length).toBeGreaterThan(8_000);
  expect(Math.max(...drawn.map(([x, y]) => distance(x, y)))).toBeLessThanOrEqual(0.4 * 192);
});

test("crops or contains to a ratio, and never enlarges a photo", async () => {
  const service = newService();
  const sizeOf = async (query: Record<string, string>) => {
    const { width, height } = await pictureOf(await ask(service, query));
    return [width, height];
  };
  expect(await sizeOf({ src: "/photo.jpg", w: "240", r: "1/1" })).toEqual([240, 240]);
  expect(await sizeOf({ src: "/photo.jpg", w: "240", r: "1/1", fit: "contain" })).toEqual([240, 180]);
  expect(await sizeOf({ src: "/photo.jpg", w: "1600" })).toEqual([400, 300]);
  expect(await sizeOf({ src: "/photo.jpg", w: "1600", r: "40/21" })).toEqual([400, 210]);
});

test("renders a vector logo at the requested size, with exact colours and sharp edges", async () => {
  const response = await ask(newService(), { src: "/logo.svg", w: "480" });
  const { bytes, width, height, format } = await pictureOf(response);
  expect([format, width, height]).toEqual(["webp", 480, 160]);
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
  ];
  expect(at(158, 80)).toEqual([0xb4, 0x47, 0x2a, 255]);
  expect(at(162, 80)[3]).toBe(0);
});

test("treats an opaque drawing like a photo", async () => {
  const { format, width, height } = await pictureOf(
    await ask(newService(), { src: "/scene.svg", w: "1200" }),
  );
  expect([format, width, height]).toEqual(["avif", 1200, 900]);
});

test("caches a versioned picture forever, another for days, and answers 304 for an unchanged one", async () => {
  const service = newService();
  const forever = await ask(service, { src: "/photo.jpg?v=3", w: "160" });
  expect(forever.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(forever.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  const forDays = await ask(service, { src: "/photo.jpg", w: "160" });
  expect(forDays.headers.get("cache-control")).toBe("public, max-age=172800, stale-while-revalidate=604800");

  const etag = forDays.headers.get("etag") ?? "";
  const again = await ask(service, { src: "/photo.jpg", w: "160" }, { "if-none-match": `"x", W/${etag}` });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
  expect(again.headers.get("etag")).toBe(etag);
});

test("caches a member's own picture nowhere, so that it can be revoked", async () => {
  const service = newService();
  const query = { src: "/files/portrait-0a1b2c3d4e5f.jpg", w: "160" };
  const shown = await ask(service, query);
  expect([shown.status, shown.headers.get("cache-control")]).toEqual([200, "private, max-age=300"]);
  expect(shown.headers.get("cross-origin-resource-policy")).toBe("same-origin");
  expect(await readdir(directory, { recursive: true })).toEqual([]);
  await ask(service, query);
  expect(upstream.asked).toHaveLength(2);
});

test.each([
  ["no width", { src: "/photo.jpg" }],
  ["a width that isn't offered", { src: "/photo.jpg", w: "161" }],
  ["a width that is no number", { src: "/photo.jpg", w: "160px" }],
  ["a ratio that isn't offered", { src: "/photo.jpg", w: "160", r: "5/3" }],
  ["an invalid ratio", { src: "/photo.jpg", w: "160", r: "4:3" }],
  ["another fit", { src: "/photo.jpg", w: "160", fit: "fill" }],
  ["a format that isn't offered", { src: "/photo.jpg", w: "160", as: "gif" }],
  ["an unknown parameter", { src: "/photo.jpg", w: "160", quality: "100" }],
  ["no source", { w: "160" }],
])("rejects %s without a request to the upstream", async (_name, query) => {
  const response = await ask(newService(), query);
  expect(response.status).toBe(400);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(upstream.asked).toEqual([]);
});

test("rejects a repeated parameter", async () => {
  const signed = (source: string) => `src=${signature(source, "promenade")}${source}`;
  const query = `${signed("/photo.jpg")}&${signed("/logo.svg")}&w=160`;
  const response = await askAs("promenade", newService(), query);
  expect(response.status).toBe(400);
});

test("answers 403, cached briefly, for a URL not signed for this mall, without a request to the upstream", async () => {
  const service = newService();
  const own = signature("/photo.jpg", "promenade");
  const elsewhere = signature("https://cdn.example/photo.jpg", "promenade");
  const forged: [tenantId: TenantId, src: string][] = [
    ["promenade", "/photo.jpg"],
    ["promenade", `${own.slice(1)}/photo.jpg`],
    ["promenade", `${own.split("").reverse().join("")}/photo.jpg`],
    ["promenade", `${own}/photo.jpg?v=2`],
    ["promenade", `${own}/../photo.jpg`],
    ["promenade", `${own}${upstream.url}/storage/photo.jpg`],
    ["promenade", `${elsewhere}http://169.254.169.254/latest/meta-data`],
    ["promenade", `${elsewhere}https://cdn.example/photo.jpg?v=2`],
    ["promenade", `${elsewhere.slice(0, 8)}https://cdn.example/photo.jpg`],
    ["beta", `${elsewhere}https://cdn.example/photo.jpg`],
    ["beta", `${own}/photo.jpg`],
  ];
  for (const [tenantId, src] of forged) {
    const response = await askAs(tenantId, service, { w: "160", src });
    expect(response.status, src).toBe(403);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect((await response.text()).length).toBeLessThan(40);
  }
  expect(upstream.asked).toEqual([]);
});

test.each([
  ["another tenant's picture on the same host", "/beta/photo.jpg"],
  ["a file", "file:///etc/passwd"],
  ["data", `data:image/svg+xml,${logo}`],
  ["a path out of the base", "/../beta/photo.jpg"],
  ["an encoded path out of the base", "/%2e%2e/beta/photo.jpg"],
  ["a doubly encoded path out of the base", "/%252e%252e/beta/photo.jpg"],
  ["credentials", "https://user:pass@cdn.example/photo.jpg"],
  ["another port", "https://cdn.example:8443/photo.jpg"],
])("does not fetch %s even with a signature", async (name, source) => {
  const src = name.includes("tenant") ? upstream.url + source : source;
  expect((await ask(newService(), { src, w: "160" })).status).toBe(403);
  expect(upstream.asked).toEqual([]);
});

test("answers 403 for a host that is no longer allowed, although its URL was signed", async () => {
  const service = newService({
    rules: { apiBaseOf: () => upstream.url, hosts: [{ name: "cdn.example", isWildcard: false, port: null }] },
  });
  expect((await ask(service, { src: "https://other.example/photo.jpg", w: "160" })).status).toBe(403);
  expect((await ask(service, { src: "/photo.jpg", w: "160" })).status).toBe(200);
});

test("serves a briefly cached placeholder with the error status where there is no picture", async () => {
  const service = newService();
  upstream.answerWith((request, response) =>
    response.writeHead(request.url?.includes("down") ? 503 : 404).end(),
  );
  const missing = await ask(service, { src: "/photo.jpg", w: "160" });
  expect([missing.status, missing.headers.get("cache-control")]).toEqual([404, "public, max-age=60"]);
  expect(missing.headers.get("content-type")).toBe("image/svg+xml");
  expect(missing.headers.get("content-security-policy")).toBe("default-src 'none'");
  expect((await sharp(Buffer.from(await missing.arrayBuffer())).metadata()).format).toBe("svg");

  const down = await ask(service, { src: "/down.jpg", w: "160" });
  expect([down.status, down.headers.get("cache-control")]).toEqual([502, "no-store"]);
  expect(down.headers.get("content-type")).toBe("image/svg+xml");

  const withoutPlaceholder: Record<string, string>[] = [{ fit: "contain" }, { as: "jpeg" }, { as: "png" }];
  for (const query of withoutPlaceholder) {
    const response = await ask(service, { src: "/photo.jpg", w: "160", ...query });
    expect([response.status, response.headers.get("content-type")]).toEqual([
      404,
      "text/plain; charset=utf-8",
    ]);
  }
});

test("logs why pictures are missing once per reason, not per picture", async () => {
  const lines: Record<string, unknown>[] = [];
  const warn = (about: object) => void lines.push({ ...about });
  const service = newService({ log: { debug: () => {}, info: () => {}, warn, error: warn } });
  for (const name of ["a", "b", "c"]) await ask(service, { src: `/missing-${name}.jpg`, w: "160" });
  expect(lines).toEqual([
    {
      tenant: "promenade",
      source: "/missing-a.jpg",
      status: 404,
      reason: `${upstream.url}/promenade/missing-a.jpg answered 404`,
    },
  ]);
  await ask(service, { src: "http://10.0.0.1/a.jpg", w: "160" });
  await ask(service, { src: "http://10.0.0.1/b.jpg", w: "160" });
  await askAs("promenade", service, { src: "01234567/photo.jpg", w: "160" });
  await askAs("promenade", service, { src: "/photo.jpg", w: "160" });
  expect(lines.map(({ reason, source }) => reason ?? source).slice(1)).toEqual([
    "http://10.0.0.1/a.jpg 10.0.0.1 has no public address (10.0.0.1)",
    "/photo.jpg",
  ]);
});

test("stops fetching from a host that does not answer for a while, but not from others", async () => {
  const service = newService();
  const dead = await startUpstream(() => {});
  await dead.stop();
  const networks = [ipaddr.parseCIDR("127.0.0.0/8")];
  const { host, port } = new URL(dead.url);
  const listed = newService({
    networks,
    rules: {
      apiBaseOf: (id) => `${upstream.url}/${id}`,
      hosts: [{ name: "127.0.0.1", isWildcard: false, port }],
    },
  });
  const statuses = [];
  for (let index = 0; index < 7; index++)
    statuses.push((await ask(listed, { src: `http://${host}/${index}.jpg`, w: "160" })).status);
  expect(statuses).toEqual([502, 502, 502, 502, 502, 503, 503]);
  expect((await ask(listed, { src: "/photo.jpg", w: "160" })).status).toBe(200);
  expect((await ask(service, { src: "/photo.jpg", w: "160" })).status).toBe(200);
});

const tooManyPixels = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1000000"><rect width="1" height="9"/></svg>`;
const entityBomb = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "${"x".repeat(100)}">${"bcdefghij"
  .split("")
  .map((name, index) => `<!ENTITY ${name} "${`&${"abcdefghi"[index]};`.repeat(10)}">`)
  .join("")}]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&j;</text></svg>`;

test.each([
  ["HTML", "text/html", "<!doctype html><svg xmlns='http://www.w3.org/2000/svg'/>"],
  ["JSON", "application/json", '{"status":"success"}'],
  ["text with a picture's content type", "image/png", "not a picture at all"],
  ["half a picture", "image/jpeg", null],
  ["nothing", "image/png", ""],
  ["a drawing a million pixels high", "image/svg+xml", tooManyPixels],
  ["a drawing with an entity bomb", "image/svg+xml", entityBomb],
  ["a PDF", "application/pdf", "%PDF-1.7"],
])("rejects %s from the upstream", async (name, type, body) => {
  upstream.answerWith((_request, response) =>
    response.writeHead(200, { "content-type": type }).end(body ?? photo.subarray(0, photo.length / 2)),
  );
  const response = await ask(newService(), { src: "/photo.jpg", w: "160" });
  expect(response.status, name).toBe(404);
  expect(response.headers.get("content-type")).toBe("image/svg+xml");
});

test("does not let a drawing load files or URLs", async () => {
  const secret = join(directory, "secret.png");
  await writeFile(
    secret,
    await sharp({ create: { width: 10, height: 10, channels: 3, background: "#f00" } })
      .png()
      .toBuffer(),
  );
  const outer = await startUpstream((_request, response) => response.end(photo));
  upstream.answerWith((_request, response) =>
    response.writeHead(200, { "content-type": "image/svg+xml" }).end(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="96" height="96">
        <rect width="96" height="96" fill="#fff"/>
        <image href="file://${secret}" width="48" height="96"/><image xlink:href="${outer.url}/photo.jpg" x="48" width="48" height="96"/></svg>`,
    ),
  );
  const { bytes } = await pictureOf(
    await ask(newService(), { src: "/logo.svg", w: "96" }, { accept: "*/*" }),
  );
  const { channels } = await sharp(bytes).stats();
  expect(channels.every(({ min }) => min > 250)).toBe(true);
  expect(outer.asked).toEqual([]);
  await outer.stop();
});

test("distinguishes an upstream outage from a missing picture", async () => {
  const service = newService();
  expect((await ask(service, { src: "/missing.jpg", w: "160" })).status).toBe(404);
  expect((await ask(service, { src: "/missing.jpg", w: "160" })).status).toBe(404);
  expect(upstream.asked).toHaveLength(1);
  upstream.answerWith((_request, response) => response.writeHead(500).end());
  expect((await ask(service, { src: "/photo.jpg", w: "160" })).status).toBe(502);
  await upstream.stop();
  expect((await ask(service, { src: "/photo.jpg", w: "160" })).status).toBe(502);
});

test("resizes once for thirty concurrent requests; the copy outlives the process and the upstream", async () => {
  const service = newService();
  const first = await Promise.all(
    Array.from({ length: 30 }, () => ask(service, { src: "/photo.jpg", w: "160" })),
  );
  expect(first.every(({ status }) => status === 200)).toBe(true);
  expect(upstream.asked).toHaveLength(1);

  await upstream.stop();
  const later = await ask(newService(), { src: "/photo.jpg", w: "160" });
  expect(later.status).toBe(200);
  expect(later.headers.get("content-type")).toBe("image/avif");
  expect(later.headers.get("etag")).toBe(first[0]?.headers.get("etag"));
});

test("serves an old unversioned copy at once and revalidates it in the background", async () => {
  const service = newService();
  await ask(service, { src: "/photo.jpg", w: "160" });
  await ask(service, { src: "/photo.jpg?v=1", w: "160" });
  clock += 25 * 60 * 60 * 1000;
  expect((await ask(service, { src: "/photo.jpg?v=1", w: "160" })).status).toBe(200);
  expect((await ask(service, { src: "/photo.jpg", w: "160" })).status).toBe(200);
  await expect
    .poll(() => upstream.asked.map(({ url }) => url))
    .toEqual(["/promenade/photo.jpg", "/promenade/photo.jpg?v=1", "/promenade/photo.jpg"]);
});

test("keeps the disk cache within its limit", async () => {
  const service = newService({ maxBytes: 40_000 });
  for (let index = 0; index < 30; index++) await ask(service, { src: `/photo.jpg?v=${index}`, w: "48" });
  expect(service.diskBytes()).toBeLessThanOrEqual(40_000);
  const bytesOnDisk = async () => {
    const files = await readdir(directory, { recursive: true, withFileTypes: true });
    const sizes = files.filter((file) => file.isFile()).map((file) => stat(join(file.parentPath, file.name)));
    return {
      count: sizes.length,
      bytes: (await Promise.all(sizes)).reduce((sum, { size }) => sum + size, 0),
    };
  };
  await expect.poll(async () => (await bytesOnDisk()).count).toBeLessThanOrEqual(10);
  expect((await bytesOnDisk()).bytes).toBeLessThanOrEqual(40_000);
});

test("serves pictures although the cache directory is not writable", async () => {
  const file = join(directory, "file");
  await writeFile(file, "");
  const service = newService({ directory: join(file, "below") });
  expect((await ask(service, { src: "/photo.jpg", w: "160" })).status).toBe(200);
  expect((await ask(service, { src: "/photo.jpg", w: "160" })).status).toBe(200);
});
