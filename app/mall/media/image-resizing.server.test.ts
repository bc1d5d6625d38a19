import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { afterEach, expect, test } from "vitest";
import {
  createImageResizer,
  type ImageResizer,
  type ResizerLimits,
  ResizingAborted,
} from "./image-resizing.server";

let resizer: ImageResizer | undefined;
afterEach(() => resizer?.close());

const photo = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: "#884422" } })
  .png()
  .toBuffer();
const wanted = { width: 48, ratio: null, fit: "cover", focus: "attention" } as const;

function newResizer(limits: Partial<ResizerLimits> = {}): ImageResizer {
  resizer = createImageResizer({ jobMs: 15_000, idleMs: 20_000, memoryBytes: 1e9, ...limits });
  return resizer;
}

function isRunning(pid: number | null): boolean {
  try {
    return pid !== null && process.kill(pid, 0);
  } catch {
    return false;
  }
}

test("starts the process with the first picture, reuses it, and ends it when idle", async () => {
  const { resize, pid } = newResizer({ idleMs: 100 });
  expect(pid()).toBeNull();
  const images = await Promise.all(Array.from({ length: 8 }, () => resize(photo, wanted, "webp")));
  expect(images.every(({ type, bytes }) => type === "image/webp" && bytes.length > 0)).toBe(true);
  const drawing = pid();
  expect(isRunning(drawing)).toBe(true);
  await expect.poll(() => isRunning(drawing), { timeout: 15_000 }).toBe(false);
  expect(pid()).toBeNull();
  expect((await resize(photo, wanted, "webp")).type).toBe("image/webp");
});

test("fails only the current pictures when the process crashes, and resizes the next ones", async () => {
  const { resize, pid } = newResizer();
  await resize(photo, wanted, "webp");
  const lost = resize(photo, { ...wanted, width: 1600 }, "avif");
  process.kill(pid() ?? 0, "SIGKILL");
  await expect(lost).rejects.toBeInstanceOf(ResizingAborted);
  expect((await resize(photo, wanted, "webp")).type).toBe("image/webp");
});

test("aborts a picture that takes too long", async () => {
  const { resize } = newResizer({ jobMs: 1 });
  await expect(resize(photo, { ...wanted, width: 1600 }, "avif")).rejects.toBeInstanceOf(ResizingAborted);
});

test("replaces a process that has grown", async () => {
  const { resize, pid } = newResizer({ memoryBytes: 1 });
  const first = resize(photo, wanted, "webp");
  const firstPid = pid();
  await first;
  await resize(photo, wanted, "webp");
  await expect.poll(() => isRunning(firstPid)).toBe(false);
});

test("scales down a picture of more megapixels than fit in memory at once", async () => {
  const large = await sharp({ create: { width: 12_000, height: 8_000, channels: 3, background: "#884422" } })
    .jpeg()
    .toBuffer();
  const { resize, pid } = newResizer();
  const { bytes } = await resize(large, { ...wanted, width: 480 }, "webp");
  expect((await sharp(bytes).metadata()).width).toBe(480);
  if (process.platform !== "linux") return;
  const [, peak] = /VmHWM:\s+(\d+) kB/.exec(await readFile(`/proc/${pid()}/status`, "utf8")) ?? [];
  // Decoded whole, its pixels alone would take 288 MB.
  expect(Number(peak) / 1024).toBeLessThan(288);
});

test("reports what is no picture, and keeps the process", async () => {
  const { resize, pid } = newResizer();
  await resize(photo, wanted, "webp");
  const before = pid();
  await expect(resize(Buffer.from("no picture"), wanted, "webp")).rejects.toThrow(
    /unsupported image format/i,
  );
  expect(pid()).toBe(before);
});

test.runIf(process.platform === "linux")("hides the site's environment from the worker process", async () => {
  process.env.PROMENADE_SECRET = "secret";
  const { resize, pid } = newResizer();
  await resize(photo, wanted, "webp");
  const environment = await readFile(`/proc/${pid()}/environ`, "utf8");
  expect(environment).toContain("MALLOC_ARENA_MAX");
  expect(environment).not.toContain("PROMENADE_SECRET");
});

test.each([
  ["west", "blue"],
  ["east", "red"],
  ["attention", "red"],
] as const)("keeps %s when it crops: %s", async (focus, color) => {
  const square = (background: string) => ({
    create: { width: 300, height: 300, channels: 3 as const, background },
  });
  const wide = await sharp({ create: { width: 1500, height: 300, channels: 3, background: "#203050" } })
    .composite([{ input: square("#e02020"), left: 1200, top: 0 }])
    .png()
    .toBuffer();
  const { bytes } = await newResizer().resize(wide, { ...wanted, ratio: 1, focus }, "png");
  const [red = 0, , blue = 0] = await sharp(bytes).resize(1, 1).removeAlpha().raw().toBuffer();
  expect(red > blue ? "red" : "blue").toBe(color);
});
