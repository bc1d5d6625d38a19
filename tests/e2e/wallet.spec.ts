import type { Language } from "@contract/languages";
import type { BrowserContext, Page } from "@playwright/test";
import { href } from "../../app/locale/href";
import { earn, join, purchase, sendForm } from "../requests/member";
import { receiptFile } from "../stand-ins/receipt-photo";
import { expectAccessible } from "./axe";
import { expect, hydrated, scripting, site, siteOf, suppressSetup, test } from "./mall-site";

/** Creates a member with 190 points; returns the session's cookie. */
async function memberWithPoints(tenant: string): Promise<string> {
  const cookie = await join(site(), tenant);
  await earn(site(), tenant, cookie, 1_900);
  return cookie;
}

/** Such a member, logged in in a browser. */
async function memberIn(context: BrowserContext, tenant: string) {
  const cookie = await memberWithPoints(tenant);
  await context.addCookies([{ name: "token", value: cookie.slice("token=".length), url: siteOf(tenant) }]);
}

const words = {
  en: {
    activate: "Activate A coffee of your choice",
    question: "Activate for 50 points?",
    confirm: "Yes, spend 50 points",
    left: "140 points",
    show: "Show at the till",
    close: "Close",
  },
  cz: {
    activate: "Aktivovat Káva podle výběru",
    question: "Aktivovat za 50 bodů?",
    confirm: "Ano, použít 50 bodů",
    left: "140 bodů",
    show: "Ukázat u pokladny",
    close: "Zavřít",
  },
} as const;

for (const [tenant, language, javaScriptEnabled] of [
  ["promenade", "en", true],
  ["galerieharfa", "cz", false],
] as const satisfies [string, Language, boolean][]) {
  test.describe(scripting(javaScriptEnabled), () => {
    test.use({ javaScriptEnabled });

    test(`a member activates a reward and shows its code in ${language}`, async ({ page, context }) => {
      const said = words[language];
      await memberIn(context, tenant);
      const main = page.getByRole("main");
      await page.goto(siteOf(tenant) + href("dashboard-rewards", null, language));
      if (javaScriptEnabled) await hydrated(page);
      await main.getByRole("link", { name: said.activate }).click();
      await expect(main.getByRole("heading", { name: said.question })).toBeVisible();
      await expect(main.getByText(said.left, { exact: true })).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page, { within: "main" });
      await main.getByRole("button", { name: said.confirm }).dblclick();

      await expect(page).toHaveURL(new RegExp(href("my-reward", { id: "." }, language)));
      const voucher = page.locator(".voucher");
      const code = voucher.getByRole("img").first();
      expect((await code.boundingBox())?.width).toBeGreaterThan(200);
      // A countdown is for the last days; this voucher is good for two weeks.
      await expect(voucher.locator("time")).toHaveCount(0);
      if (javaScriptEnabled) await expectAccessible(page, { within: "main" });
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(code).toBeInViewport({ ratio: 1 });
      const onTop = await code.evaluate((drawing) => {
        const { left, top, width, height } = drawing.getBoundingClientRect();
        return [0.01, 0.5, 0.99].flatMap((x) =>
          [0.01, 0.5, 0.99].map((y) => {
            const hit = document.elementFromPoint(left + x * width, top + y * height);
            return hit !== null && drawing.contains(hit);
          }),
        );
      });
      expect(onTop, "nothing covers the code").not.toContain(false);
      await page.setViewportSize({ width: 1280, height: 720 });

      // A native popover: it opens without scripts.
      await voucher.getByRole("button", { name: said.show }).click();
      const dialog = page.getByRole("dialog");
      const large = (await dialog.getByRole("img").boundingBox())?.width ?? 0;
      expect(large).toBeGreaterThan((await code.boundingBox())?.width ?? 0);
      if (javaScriptEnabled) await expectAccessible(page, { within: "[role=dialog]" });
      await dialog.getByRole("button", { name: said.close }).click();
      await expect(dialog).toBeHidden();

      await page.emulateMedia({ media: "print" });
      await expect(voucher).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
      for (const role of ["navigation", "banner", "contentinfo", "button"] as const) {
        await expect(page.getByRole(role)).toHaveCount(0);
      }

      await page.emulateMedia({ media: "screen" });
      await page.goto(siteOf(tenant) + href("dashboard-rewards", null, language, { show: "active" }));
      await expect(main.getByRole("article")).toHaveCount(1);
    });
  });
}

