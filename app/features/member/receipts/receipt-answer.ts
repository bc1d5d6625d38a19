import type { FormAnswer } from "~/forms/form-answer";
import type { ReceiptReading } from "~/mall/receipt-codes/receipt-reading";

/** The button that only reads the codes in the photo sends this; scripts send "script", and keep the photo. */
export const readField = "read";

/** What codes say about a receipt, as far as the form shows it. */
export type ShownReading = Pick<ReceiptReading, "values" | "foreignTotal" | "voided">;

/** The answer to the receipt's form; `reading` if its codes were read, null if there were none. */
export type ReceiptAnswer = FormAnswer & { reading?: ShownReading | null };
