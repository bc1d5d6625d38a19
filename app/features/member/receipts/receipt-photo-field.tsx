import { useState } from "react";
import { useFormField } from "~/features/forms/action-form";
import { FormFileField } from "~/features/forms/form-fields";
import type { CodeOptions } from "~/mall/receipt-codes/receipt-reading";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { PhotoPreview } from "./photo-preview";
import { readField, type ShownReading } from "./receipt-answer";
import { useReceiptReading } from "./use-receipt-reading";

type Texts = Record<
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
  | "lost",
  string
>;

type ReceiptPhotoFieldProps = {
  rules: { files: number; bytes: number; types: readonly string[] };
  codes: CodeOptions;
  upload: string;
  /** What the server read when it was asked to. */
  read: ShownReading | null | undefined;
  labels: Record<string, string>;
  texts: Texts;
};

/** The photo of a receipt, and what the codes in it say. */
export function ReceiptPhotoField({ rules, codes, upload, read, labels, texts }: ReceiptPhotoFieldProps) {
  const { id, error } = useFormField("file");
  const { value: photo } = useFormField("photo");
  const { value: photoName } = useFormField("photo_name");
  const reading = useReceiptReading({ codes, upload, lost: texts.lost });
  const [chosen, setPhoto] = useState<File | null>(null);
  const isStored = photo !== "" && !error;
  const state = reading.state ?? (read === undefined ? null : { reading: read });
  return (
    <>
      {/* Enter sends the receipt: the first button is the one that it presses. */}
      <div aria-hidden="true" className="sr-only">
        <button type="submit" tabIndex={-1} aria-label="–" />
      </div>
      {isStored && (
        <p className="flex items-center gap-2 text-small">
          <input type="hidden" name="photo" value={photo} />
          <input type="hidden" name="photo_name" value={photoName} />
          <Icon name="check" className="text-success" />
          {texts.photo}: {photoName}
        </p>
      )}
      <FormFileField
        name="file"
        help={texts.fileHelp}
        rules={rules}
        // The codes are easier to read in the photo as it was taken.
        onChoose={(field) => {
          setPhoto(field.files?.[0] ?? null);
          void reading.read(field, false);
        }}
        offersCamera
        required={!isStored}
      />
      {chosen && <PhotoPreview file={chosen} label={texts.preview} />}
      <div className="-mt-2 flex flex-col items-start">
        <Button
          type="submit"
          kind="secondary"
          formNoValidate
          name={readField}
          value="form"
          isPending={state === "reading"}
          onClick={(event) => {
            event.preventDefault();
            const field = document.getElementById(id);
            if (field instanceof HTMLInputElement && field.reportValidity()) void reading.read(field, true);
          }}
        >
          <Icon name="qr-code" />
          {texts.readCode}
        </Button>
        <div role="status" className="text-small not-empty:mt-3">
          {state === "reading" && texts.reading}
          {state !== null && state !== "reading" && "problem" in state && (
            <p className="font-medium text-error">{state.problem}</p>
          )}
          {state !== null && state !== "reading" && "reading" in state && (
            <ReadingNotice reading={state.reading} {...{ labels, texts }} />
          )}
        </div>
      </div>
    </>
  );
}

function ReadingNotice({
  reading,
  labels,
  texts,
}: { reading: ShownReading | null } & Pick<ReceiptPhotoFieldProps, "labels" | "texts">) {
  const names = Object.keys(labels).filter((name) => reading && name in reading.values);
  if (reading?.voided) return <p className="font-medium text-error">{texts[reading.voided]}</p>;
  if (!reading || (names.length === 0 && !reading.foreignTotal)) return <p>{texts.noCode}</p>;
  return (
    <div className="rounded-soft bg-surface-sunken p-4">
      {names.length > 0 && (
        <p>
          <span className="font-semibold">{texts.read}</span> {names.map((name) => labels[name]).join(", ")}
        </p>
      )}
      {reading.foreignTotal && (
        <p>
          {texts.foreignTotal}: {reading.foreignTotal}
        </p>
      )}
    </div>
  );
}
