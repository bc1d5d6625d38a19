import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { afterEach, expect, test } from "vitest";
import {
  createImageResizer,
  DrawingLost,
  type ImageResizer,
  type ResizerLimits,
} from "./image-resizing.server";

let resizer: ImageResizer | undefined;
afterEach(() => resizer?.close());

const photo = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: "#884422" } })
  .png()
  .toBuffer();
const wanted = { width: 48, ratio: null, fit: "cover" } as const;

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

test("the process starts with the first picture, draws many, and ends when there is nothing to do", async () => {
  const { resize, pid } = newResizer({ idleMs: 100 });
  expect(pid()).toBeNull();
  const images = await Promise.all(Array.from({ length: 8 }, () => resize(photo, wanted, "webp")));
  expect(images.every(({ type, bytes }) => type === "image/webp" && bytes.length > 0)).toBe(true);
  const drawing = pid();
  expect(isRunning(drawing)).toBe(true);
  await expect.poll(() => isRunning(drawing)).toBe(false);
  expect(pid()).toBeNull();
  expect((await resize(photo, wanted, "webp")).type).toBe("image/webp");
});

test("a process that is lost costs the pictures in it, and the next ones are drawn", async () => {
  const { resize, pid } = newResizer();
  await resize(photo, wanted, "webp");
  const lost = resize(photo, { ...wanted, width: 1600 }, "avif");
  process.kill(pid() ?? 0, "SIGKILL");
  await expect(lost).rejects.toBeInstanceOf(DrawingLost);
  expect((await resize(photo, wanted, "webp")).type).toBe("image/webp");
});

test("a picture that takes for ever is given up", async () => {
  const { resize } = newResizer({ jobMs: 1 });
  await expect(resize(photo, { ...wanted, width: 1600 }, "avif")).rejects.toBeInstanceOf(DrawingLost);
});

test("a process that has grown is changed for a new one", async () => {
  const { resize, pid } = newResizer({ memoryBytes: 1 });
  const first = resize(photo, wanted, "webp");
  const firstPid = pid();
  await first;
  await resize(photo, wanted, "webp");
  await expect.poll(() => isRunning(firstPid)).toBe(false);
});

test("what is no picture is told as such, and the process stays", async () => {
  const { resize, pid } = newResizer();
  await resize(photo, wanted, "webp");
  const before = pid();
  await expect(resize(Buffer.from("no picture"), wanted, "webp")).rejects.toThrow(
    /unsupported image format/i,
  );
  expect(pid()).toBe(before);
});

test.runIf(process.platform === "linux")(
  "the drawing process knows nothing of the site's environment",
  async () => {
    process.env.PROMENADE_SECRET = "secret";
    const { resize, pid } = newResizer();
    await resize(photo, wanted, "webp");
    const environment = await readFile(`/proc/${pid()}/environ`, "utf8");
    expect(environment).toContain("MALLOC_ARENA_MAX");
    expect(environment).not.toContain("PROMENADE_SECRET");
  },
);
