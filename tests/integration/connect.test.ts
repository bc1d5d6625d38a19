import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sharedSite } from "../processes/shared-site";
import { ask, startSite } from "../processes/site-process";
import { shops } from "../stand-ins/other-mall-api/content/shops";
import type { ShapeName } from "../stand-ins/other-mall-api/shape";
import { startOtherMallApi } from "../stand-ins/other-mall-api/start";

const { mallApi } = sharedSite();
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "promenade-connect-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command without questions, as a container does. */
async function connect(url: string, tenant: string): Promise<{ output: string; code: number }> {
  const given = ["build/process/connect.js", url, "--tenant", tenant, "--to", join(folder, tenant), "--yes"];
  return promisify(execFile)(process.execPath, given, { maxBuffer: 10_000_000 }).then(
    ({ stdout }) => ({ output: stdout, code: 0 }),
    ({ stdout, stderr, code }) => ({ output: stdout + stderr, code }),
  );
}

const written = (tenant: string, file: string) =>
  JSON.parse(readFileSync(join(folder, tenant, file), "utf8"));

it("recognises the contract, and renders every screen", async () => {
  const { output, code } = await connect(`${mallApi}/{tenant}`, "novoplaza");
  expect(output).toContain('read by the profile "promenade"');
  expect(output).toMatch(/\n\d+ screens rendered, 0 can't be shown/);
  expect(code).toBe(0);
  expect(written("novoplaza", "config.json").mallApi).toMatchObject({ profile: "promenade" });
}, 120_000);

it.each<[ShapeName, string]>([
  ["laravel", "harbour"],
  ["aspnet", "quarry"],
  ["wordpress", "orchard"],
])(
  "connects an API in the style %s: its shops are shown, and no time that nobody has confirmed",
  async (shape, tenant) => {
    const api = await startOtherMallApi({ shape });
    const { output, code } = await connect(api.url, tenant);
    expect(output).toContain("companies");
    expect(code).toBe(0);
    const site = await startSite({ TENANTS_DIR: folder, MALL_API_URL: api.url });
    const html = await (await ask(site, tenant, "/en/shops-services")).text();
    await site.stop();
    await api.close();
    for (const { name } of shops.slice(0, 5)) expect(html).toContain(name.en.replaceAll("&", "&amp;"));
    if (shape !== "laravel") {
      expect(written(tenant, "profile.json").resources.companies.fields).not.toHaveProperty("opening_hours");
      expect(html).not.toMatch(/Open until|Closed|Opens/);
    }
  },
  120_000,
);

it("says what is wrong with an address that is no mall's API", async () => {
  const { output, code } = await connect("http://127.0.0.1:1", "nobody");
  expect(output).toContain("can't be reached");
  expect(code).toBe(1);
});
