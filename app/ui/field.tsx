import { type ComponentProps, useId } from "react";
import { classNames } from "./class-names";

type FieldProps = {
  /** For links to the field; generated if missing. */
  id?: string;
  label: string;
  help?: string;
  error?: string | null;
  isLabelHidden?: boolean;
};

const looks =
  "min-h-12 w-full rounded-soft bg-surface-raised border border-ink-muted px-4 text-body text-ink placeholder:text-ink-muted aria-invalid:border-2 aria-invalid:border-error";

/** A labelled input; help and error are associated with it for screen readers. */
export function TextField({
  id: ownId,
  label,
  help,
  error,
  isLabelHidden,
  className,
  ...input
}: FieldProps & ComponentProps<"input">) {
  const id = useFieldId(ownId);
  return (
    <Labelled {...{ id, label, help, error, isLabelHidden }}>
      <input
        type="text"
        {...input}
        id={id}
        {...described(id, help, error)}
        className={classNames(looks, className)}
      />
    </Labelled>
  );
}

export function SelectField({
  id: ownId,
  label,
  help,
  error,
  isLabelHidden,
  className,
  children,
  ...select
}: FieldProps & ComponentProps<"select">) {
  const id = useFieldId(ownId);
  return (
    <Labelled {...{ id, label, help, error, isLabelHidden }}>
      <select
        {...select}
        id={id}
        {...described(id, help, error)}
        // With large text the choice gives way: a select shows it on one line.
        className={classNames(
          looks,
          "cramped:pr-6 cramped:pl-2 pr-8 pl-3 text-[min(var(--text-body),5.4vw)] cramped:text-[4.9vw]",
          className,
        )}
      >
        {children}
      </select>
    </Labelled>
  );
}

export function TextAreaField({
  id: ownId,
  label,
  help,
  error,
  isLabelHidden,
  className,
  ...area
}: FieldProps & ComponentProps<"textarea">) {
  const id = useFieldId(ownId);
  return (
    <Labelled {...{ id, label, help, error, isLabelHidden }}>
      <textarea
        rows={6}
        {...area}
        id={id}
        {...described(id, help, error)}
        className={classNames(looks, "py-3", className)}
      />
    </Labelled>
  );
}

function useFieldId(given: string | undefined): string {
  const made = useId();
  return given ?? made;
}

function described(id: string, help: string | undefined, error: string | null | undefined) {
  const ids = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(" ");
  return { "aria-describedby": ids || undefined, "aria-invalid": error ? (true as const) : undefined };
}

type LabelledProps = {
  id: string;
  label: string;
  help: string | undefined;
  error: string | null | undefined;
  isLabelHidden: boolean | undefined;
  children: React.ReactNode;
};

function Labelled({ id, label, help, error, isLabelHidden, children }: LabelledProps) {
  return (
    <div className="flex w-full flex-col gap-1.5">
      <label htmlFor={id} className={isLabelHidden ? "sr-only" : "text-small font-semibold"}>
        {label}
      </label>
      {children}
      {help && (
        <p id={`${id}-help`} className="text-tiny text-ink-muted">
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-small font-medium text-error">
          {error}
        </p>
      )}
    </div>
  );
}
