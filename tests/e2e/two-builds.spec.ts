import { rmSync } from "node:fs";
import type { Page } from "@playwright/test";
import { freePort } from "../processes/free-port";
import { nextBuild } from "../processes/next-build";
import { type RunningSite, startSite } from "../processes/site-process";
import { askForScript, hydrated, test, expect as withinSeconds } from "./mall-site";

/** Three sites start here, and workers store pages of theirs, while other tests use the processors. */
const expect = withinSeconds.configure({ timeout: 60_000 });

let next: string;
test.beforeAll(() => {
  next = nextBuild();
});
test.afterAll(() => rmSync(next, { recursive: true, force: true }));

/** The build of the service worker that is in charge of a page; null without one. */
const buildInCharge = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string | null>((resolve) => {
        const { controller } = navigator.serviceWorker;
        if (!controller) return resolve(null);
        navigator.serviceWorker.addEventListener("message", ({ data }) => resolve(data.build));
        controller.postMessage({ language: "de", isMember: false });
      }),
  );

/**
 * What `read` finds, each time but the first with a new document of the page: the browser asks for the worker's script
 * with each, and a process that has just started may be too busy to answer the first. Before it the browser stops the
 * worker, as it does after half a minute without an event: until then one that an event started again just as it was to
 * be replaced would stay.
 */
async function withDocuments<Found>(page: Page, read: () => Promise<Found>) {
  const browser = await page.context().newCDPSession(page);
  await browser.send("ServiceWorker.enable");
  let isFirst = true;
  return async () => {
    if (!isFirst) {
      await browser.send("ServiceWorker.stopAllWorkers");
      await page.reload();
    }
    isFirst = false;
    return read();
  };
}

const looks = { intervals: [5_000], timeout: 120_000 };

test("pages left open while another build is deployed continue in it", async ({ context }) => {
  test.setTimeout(600_000);
  const PORT = String(await freePort());
  let site: RunningSite = await startSite({ PORT, OFFLINE: "galerieharfa" });
  try {
    const opened = async (path: string, prepare: (page: Page) => Promise<unknown> = async () => {}) => {
      const page = await context.newPage();
      await prepare(page);
      await page.goto(site.of("galerieharfa") + path);
      await askForScript(page);
      await hydrated(page);
      return page;
    };
    const { id } = await (await fetch(`http://localhost:${PORT}/builds/latest.json`)).json();
    const isNext = (page: Page) => page.evaluate(() => "isNext" in window);
    const frugal = await opened("/en", (page) =>
      page.addInitScript(() =>
        Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } }),
      ),
    );
    const preloading = await opened("/sk");
    // A page that is requested before the worker is in charge stays without it until its next document.
    await expect.poll(() => buildInCharge(preloading)).toBe(id);
    const watching = await opened("/de", (page) => page.clock.install());
    const writing = await opened("/cz/newsletter");
    const form = writing.getByRole("main");
    await form.getByRole("textbox").first().fill("mezitim@lide.test");
    await form.getByRole("checkbox").first().check();
    await expect.poll(() => buildInCharge(watching)).toBe(id);
    await preloading.bringToFront();
    await preloading.waitForTimeout(3_000);
    expect(await isNext(frugal)).toBe(false);

    await site.stop();
    site = await startSite({ PORT, OFFLINE: "galerieharfa" }, next);

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

    // Without being closed or reloaded, the other pages have the new worker too.
    for (const page of [watching, writing])
      await expect.poll(await withDocuments(preloading, () => buildInCharge(page)), looks).toBe(`${id}n`);

    await form.locator("button[type=submit]").click();
    await expect(form.getByRole("heading", { level: 1 })).toHaveText("Zkontrolujte si e-mail");

    // Where the site no longer works offline, the worker removes itself.
    await site.stop();
    site = await startSite({ PORT }, next);
    await watching.reload();
    const registrations = () => watching.evaluate(() => navigator.serviceWorker.getRegistrations());
    await expect.poll(await withDocuments(watching, registrations), looks).toEqual([]);
    expect(await watching.evaluate(() => caches.keys())).toEqual([]);
  } finally {
    await site.stop();
  }
});
