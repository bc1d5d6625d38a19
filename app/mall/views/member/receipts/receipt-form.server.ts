import { createHash } from "node:crypto";
import { uploadedFile } from "@contract/picture-file";
import { pictureTypes } from "@contract/profile";
import { receiptRequest } from "@contract/receipt";
import { z } from "zod";

/** The receipt's form: like the mall API's request, but with amounts in crowns as people type them. */
export const receiptForm = receiptRequest.omit({ photo_id: true, fiscal_id: true }).extend({
  file: uploadedFile(pictureTypes),
  total: z
    .string()
    .trim()
    .min(1, "required")
    .transform(halerOf)
    .pipe(z.number("invalid").min(1_00, "invalid").max(100_000_00, "invalid")),
  key: z.string().min(8).max(60),
});

/** The form after its photo was read and stored: another may be chosen. */
export const storedPhotoForm = receiptForm.partial({ file: true }).extend({ photo: z.string().max(100) });

/** "1 249,90", "1249.9", "1 249,90 Kč" as haléř; NaN for anything else. */
export function halerOf(text: string): number {
  const plain = text.replaceAll(/[\s\u00a0\u202f]|Kč|CZK/gi, "").replace(/,-{1,2}$/, "");
  const [, crowns, decimals = ""] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(plain) ?? [];
  return crowns === undefined ? Number.NaN : Number(crowns) * 100 + Number(decimals.padEnd(2, "0"));
}

/**
 * A receipt's idempotency key: the form's own key with its content. The same form sent again is the same receipt; one
 * that was corrected after a failure is another.
 */
export function receiptKey(form: Omit<z.output<typeof receiptForm>, "file">): string {
  const { key, company_id, number, issued_at, total } = form;
  return createHash("sha256")
    .update(JSON.stringify([key, company_id, number, issued_at, total]))
    .digest("base64url");
}
