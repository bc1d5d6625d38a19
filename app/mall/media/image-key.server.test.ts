import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { imageKeys } from "./image-key.server";

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "image-key-"));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const keysIn = (folder: string) => imageKeys({ IMAGE_CACHE_DIR: folder }).map(String);

test("without configuration stores a random key for the next start, readable by nobody else", () => {
  const folder = join(directory, "images");
  const keys = keysIn(folder);
  expect(keys).toEqual(keysIn(folder));
  expect(keys[0]).toMatch(/^[\w-]{43}$/);
  expect(keysIn(join(directory, "other"))).not.toEqual(keys);
  expect(statSync(join(folder, "key")).mode & 0o077).toBe(0);
});

test("gives processes that start together the same key", async () => {
  const program = `
    import { imageKeys } from "${join(import.meta.dirname, "image-key.server.ts")}";
    process.stdout.write(String(imageKeys({ IMAGE_CACHE_DIR: process.env.FOLDER })[0]));`;
  const keyOf = () =>
    new Promise<string>((resolve, reject) => {
      const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", program], {
        env: { ...process.env, FOLDER: join(directory, "shared") },
      });
      let output = "";
      child.stdout.on("data", (chunk) => {
        output += chunk;
      });
      child.on("error", reject);
      child.on("close", () => resolve(output));
    });
  const keys = await Promise.all([keyOf(), keyOf()]);
  expect(keys[0]).toMatch(/^[\w-]{43}$/);
  expect(new Set(keys).size).toBe(1);
});

test("derives the same key, different from the secret, on instances that share a realtime secret", () => {
  const keyOf = (PUSHER_SECRET: string, folder = directory) =>
    imageKeys({ PUSHER_SECRET, IMAGE_CACHE_DIR: folder })[0].toString("hex");
  expect(keyOf("secret")).toBe(keyOf("secret", join(directory, "another machine")));
  expect(keyOf("secret")).not.toBe(keyOf("other"));
  expect(keyOf("secret")).toHaveLength(64);
});

test("prefers the configured keys", () => {
  expect(
    imageKeys({ IMAGE_KEY: ["new", "old"], PUSHER_SECRET: "secret", IMAGE_CACHE_DIR: directory }),
  ).toEqual(["new", "old"]);
});

test("still signs if the folder is not writable", () => {
  const file = join(directory, "file");
  writeFileSync(file, "");
  const [key] = keysIn(join(file, "below"));
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(readFileSync(file, "utf8")).toBe("");
});