test("of two tabs that request the last item one gets it, and the other an error", async ({ browser }) => {
  const tenant = "novoplaza";
  const reward = "r-tote";
  const question = href("dashboard-rewards", null, "en", { activate: reward });
  // Two of the three items are gone before the tabs are opened.
  for (const key of ["first-of-all", "second-of-all"]) {
    const cookie = await memberWithPoints(tenant);
    const fields = { intent: "activate", reward_id: reward, key };
    expect((await sendForm(site(), tenant, question, { cookie, fields })).status).toBe(303);
  }
  const openTab = async () => {
    const context = await browser.newContext();
    await suppressSetup(context);
    await memberIn(context, tenant);
    const page = await context.newPage();
    await page.goto(siteOf(tenant) + question);
    await hydrated(page);
    return page;
  };
  const tabs = [await openTab(), await openTab()] as const;
  await Promise.all(tabs.map((page) => page.getByRole("button", { name: /^Yes, spend/ }).click()));
  const endOf = (page: Page) =>
    Promise.race([
      page.waitForURL(/\/my-reward\//).then(() => "taken"),
      page.getByRole("main").getByRole("alert").textContent(),
    ]);
  const ends = await Promise.all(tabs.map(endOf));
  expect(ends.sort()).toEqual(["None are left.", "taken"]);
  const loser = /my-reward/.test(tabs[0].url()) ? tabs[1] : tabs[0];
  await expect(loser.getByRole("button", { name: /^Yes, spend/ })).toHaveCount(0);
  await Promise.all(tabs.map((page) => page.context().close()));
});

test("a receipt's photo shows upload progress, and is sent once even if the connection is lost", async ({
  page,
  context,
  complaints,
}) => {
  const tenant = "europasc";
  await memberIn(context, tenant);
  const fields = await purchase(site(), tenant, 720);
  await page.goto(siteOf(tenant) + href("dashboard-receipts", null, "en"));
  await hydrated(page);
  const main = page.getByRole("main");
  await main.getByLabel("Photo of the receipt").setInputFiles({
    name: "receipt.jpg",
    mimeType: "image/jpeg",
    // Bytes after a picture's end are ignored: a photo of 400 kB with few pixels.
    buffer: Buffer.concat([await bytesOf(fields.file), Buffer.alloc(400_000)]),
  });
  await main.getByLabel("Shop").selectOption(String(fields.company_id));
  await main.getByLabel("Day of the purchase").fill(String(fields.issued_at));
  await main.getByLabel("Total in Kč").fill(String(fields.total));
  await main.getByLabel("Receipt number").fill(String(fields.number));
  const submit = main.getByRole("button", { name: "Send the receipt" });

  await page.route("**/receipt-upload?*", async (route) => {
    // The request arrives, but its response is lost. The host is sent as a header, so that no resolver has to know it.
    const { host, port, pathname, search } = new URL(route.request().url());
    const headers = { ...route.request().headers(), host };
    await route.fetch({ url: `http://127.0.0.1:${port}${pathname}${search}`, headers });
    await route.abort("connectionreset");
  });
  await submit.click();
  await expect(main.getByRole("alert")).toContainText("The connection was lost.");
  await page.unroute("**/receipt-upload?*");
  expect(complaints.splice(0)).toEqual(["Failed to load resource: net::ERR_CONNECTION_RESET"]);

  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 20,
    downloadThroughput: -1,
    uploadThroughput: 150_000,
  });
  await submit.click();
  const shares = await page.evaluate(async () => {
    const seen: number[] = [];
    for (let turn = 0; turn < 200 && !seen.some((share) => share > 0 && share < 100); turn++) {
      const bar = document.querySelector("progress");
      if (bar?.hasAttribute("value")) seen.push(bar.value);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return seen;
  });
  expect(shares.some((share) => share > 0 && share < 100)).toBe(true);
  await expect(page).toHaveURL(/receipt=/);
  await expect(page.getByText("72 points are on your account.")).toBeVisible();
  await expect(main.locator("section[id^=receipt-], details[id^=receipt-]")).toHaveCount(2);
});

const bytesOf = async (file: string | File | undefined): Promise<Buffer> =>
  file instanceof File ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0);

for (const javaScriptEnabled of [true, false])
  test.describe(`a receipt's code, ${scripting(javaScriptEnabled)}`, () => {
    test.use({ javaScriptEnabled });

    test("fills in the form, which can be corrected", async ({ page, context }) => {
      const tenant = "novoplaza";
      await memberIn(context, tenant);
      const { issued_at } = await purchase(site(), tenant, 0);
      const answer = await fetch(`${site().mallApi}/${tenant}/v1/companies?gives_points=1&per_page=1`);
      const { data } = (await answer.json()) as {
        data: { data: { id: string; receipt_issuers: string[] }[] };
      };
      const number = `B${Date.now()}`;
      const day = String(issued_at).replaceAll("-", "");
      const qr = `SID*1.0*ID:${number}*DD:${day}*AM:349.50*INI:${data.data[0]?.receipt_issuers[0]}`;
      await page.goto(siteOf(tenant) + href("dashboard-receipts", null, "de"));
      if (javaScriptEnabled) await hydrated(page);
      const main = page.getByRole("main");
      const choose = async (codes: { qr?: string; bar?: string }) =>
        main.getByLabel("Foto des Belegs").setInputFiles({
          name: "receipt.jpg",
          mimeType: "image/jpeg",
          buffer: await bytesOf(await receiptFile(codes)),
        });
      const button = main.getByRole("button", { name: "Code auf dem Foto lesen" });
      if (javaScriptEnabled) {
        // The server reads what the browser can't.
        await choose({ bar: "KASSE-0042" });
        await button.click();
        await expect(main.getByLabel("Belegnummer")).toHaveValue("KASSE-0042");
      }
      await choose({ qr });
      if (!javaScriptEnabled) await button.click();
      await expect(main.getByText("Aus dem Code übernommen, bitte prüfen:")).toBeVisible();
      await expect(main.getByLabel("Summe in Kč")).toHaveValue("349,50");
      await expect(main.getByLabel("Tag des Einkaufs")).toHaveValue(String(issued_at));
      await expect(main.getByLabel("Belegnummer")).toHaveValue(number);
      await expect(main.getByLabel("Shop", { exact: true })).toHaveValue(data.data[0]?.id ?? "");
      if (javaScriptEnabled) await expectAccessible(page, { within: "main" });
      await main.getByLabel("Summe in Kč").fill("300");
      // Enter sends the receipt, not the photo to be read.
      await main.getByLabel("Summe in Kč").press("Enter");
      await expect(page).toHaveURL(/receipt=/);
      await expect(page.getByText("30 Punkte sind auf Ihrem Konto.")).toBeVisible();
    });
  });
