import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { TenantId } from "@contract/tenant-ids";
import ipaddr from "ipaddr.js";
import sharp from "sharp";
import { expect, test } from "vitest";
import { ask, askAs, logo, withPictures } from "../../../tests/stand-ins/pictures";
import { startUpstream } from "../../../tests/stand-ins/upstream";
import { signature } from "./image-signature.server";

const pictures = withPictures();

async function pictureOf(response: Response) {
  const bytes = Buffer.from(await response.arrayBuffer());
  const { format, compression, width, height } = await sharp(bytes).metadata();
  return { format: compression === "av1" ? "avif" : format, width, height, bytes };
}

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
  const response = await ask(pictures.newService(), query);
  expect(response.status).toBe(400);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(pictures.upstream.asked).toEqual([]);
});

test("rejects a repeated parameter", async () => {
  const signed = (source: string) => `src=${signature(source, "promenade")}${source}`;
  const query = `${signed("/photo.jpg")}&${signed("/logo.svg")}&w=160`;
  const response = await askAs("promenade", pictures.newService(), query);
  expect(response.status).toBe(400);
});

test("answers 403, cached briefly, for a URL not signed for this mall, without a request to the upstream", async () => {
  const service = pictures.newService();
  const own = signature("/photo.jpg", "promenade");
  const elsewhere = signature("https://cdn.example/photo.jpg", "promenade");
  const forged: [tenantId: TenantId, src: string][] = [
    ["promenade", "/photo.jpg"],
    ["promenade", `${own.slice(1)}/photo.jpg`],
    ["promenade", `${own.split("").reverse().join("")}/photo.jpg`],
    ["promenade", `${own}/photo.jpg?v=2`],
    ["promenade", `${own}/../photo.jpg`],
    ["promenade", `${own}${pictures.upstream.url}/storage/photo.jpg`],
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
  expect(pictures.upstream.asked).toEqual([]);
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
  const src = name.includes("tenant") ? pictures.upstream.url + source : source;
  expect((await ask(pictures.newService(), { src, w: "160" })).status).toBe(403);
  expect(pictures.upstream.asked).toEqual([]);
});

test("answers 403 for a host that is no longer allowed, although its URL was signed", async () => {
  const service = pictures.newService({
    rules: {
      apiBaseOf: () => pictures.upstream.url,
      hosts: [{ name: "cdn.example", isWildcard: false, port: null }],
    },
  });
  expect((await ask(service, { src: "https://other.example/photo.jpg", w: "160" })).status).toBe(403);
  expect((await ask(service, { src: "/photo.jpg", w: "160" })).status).toBe(200);
});

test("serves a briefly cached placeholder with the error status where there is no picture", async () => {
  const service = pictures.newService();
  pictures.upstream.answerWith((request, response) =>
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
  const service = pictures.newService({ log: { debug: () => {}, info: () => {}, warn, error: warn } });
  for (const name of ["a", "b", "c"]) await ask(service, { src: `/missing-${name}.jpg`, w: "160" });
  expect(lines).toEqual([
    {
      tenant: "promenade",
      source: "/missing-a.jpg",
      status: 404,
      reason: `${pictures.upstream.url}/promenade/missing-a.jpg answered 404`,
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
  const service = pictures.newService();
  const dead = await startUpstream(() => {});
  await dead.stop();
  const networks = [ipaddr.parseCIDR("127.0.0.0/8")];
  const { host, port } = new URL(dead.url);
  const listed = pictures.newService({
    networks,
    rules: {
      apiBaseOf: (id) => `${pictures.upstream.url}/${id}`,
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
  pictures.upstream.answerWith((_request, response) =>
    response
      .writeHead(200, { "content-type": type })
      .end(body ?? pictures.photo.subarray(0, pictures.photo.length / 2)),
  );
  const response = await ask(pictures.newService(), { src: "/photo.jpg", w: "160" });
  expect(response.status, name).toBe(404);
  expect(response.headers.get("content-type")).toBe("image/svg+xml");
});

test("does not let a drawing load files or URLs", async () => {
  const secret = join(pictures.directory, "secret.png");
  await writeFile(
    secret,
    await sharp({ create: { width: 10, height: 10, channels: 3, background: "#f00" } })
      .png()
      .toBuffer(),
  );
  const outer = await startUpstream((_request, response) => response.end(pictures.photo));
  pictures.upstream.answerWith((_request, response) =>
    response.writeHead(200, { "content-type": "image/svg+xml" }).end(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="96" height="96">
        <rect width="96" height="96" fill="#fff"/>
        <image href="file://${secret}" width="48" height="96"/><image xlink:href="${outer.url}/photo.jpg" x="48" width="48" height="96"/></svg>`,
    ),
  );
  const { bytes } = await pictureOf(
    await ask(pictures.newService(), { src: "/logo.svg", w: "96" }, { accept: "*/*" }),
  );
  const { channels } = await sharp(bytes).stats();
  expect(channels.every(({ min }) => min > 250)).toBe(true);
  expect(outer.asked).toEqual([]);
  await outer.stop();
});

test("distinguishes an upstream outage from a missing picture", async () => {
  const service = pictures.newService();
  expect((await ask(service, { src: "/missing.jpg", w: "160" })).status).toBe(404);
  expect((await ask(service, { src: "/missing.jpg", w: "160" })).status).toBe(404);
  expect(pictures.upstream.asked).toHaveLength(1);
  pictures.upstream.answerWith((_request, response) => response.writeHead(500).end());
  expect((await ask(service, { src: "/photo.jpg", w: "160" })).status).toBe(502);
  await pictures.upstream.stop();
  expect((await ask(service, { src: "/photo.jpg", w: "160" })).status).toBe(502);
});
