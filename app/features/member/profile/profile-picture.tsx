import { useRef, useState } from "react";
import { ActionForm, SubmitButton } from "~/features/forms/action-form";
import { FormFileField } from "~/features/forms/form-fields";
import { useTranslation } from "~/locale/use-translation";
import { Icon } from "~/ui/icon";
import type { ProfileFormProps } from "./profile-form-props";

const edge = 192;

/** The member's picture, a preview of a new one, and its removal. */
export function ProfilePicture({
  answer,
  constraints,
  values,
  picture,
  fileRules,
}: ProfileFormProps<"constraints" | "values" | "picture" | "fileRules">) {
  const { t } = useTranslation("profile");
  const canvas = useRef<HTMLCanvasElement>(null);
  const [previewed, setPreviewed] = useState<string | null>(null);
  // Another picture than the preview's has been stored since: the preview is outdated.
  const isPreview = previewed !== null && previewed === (picture.src ?? "");

  async function preview(field: HTMLInputElement) {
    const file = field.files?.[0];
    const isDrawn = file && canvas.current ? await drawSquare(file, canvas.current) : false;
    setPreviewed(isDrawn ? (picture.src ?? "") : null);
  }

  const round = "size-24 rounded-full";
  return (
    <div className="flex flex-col gap-6 sm:flex-row sm:gap-8">
      <div className="shrink-0">
        <canvas
          ref={canvas}
          width={edge}
          height={edge}
          role="img"
          aria-label={t("picture.preview")}
          hidden={!isPreview}
          className={`${round} border-2 border-accent`}
        />
        {!isPreview &&
          (picture.src ? (
            <img
              src={picture.src}
              alt={t("picture.yours")}
              width={edge}
              height={edge}
              className={`${round} bg-surface-sunken object-cover`}
            />
          ) : (
            <span
              aria-hidden="true"
              className={`${round} flex items-center justify-center bg-surface-sunken font-display text-heading text-ink-muted`}
            >
              {picture.initials}
            </span>
          ))}
        <p role="status" className="mt-2 text-tiny text-ink-muted">
          {isPreview && t("picture.unsaved")}
        </p>
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        {/* The key resets the form once a picture is stored. */}
        <ActionForm
          key={picture.src}
          intent="picture"
          hasFiles
          answer={answer}
          constraints={constraints.picture}
          values={values.picture}
          labels={{ file: t("picture.file") }}
        >
          <FormFileField
            name="file"
            help={t("picture.help")}
            rules={fileRules}
            onChoose={preview}
            offersCamera
            required
          />
          <div>
            <SubmitButton kind="secondary">{t("picture.submit")}</SubmitButton>
          </div>
        </ActionForm>
        {picture.src && (
          <ActionForm intent="picture-delete" answer={answer} constraints={{}} labels={{}}>
            <div>
              <button type="submit" className="action-link min-h-11 text-small">
                <Icon name="x" />
                {t("picture.delete")}
              </button>
            </div>
          </ActionForm>
        )}
      </div>
    </div>
  );
}

/** Renders the centre of a picture as the square that is going to be stored; false for what is no picture. */
async function drawSquare(file: File, canvas: HTMLCanvasElement): Promise<boolean> {
  try {
    const photo = await createImageBitmap(file);
    const side = Math.min(photo.width, photo.height);
    const [left, top] = [(photo.width - side) / 2, (photo.height - side) / 2];
    const context = canvas.getContext("2d");
    context?.clearRect(0, 0, edge, edge);
    context?.drawImage(photo, left, top, side, side, 0, 0, edge, edge);
    return context !== null;
  } catch {
    return false;
  }
}
