import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { newMember } from "../requests/new-member";
import { expect, hydrated, site, siteOf, test } from "./mall-site";

const tenant = "galerieharfa";

/** What a file input is about to send. */
const chosenIn = (field: Locator) =>
  field.evaluate(async (input) => {
    const { files } = input as HTMLInputElement;
    return Promise.all(
      [...(files ?? [])].map(async (file) => {
        const picture = await createImageBitmap(file).catch(() => null);
        return { name: file.name, type: file.type, width: picture?.width };
      }),
    );
  });

/** A photo of 48 megapixels and several megabytes, with the grain of a sensor in its middle. */
async function largePhoto(): Promise<Buffer> {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 40 };
  const grain = sharp({ create: { width: 3000, height: 3000, channels: 3, background: "#000", noise } });
  return sharp({ create: { width: 8064, height: 6048, channels: 3, background: "#eee" } })
    .composite([{ input: await grain.png().toBuffer() }])
    .jpeg({ quality: 90 })
    .toBuffer();
}

async function open(page: Page, screen: string) {
  const { token } = await newMember(site().mallApi, tenant);
  await page.context().addCookies([{ name: "token", value: token, url: siteOf(tenant) }]);
  await page.goto(`${siteOf(tenant)}/en/dashboard/${screen}`);
  await hydrated(page);
}

test("photos are scaled down before they are sent, whatever form they are for", async ({ page }) => {
  const large = { name: "IMG 1.jpg", mimeType: "image/jpeg", buffer: await largePhoto() };
  const bitmap = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#824" } })
    .gif()
    .toBuffer();
  await open(page, "receipts");
  const receipt = page.getByLabel("Photo of the receipt");
  await receipt.setInputFiles(large);
  await expect
    .poll(() => chosenIn(receipt), { timeout: 20_000 })
    .toEqual([{ name: "IMG 1.jpg", type: "image/jpeg", width: 2400 }]);
  // A format that the form doesn't take, but the browser reads.
  await receipt.setInputFiles({ name: "scan.gif", mimeType: "image/gif", buffer: bitmap });
  await expect.poll(() => chosenIn(receipt)).toEqual([{ name: "scan.jpg", type: "image/jpeg", width: 40 }]);

  await open(page, "support");
  const files = page.locator('main input[type="file"]').first();
  const pdf = { name: "contract.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") };
  await files.setInputFiles([pdf, large]);
  await expect
    .poll(() => chosenIn(files), { timeout: 20_000 })
    .toEqual([
      { name: "contract.pdf", type: "application/pdf" },
      { name: "IMG 1.jpg", type: "image/jpeg", width: 2400 },
    ]);
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("a receipt comes from the gallery, or by a button from the camera", async ({ page }) => {
    await open(page, "receipts");
    const field = page.getByLabel("Photo of the receipt");
    const sourceOf = async (press: () => Promise<void>) => {
      await field.evaluate((input) => {
        input.addEventListener("click", () => {
          document.body.dataset.source = input.getAttribute("capture") ?? "gallery";
        });
      });
      const chooser = page.waitForEvent("filechooser");
      await press();
      await (await chooser).setFiles([]);
      return page.locator("body").getAttribute("data-source");
    };
    expect(await sourceOf(() => field.click())).toBe("gallery");
    expect(await sourceOf(() => page.getByRole("button", { name: "Take a photo" }).click())).toBe(
      "environment",
    );
    expect(await sourceOf(() => field.click())).toBe("gallery");
  });
});

test("without a touch screen there is no button for the camera", async ({ page }) => {
  await open(page, "receipts");
  await expect(page.getByRole("button", { name: "Read the code in the photo" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Take a photo" })).toBeHidden();
});
