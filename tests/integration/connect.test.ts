import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sharedSite } from "../processes/shared-site";
import { ask, startSite } from "../processes/site-process";
import { offers } from "../stand-ins/other-mall-api/content/offers";
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
}, 240_000);

it("shows all screens at once, on a page that needs no site", () => {
  const overview = readFileSync(join(folder, "novoplaza/overview.html"), "utf8");
  const frames = [...overview.matchAll(/<iframe src="([^"]+)"/g)].map(([, file = ""]) => file);
  expect(frames).toContain("overview/shops-services.cz.html");
  for (const frame of frames) {
    const page = readFileSync(join(folder, "novoplaza", frame), "utf8");
    const outside = /<script|\ssrc="(?!data:)[^"]*|srcset=|url\("?\/|<use href="(?!#)[^"]*|rel="preload"/gi;
    expect.soft([frame, page.match(outside)]).toEqual([frame, null]);
  }
  const home = readFileSync(join(folder, "novoplaza/overview/index.en.html"), "utf8");
  expect(home.match(/ src="data:image\/\w+;base64,.{1000}/g)?.length).toBeGreaterThan(10);
  expect(home.match(/url\(data:font\/woff2;base64,.{1000}/g)?.length).toBeGreaterThan(0);
  expect(home.includes('<symbol id="icon-search"')).toBe(true);
});

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

/** The primary colour of the stand-in's settings. */
const brandColour = "#0b5c7a";

const answers: [question: RegExp, answer: string][] = [
  [/\[y\/N\] $/, "y"],
  [/\[Y\/n\] $/, ""],
  [/\(with commas; nothing: all\) $/, "2"],
  [/\(a path, or nothing\) $/, ""],
];

/** Runs the command with somebody who knows the API: names are right, and of its states only 2 is for visitors. */
async function connectAsked(url: string, tenant: string): Promise<{ asked: string; code: number }> {
  const given = ["build/process/connect.js", url, "--tenant", tenant, "--to", join(folder, tenant)];
  const child = spawn(process.execPath, given);
  let asked = "";
  child.stdout.on("data", (text: Buffer) => {
    asked += text;
    const [, answer] = answers.find(([question]) => question.test(asked)) ?? [];
    if (answer !== undefined) child.stdin.write(`${answer}\n`);
  });
  const [code] = await once(child, "close");
  return { asked, code };
}

it("asks what only the operator knows, and shows prices and dates that are confirmed, and nothing withdrawn", async () => {
  const api = await startOtherMallApi({ shape: "aspnet" });
  const { asked, code } = await connectAsked(api.url, "meadow");
  expect(asked).toMatch(/PriceNow as price, for example .*2990.*Is that so\?/);
  expect(code).toBe(0);
  const site = await startSite({ TENANTS_DIR: folder, MALL_API_URL: api.url });
  const html = await (await ask(site, "meadow", "/cz/nabidky/1")).text();
  await site.stop();
  await api.close();
  const text = html.replaceAll(/\s|&nbsp;/g, " ");
  for (const { price } of offers.slice(0, 3))
    expect(text).toContain(`${price.toLocaleString("cs").replaceAll(/\s/g, " ")} Kč`);
  expect(text).not.toContain("Stažená nabídka");
  expect(text).toContain(`--color-accent:${brandColour}`);
}, 120_000);

it("says where nobody can answer its questions", async () => {
  const api = await startOtherMallApi({ shape: "aspnet" });
  const child = spawn(process.execPath, ["build/process/connect.js", api.url, "--tenant", "silent"]);
  child.stdin.end();
  let said = "";
  child.stderr.on("data", (text: Buffer) => {
    said += text;
  });
  const [code] = await once(child, "close");
  await api.close();
  expect(said).toContain("--yes asks nothing");
  expect(code).toBe(1);
}, 60_000);

it("says what is wrong with an address that is no mall's API", async () => {
  const { output, code } = await connect("http://127.0.0.1:1", "nobody");
  expect(output).toContain("can't be reached");
  expect(code).toBe(1);
});
