import { afterEach, expect, it, vi } from "vitest";
import { readInBrowser } from "./photo-codes";

const photo = new File(["a photo"], "receipt.jpg");
const options = { issuers: [["books", ["60194383"]] as const], locale: "en-GB" };
const detect = vi.fn(async () => [
  { format: "ean_13", rawValue: "8594000000012" },
  { format: "qr_code", rawValue: "SID*1.0*ID:7*DD:20261123*AM:12.50*INI:60194383" },
]);

/** A browser whose own reader knows these formats. */
function browserWith(formats: string[]) {
  class BarcodeDetector {
    static getSupportedFormats = async () => formats;
    detect = detect;
  }
  vi.stubGlobal("BarcodeDetector", BarcodeDetector);
  vi.stubGlobal("createImageBitmap", async () => ({ width: 10, height: 10 }));
}
afterEach(() => {
  vi.unstubAllGlobals();
  detect.mockClear();
});

it("reads a photo's codes by the browser's own reader", async () => {
  browserWith(["code_128", "qr_code"]);
  expect(await readInBrowser(photo, options)).toMatchObject({
    values: { company_id: "books", issued_at: "2026-11-23", total: "12.50", number: "7" },
    foreignTotal: null,
  });
});

it("doesn't ask a reader that knows no QR codes", async () => {
  browserWith([]);
  // The package that reads instead needs a canvas, which there is in browsers only.
  await readInBrowser(photo, options).catch(() => null);
  expect(detect).not.toHaveBeenCalled();
});
