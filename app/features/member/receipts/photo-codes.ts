import type { ScannedCode } from "~/mall/receipt-codes/receipt-code";
import { type CodeOptions, readReceipt } from "~/mall/receipt-codes/receipt-reading";
import type { ShownReading } from "./receipt-answer";

type Detector = { detect(image: ImageBitmap): Promise<{ format: string; rawValue: string }[]> };
type DetectorClass = { new (): Detector; getSupportedFormats(): Promise<string[]> };

/** Enough for a code in a photo of a whole receipt. */
const maxSide = 2000;

/** What the codes in a photo say, read in the browser; null if it finds none of a receipt. */
export async function readInBrowser(photo: File, options: CodeOptions): Promise<ShownReading | null> {
  return readReceipt(await codesIn(photo), options);
}

async function codesIn(photo: File): Promise<ScannedCode[]> {
  const picture = await createImageBitmap(photo);
  const native = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  // Some systems have the class, and can't read.
  if (native && (await native.getSupportedFormats()).includes("qr_code")) {
    const found = await new native().detect(picture);
    return found.map(({ format, rawValue }) => ({ format, text: rawValue }));
  }
  const { default: decodeQr } = await import("qr/decode.js");
  try {
    return [{ format: "qr_code", text: decodeQr(pixelsOf(picture), { effort: 3, timeLimit: 600 }) }];
  } catch {
    // It throws if there is no code.
    return [];
  }
}

function pixelsOf(picture: ImageBitmap): ImageData {
  const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("There is no canvas");
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
