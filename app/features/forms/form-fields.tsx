import { type ComponentProps, useEffect, useState } from "react";
import { useTranslation } from "~/locale/use-translation";
import { Button } from "~/ui/button";
import { FileField, SelectField, TextAreaField, TextField } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { useFormField } from "./action-form";
import { shrinkPhotos } from "./shrink-photos";

type Own = { name: string; help?: string };

/** A text input of the surrounding form. */
export function FormTextField({ name, help, ...input }: Own & ComponentProps<"input">) {
  const { id, label, constraint, value, error } = useFormField(name);
  const isSecret = input.type === "password";
  return (
    <TextField
      {...{ id, name, label, error, ...constraint, ...(help && { help }) }}
      {...(!isSecret && { defaultValue: value })}
      {...input}
    />
  );
}

export function FormTextArea({
  name,
  help,
  ...input
}: Own & { isLabelHidden?: boolean } & ComponentProps<"textarea">) {
  const { id, label, constraint, value, error } = useFormField(name);
  const { required, maxLength } = constraint;
  return (
    <TextAreaField
      {...{ id, name, label, error, required, maxLength, defaultValue: value, ...(help && { help }) }}
      {...input}
    />
  );
}

export function FormSelect({ name, help, children, ...select }: Own & ComponentProps<"select">) {
  const { id, label, constraint, value, error } = useFormField(name);
  return (
    <SelectField
      {...{
        id,
        name,
        label,
        error,
        required: constraint.required,
        defaultValue: value,
        ...(help && { help }),
      }}
      {...select}
    >
      {children}
    </SelectField>
  );
}

/** A password, which JavaScript can reveal. */
export function PasswordField(props: Own & ComponentProps<"input">) {
  const { t } = useTranslation("forms");
  const [isShown, setIsShown] = useState<boolean | null>(null);
  useEffect(() => setIsShown(false), []);
  return (
    <div className="relative">
      <FormTextField
        {...props}
        type={isShown ? "text" : "password"}
        className={isShown === null ? "" : "pr-24"}
      />
      {isShown !== null && (
        <button
          type="button"
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
          className="absolute top-8 right-2 min-h-11 px-3 text-small font-semibold text-accent"
        >
          {isShown ? t("hidePassword") : t("showPassword")}
        </button>
      )}
    </div>
  );
}

type FileRules = { files: number; bytes: number; types: readonly string[] };

/**
 * A file input of the surrounding form. Number and size of the files are checked before submission; files that a
 * rejected form can't restore are named, so that they can be chosen again. Large photos are scaled down.
 * @param onChoose receives the field with the files as they were chosen
 * @param offersCamera whether phones get a button for their camera too: the field itself must not name it, because then
 *   they would offer nothing else
 */
export function FormFileField({
  name,
  help,
  rules,
  onChoose,
  offersCamera = false,
  ...input
}: Own & {
  rules: FileRules;
  onChoose?: (field: HTMLInputElement) => void;
  offersCamera?: boolean;
} & ComponentProps<"input">) {
  const { id, label, value: names, error } = useFormField(name);
  const { t } = useTranslation("forms");
  const [chosen, setChosen] = useState("");
  // With JavaScript the input still has its files.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new answer requires the check
  useEffect(() => {
    const field = document.getElementById(id);
    setChosen(field instanceof HTMLInputElement ? namesOf(field) : "");
  }, [id, names]);
  const isSeveral = rules.files > 1;
  const lost = chosen ? "" : names;
  // Files that were refused are not the ones to choose again; of several it says which they were.
  const refused = lost && isSeveral ? `${lost}: ${error}` : error;
  const problem = error ? refused : lost && t("filesAgain", { names });
  return (
    <>
      <FileField
        {...{ id, name, label, chosen, error: problem, ...(help && { help }) }}
        {...input}
        icon={offersCamera ? "camera" : "file-text"}
        isLarge={offersCamera}
        words={{
          choose: t(isSeveral ? "file.chooseSeveral" : "file.choose"),
          drop: t(isSeveral ? "file.dropSeveral" : "file.drop"),
        }}
        multiple={isSeveral}
        accept={rules.types.join()}
        onChange={async ({ currentTarget }) => {
          onChoose?.(currentTarget);
          await shrinkPhotos(currentTarget);
          const files = [...(currentTarget.files ?? [])];
          const isTooLarge = files.some(({ size }) => size > rules.bytes);
          currentTarget.setCustomValidity(
            files.length > rules.files ? t("problems.tooMany") : isTooLarge ? t("problems.tooLarge") : "",
          );
          setChosen(namesOf(currentTarget));
        }}
      />
      {offersCamera && <CameraButton field={id} />}
    </>
  );
}

const namesOf = ({ files }: HTMLInputElement): string =>
  [...(files ?? [])].map(({ name }) => name).join(", ");

/** Opens the camera for a file input, on touch screens with JavaScript. */
function CameraButton({ field }: { field: string }) {
  const { t } = useTranslation("forms");
  const [isShown, setIsShown] = useState(false);
  useEffect(() => setIsShown(true), []);
  if (!isShown) return null;
  return (
    <Button
      type="button"
      kind="secondary"
      className="-mt-2 self-start pointer-fine:hidden"
      onClick={() => {
        const input = document.getElementById(field);
        if (!(input instanceof HTMLInputElement)) return;
        input.setAttribute("capture", "environment");
        input.click();
        input.removeAttribute("capture");
      }}
    >
      <Icon name="camera" />
      {t("takePhoto")}
    </Button>
  );
}

/** A checkbox with its label, or another text, which may contain a link. */
export function FormCheckbox({ name, text }: { name: string; text?: React.ReactNode }) {
  const { id, label, constraint, value: typed, error } = useFormField(name);
  return (
    <div className="flex flex-col gap-1.5">
      <label className="flex items-start gap-3 text-small">
        <input
          id={id}
          type="checkbox"
          name={name}
          value="on"
          required={constraint.required}
          defaultChecked={typed === "on"}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="mt-0.5 size-5 shrink-0 accent-accent"
        />
        <span>{text ?? label}</span>
      </label>
      {error && (
        <p
          id={`${id}-error`}
          className="flex flex-row-reverse items-start justify-end gap-3 text-small font-medium text-error"
        >
          {error}
          <Icon name="circle-alert" className="mt-0.5" />
        </p>
      )}
    </div>
  );
}
