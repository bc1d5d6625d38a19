import { createHash } from "node:crypto";
import { byLanguage, type Language } from "@contract/languages";
import { uploadedFile } from "@contract/picture-file";
import { pictureTypes } from "@contract/profile";
import { receiptRequest } from "@contract/receipt";
import { trimmed } from "@contract/typed/visible-text";
import { z } from "zod";
import { translatorOf } from "~/locale/i18n.server";
import { formatMoney } from "~/locale/money";
import { readMoney } from "~/locale/typed-money";

const forms = byLanguage((language) => {
  const form = receiptRequest.omit({ photo_id: true, fiscal_id: true }).extend({
    file: uploadedFile(pictureTypes),
    total: total(language),
    key: z.string().min(8).max(60),
  });
  return { form, withStoredPhoto: form.partial({ file: true }).extend({ photo: z.string().max(100) }) };
});

/** The receipt's form: like the mall API's request, but with amounts in crowns as people type them. */
export const receiptForm = (language: Language) => forms[language].form;

/** The form after its photo was read and stored: another may be chosen. */
export const storedPhotoForm = (language: Language) => forms[language].withStoredPhoto;

const totalRange = { least: 1_00, most: 100_000_00 };

/** A receipt's total. Who wrote what may be two amounts is asked which. */
function total(language: Language) {
  const refuse = (context: z.RefinementCtx, message: string) => {
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  };
  return z
    .string()
    .overwrite(trimmed)
    .min(1, "required")
    .max(60, "too_long")
    .transform((text, context) => {
      const t = translatorOf(language);
      const amount = readMoney(text, language);
      if (amount === null) return refuse(context, t("forms:problems.notAnAmount"));
      const money = (haler: number) => formatMoney(haler, language);
      if (typeof amount === "object")
        return refuse(
          context,
          t("forms:problems.amountAmbiguous", { whole: money(amount.whole), decimal: money(amount.decimal) }),
        );
      const { least, most } = totalRange;
      if (amount >= least && amount <= most) return amount;
      return refuse(
        context,
        t("forms:problems.amountOutOfRange", { least: money(least), most: money(most) }),
      );
    });
}

/**
 * A receipt's idempotency key: the form's own key with its content. The same form sent again is the same receipt; one
 * that was corrected after a failure is another.
 */
export function receiptKey(form: Omit<z.output<ReturnType<typeof receiptForm>>, "file">): string {
  const { key, company_id, number, issued_at, total } = form;
  return createHash("sha256")
    .update(JSON.stringify([key, company_id, number, issued_at, total]))
    .digest("base64url");
}
