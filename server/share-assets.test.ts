import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { shareAssets } from "./share-assets";

const dayMs = 24 * 60 * 60 * 1000;
const script = "shell-Ab1_-xyz.js";
let place: string;
const at = (...names: string[]) => join(place, ...names);
const warned = vi.fn();
const share = (build: string, folder = at("shared")) => shareAssets(at(build), folder, { warn: warned });
const age = (path: string, days: number) => {
  const then = new Date(Date.now() - days * dayMs);
  utimesSync(path, then, then);
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval"] });
  place = mkdtempSync(join(tmpdir(), "promenade-share-"));
  warned.mockReset();
  for (const build of ["one", "other"]) {
    mkdirSync(at(build));
    for (const name of [script, `${script}.br`, `${script}.gz`, `${build}-0a1b2c3d.css`])
      writeFileSync(at(build, name), `content of ${name}`);
  }
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(place, { recursive: true });
});

it("leaves the assets of each build with their compressed files, and no others", async () => {
  for (const name of ["index.html", "plain.js", ".env"]) writeFileSync(at("one", name), "not hashed");
  await Promise.all([share("one"), share("other"), share("one")]);
  const names = [script, `${script}.br`, `${script}.gz`, "one-0a1b2c3d.css", "other-0a1b2c3d.css"];
  expect(readdirSync(at("shared")).sort()).toEqual(names.sort());
  for (const name of names) expect(readFileSync(at("shared", name), "utf8")).toBe(`content of ${name}`);
  expect(warned).not.toHaveBeenCalled();
});

it("doesn't write again what is there, but replaces what a full disk has cut off", async () => {
  await share("one");
  const { ino } = statSync(at("shared", script));
  writeFileSync(at("shared", `${script}.br`), "");
  await share("other");
  expect(statSync(at("shared", script)).ino).toBe(ino);
  expect(readFileSync(at("shared", `${script}.br`), "utf8")).toBe(`content of ${script}.br`);
});

it("deletes assets that no instance has used for two weeks, and nothing that is not an asset", async () => {
  await share("one");
  const part = `.${script}.6f1c8e0a-93f5-4a0f-8b0e-0d6c6f1f5b5e`;
  for (const name of [part, "notes.txt", "photo-0a1b2c3d.jpg"]) writeFileSync(at("shared", name), "");
  for (const name of readdirSync(at("shared"))) age(at("shared", name), 15);
  writeFileSync(at("shared", "old-0a1b2c3d.js"), "of last week");
  age(at("shared", "old-0a1b2c3d.js"), 13);
  await share("other");
  expect(readdirSync(at("shared")).sort()).toEqual(
    [
      script,
      `${script}.br`,
      `${script}.gz`,
      "other-0a1b2c3d.css",
      "old-0a1b2c3d.js",
      "notes.txt",
      "photo-0a1b2c3d.jpg",
    ].sort(),
  );
});

it("marks the assets of a running build every day, and brings back what was deleted", async () => {
  await share("one");
  age(at("shared", script), 13);
  rmSync(at("shared", `${script}.br`));
  vi.advanceTimersByTime(dayMs);
  await vi.waitFor(() => expect(existsSync(at("shared", `${script}.br`))).toBe(true));
  await vi.waitFor(() => expect(Date.now() - statSync(at("shared", script)).mtimeMs).toBeLessThan(dayMs));
});

it("warns where the folder can't be written, and leaves the site to its own assets", async () => {
  writeFileSync(at("file"), "");
  await share("one", at("file", "shared"));
  expect(warned).toHaveBeenCalledTimes(1);
  expect(warned.mock.calls[0]?.[0]).toMatch(/^Assets of this build can't be shared in .+\/shared: \S/);
});
