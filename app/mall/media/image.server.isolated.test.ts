import { readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { ask, browser, withPictures } from "../../../tests/stand-ins/pictures";

const pictures = withPictures();

async function pictureOf(response: Response) {
  const bytes = Buffer.from(await response.arrayBuffer());
  const { format, compression, width, height } = await sharp(bytes).metadata();
  return { format: compression === "av1" ? "avif" : format, width, height, bytes };
}

test("serves the best format that the browser accepts", async () => {
  const service = pictures.newService();
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
  const service = pictures.newService();
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
    await ask(pictures.newService(), { src: "/photo.jpg", w: "192", r: "1/1", as: "maskable" }),
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
  const service = pictures.newService();
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
  const response = await ask(pictures.newService(), { src: "/logo.svg", w: "480" });
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
    await ask(pictures.newService(), { src: "/scene.svg", w: "1200" }),
  );
  expect([format, width, height]).toEqual(["avif", 1200, 900]);
});

test("caches a versioned picture forever, another for days, and answers 304 for an unchanged one", async () => {
  const service = pictures.newService();
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
  const service = pictures.newService();
  const query = { src: "/files/portrait-0a1b2c3d4e5f.jpg", w: "160" };
  const shown = await ask(service, query);
  expect([shown.status, shown.headers.get("cache-control")]).toEqual([200, "private, max-age=300"]);
  expect(shown.headers.get("cross-origin-resource-policy")).toBe("same-origin");
  expect(await readdir(pictures.directory, { recursive: true })).toEqual([]);
  await ask(service, query);
  expect(pictures.upstream.asked).toHaveLength(2);
});

test("resizes once for thirty concurrent requests; the copy outlives the process and the upstream", async () => {
  const service = pictures.newService();
  const first = await Promise.all(
    Array.from({ length: 30 }, () => ask(service, { src: "/photo.jpg", w: "160" })),
  );
  expect(first.every(({ status }) => status === 200)).toBe(true);
  expect(pictures.upstream.asked).toHaveLength(1);

  await pictures.upstream.stop();
  const later = await ask(pictures.newService(), { src: "/photo.jpg", w: "160" });
  expect(later.status).toBe(200);
  expect(later.headers.get("content-type")).toBe("image/avif");
  expect(later.headers.get("etag")).toBe(first[0]?.headers.get("etag"));
});

test("serves an old unversioned copy at once and revalidates it in the background", async () => {
  const service = pictures.newService();
  await ask(service, { src: "/photo.jpg", w: "160" });
  await ask(service, { src: "/photo.jpg?v=1", w: "160" });
  pictures.pass(25 * 60 * 60 * 1000);
  expect((await ask(service, { src: "/photo.jpg?v=1", w: "160" })).status).toBe(200);
  expect((await ask(service, { src: "/photo.jpg", w: "160" })).status).toBe(200);
  await expect
    .poll(() => pictures.upstream.asked.map(({ url }) => url))
    .toEqual(["/promenade/photo.jpg", "/promenade/photo.jpg?v=1", "/promenade/photo.jpg"]);
});

test("keeps the disk cache within its limit", async () => {
  const service = pictures.newService({ maxBytes: 40_000 });
  for (let index = 0; index < 30; index++) await ask(service, { src: `/photo.jpg?v=${index}`, w: "48" });
  expect(service.diskBytes()).toBeLessThanOrEqual(40_000);
  const bytesOnDisk = async () => {
    const files = await readdir(pictures.directory, { recursive: true, withFileTypes: true });
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
  const file = join(pictures.directory, "file");
  await writeFile(file, "");
  const service = pictures.newService({ directory: join(file, "below") });
  expect((await ask(service, { src: "/photo.jpg", w: "160" })).status).toBe(200);
  expect((await ask(service, { src: "/photo.jpg", w: "160" })).status).toBe(200);
});
