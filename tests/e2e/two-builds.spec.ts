import { spawnSync } from "node:child_process";
import { appendFileSync, cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { freePort } from "../free-port";
import { type RunningSite, startSite } from "../site-process";
import { expect, hydrated, test } from "./mall-site";

const notCopied = new Set([
  "node_modules",
  "build",
  "test-results",
  "tests",
  "docs",
  ".git",
  ".data",
  ".cache",
]);
const project = resolve(import.meta.dirname, "../..");
let next: string;

/** The same site with another line in a file that all screens load, so that their scripts have other names. */
test.beforeAll(() => {
  test.setTimeout(240_000);
  next = mkdtempSync(join(tmpdir(), "promenade-next-"));
  cpSync(project, next, { recursive: true, filter: (path) => !notCopied.has(basename(path)) });
  symlinkSync(join(project, "node_modules"), join(next, "node_modules"));
  appendFileSync(join(next, "app/ui/class-names.ts"), "\nObject.assign(globalThis, { isNext: true });\n");
  const { status, stderr } = spawnSync("npm", ["run", "build", "--silent"], { cwd: next, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
});
test.afterAll(() => rmSync(next, { recursive: true, force: true }));

test("pages that are open while another build takes over go on in it", async ({ page, context }) => {
  test.setTimeout(120_000);
  const PORT = String(await freePort());
  let site: RunningSite = await startSite({ PORT });
  try {
    const at = (path: string) => site.of("galerieharfa") + path;
    const [watching, writing] = [await context.newPage(), await context.newPage()];
    await watching.clock.install();
    await Promise.all([page.goto(at("/en")), watching.goto(at("/de")), writing.goto(at("/cz/newsletter"))]);
    await Promise.all([page, watching, writing].map(hydrated));
    const isNext = (opened: typeof page) => opened.evaluate(() => "isNext" in window);
    expect(await isNext(page)).toBe(false);
    await writing.getByRole("main").getByRole("textbox").first().fill("mezitim@lide.test");

    await site.stop();
    site = await startSite({ PORT }, next);

    await page.getByRole("navigation").getByRole("link", { name: "Shops" }).first().click();
    await expect(page).toHaveURL(/\/en\/shops-services/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await hydrated(page);
    expect(await isNext(page)).toBe(true);

    await watching.clock.runFor("01:00:01");
    await watching.getByRole("button", { name: "Neu laden" }).click();
    await hydrated(watching);
    expect(await isNext(watching)).toBe(true);
    await expect(watching).toHaveURL(/\/de$/);

    const main = writing.getByRole("main");
    await main.getByRole("checkbox").first().check();
    await main.locator("button[type=submit]").click();
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Podívejte se do e-mailu");
  } finally {
    await site.stop();
  }
});
