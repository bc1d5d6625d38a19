import { ActionForm, SubmitButton, useFormField } from "~/features/forms/action-form";
import { FormSelect, FormTextField } from "~/features/forms/form-fields";
import type { FormConstraints } from "~/mall/content/field-constraints.server";
import type { CodeOptions } from "~/mall/receipt-codes/receipt-reading";
import type { ReceiptAnswer } from "./receipt-answer";
import { ReceiptPhotoField } from "./receipt-photo-field";
import { useUpload } from "./use-upload";

type ReceiptFormProps = {
  answer: ReceiptAnswer | null | undefined;
  constraints: FormConstraints;
  values: Record<string, string>;
  shops: [id: string, name: string][];
  days: { first: string | null; last: string };
  /** The upload URL for scripts. */
  upload: string;
  codes: CodeOptions;
  fileRules: { files: number; bytes: number; types: readonly string[] };
  texts: Record<
    | "file"
    | "fileHelp"
    | "readCode"
    | "reading"
    | "read"
    | "foreignTotal"
    | "training"
    | "cancelled"
    | "noCode"
    | "photo"
    | "preview"
    | "shop"
    | "chooseShop"
    | "day"
    | "total"
    | "totalHelp"
    | "number"
    | "numberHelp"
    | "submit"
    | "sending"
    | "lost",
    string
  >;
};

/** A receipt's data and photo; a phone offers its camera. */
export function ReceiptForm({
  answer,
  constraints,
  values,
  shops,
  days,
  upload,
  codes,
  fileRules,
  texts,
}: ReceiptFormProps) {
  const { send, percent, answer: uploadAnswer } = useUpload(upload, texts.lost);
  const labels = {
    file: texts.file,
    company_id: texts.shop,
    issued_at: texts.day,
    total: texts.total,
    number: texts.number,
  };
  return (
    <ActionForm
      intent="receipt"
      hasFiles
      {...{ constraints, values, labels, send }}
      answer={uploadAnswer ?? answer}
      isSending={percent !== null}
    >
      <KeyField />
      <ReceiptPhotoField rules={fileRules} read={answer?.reading} {...{ codes, upload, labels, texts }} />
      <FormSelect name="company_id">
        <option value="">{texts.chooseShop}</option>
        {shops.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </FormSelect>
      <FormTextField name="issued_at" type="date" min={days.first ?? undefined} max={days.last} />
      <FormTextField name="total" help={texts.totalHelp} inputMode="decimal" autoComplete="off" />
      <FormTextField name="number" help={texts.numberHelp} autoComplete="off" />
      <SubmitButton>{texts.submit}</SubmitButton>
      <p role="status" className="text-small text-ink-muted">
        {percent !== null && (
          <>
            {texts.sending}
            {/* An upload at 100 % is not processed yet: from then on the button says only that it is pending. */}
            <progress
              {...(percent < 100 && { value: percent, max: 100 })}
              className="mt-2 block h-2 w-full accent-accent"
              aria-label={texts.sending}
            />
          </>
        )}
      </p>
    </ActionForm>
  );
}

/** The idempotency key: it stays the same while a form is corrected. */
function KeyField() {
  const { value } = useFormField("key");
  return <input type="hidden" name="key" value={value} />;
}
