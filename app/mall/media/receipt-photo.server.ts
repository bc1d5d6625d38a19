import type { FieldProblem } from "@contract/input-text";
import { isHeic } from "@contract/picture-file";
import { bulkhead } from "cockatiel";
import { log } from "~/process/log.server";
import type { ScannedCode } from "../receipt-codes/receipt-code";
import { createImageResizer, PictureRefused } from "./image-resizing.server";

/** Photos of receipts don't wait for the pictures of pages: they have a process of their own. */
const resizer = createImageResizer();
/** One at a time leaves the processor to the pages; beyond these, photos are rejected. */
const reading = bulkhead(1, 20);

/**
 * A receipt's photo as it is sent to the mall, upright, scaled down and without metadata such as the place; and the codes
 * in it. Rejects what is no JPEG, PNG or WebP, or takes too long; BulkheadRejectedError if too many wait.
 */
export async function readReceiptPhoto(photo: File): Promise<{ file: File; codes: ScannedCode[] }> {
  const source = Buffer.from(await photo.arrayBuffer());
  const { image, codes } = await reading.execute(() => resizer.readReceipt(source));
  if (!codes) log.error("The codes of a receipt could not be read");
  const name = photo.name.replace(/(\.\w+)?$/, ".jpg");
  return { file: new File([new Uint8Array(image.bytes)], name, { type: image.type }), codes: codes ?? [] };
}

/** Why a photo could not be read. */
export async function photoProblem(photo: File, error: unknown): Promise<FieldProblem> {
  if (error instanceof PictureRefused && error.reason) return error.reason;
  return (await isHeic(photo)) ? "heic" : "unreadable";
}
