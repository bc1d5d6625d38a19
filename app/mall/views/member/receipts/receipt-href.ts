import type { Language } from "@contract/languages";
import { href } from "~/locale/href";

/** A receipt's element on the screen. */
export const receiptElementId = (id: string): string => `receipt-${id}`;

/** The form's element there: beside the list, or above it once it is the URL's fragment, which needs neither a script nor a connection. */
export const receiptFormId = "new";

/** A member's receipts, opened and scrolled to one of them; without an id the list. */
export const receiptHref = (id: string | undefined, language: Language): string => {
  const list = href("dashboard-receipts", null, language, { receipt: id });
  return id ? `${list}#${encodeURIComponent(receiptElementId(id))}` : list;
};
