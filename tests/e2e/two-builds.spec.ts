import { rmSync } from "node:fs";
import type { Page } from "@playwright/test";
import { freePort } from "../free-port";
import { nextBuild } from "../next-build";
import { type RunningSite, startSite } from "../site-process";
import { askForScript, expect, hydrated, test } from "./mall-site";

let next: string;
test.beforeAll(() => {
  next = nextBuild();
});
test.afterAll(() => rmSync(next, { recursive: true, force: true }));

test("pages left open while another build is deployed continue in it", async ({ context }) => {
  test.setTimeout(120_000);
  const PORT = String(await freePort());
  let site: RunningSite = await startSite({ PORT });
  try {
    const opened = async (path: string, prepare: (page: Page) => Promise<unknown> = async () => {}) => {
      const page = await context.newPage();
      await prepare(page);
      await page.goto(site.of("galerieharfa") + path);
      await askForScript(page);
      await hydrated(page);
      return page;
    };
    const isNext = (page: Page) => page.evaluate(() => "isNext" in window);
    const frugal = await opened("/en", (page) =>
      page.addInitScript(() =>
        Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } }),
      ),
    );
    const preloading = await opened("/sk");
    const watching = await opened("/de", (page) => page.clock.install());
    const writing = await opened("/cz/newsletter");
    const form = writing.getByRole("main");
    await form.getByRole("textbox").first().fill("mezitim@lide.test");
    await form.getByRole("checkbox").first().check();
    await preloading.bringToFront();
    await preloading.waitForTimeout(3_000);
    expect(await isNext(frugal)).toBe(false);

    await site.stop();
    site = await startSite({ PORT }, next);

    // Whether its scripts are gone or already loaded, each gets where it was going.
    await frugal.getByRole("navigation").getByRole("link", { name: "Shops" }).first().click();
    await expect(frugal.getByRole("heading", { level: 1 })).toHaveText("Shops and services");
    await askForScript(frugal);
    await hydrated(frugal);
    expect(await isNext(frugal)).toBe(true);
    await preloading.getByRole("navigation").getByRole("link", { name: "Obchody" }).first().click();
    await expect(preloading.getByRole("heading", { level: 1 })).toHaveText("Obchody a služby");

    await watching.clock.runFor("01:00:01");
    const offer = watching.getByRole("status").filter({ hasText: "Eine neuere Version" });
    await offer.getByRole("button", { name: "Neu laden" }).click();
    await expect(offer).toHaveCount(0);
    await hydrated(watching);
    expect(await isNext(watching)).toBe(true);
    await expect(watching).toHaveURL(/\/de$/);

    await form.locator("button[type=submit]").click();
    await expect(form.getByRole("heading", { level: 1 })).toHaveText("Zkontrolujte si e-mail");
  } finally {
    await site.stop();
  }
});
