import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";

it("npm start says in one line what to install where the packages that build the site are missing", () => {
  const folder = mkdtempSync(join(tmpdir(), "promenade-start-"));
  try {
    for (const path of ["package.json", "scripts", "contract/source-hash.js"])
      cpSync(path, join(folder, path), { recursive: true });
    const { status, stderr } = spawnSync("npm", ["start", "--silent"], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: "production" },
      encoding: "utf8",
    });
    expect([status, stderr.trim()]).toEqual([
      1,
      expect.stringMatching(
        /^The packages that build the site are not installed: .+ npm ci --include=dev.+$/,
      ),
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
