import { type ComponentProps, useId } from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";

type FieldProps = {
  /** For links to the field; generated if missing. */
  id?: string;
  label: string;
  help?: string;
  error?: string | null;
  isLabelHidden?: boolean;
};

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
        className={classNames("field px-4", className)}
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
          "field px-4",
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
        rows={4}
        {...area}
        id={id}
        {...described(id, help, error)}
        className={classNames("field px-4", "py-3", className)}
      />
    </Labelled>
  );
}

/**
 * A file input over a labelled place to drop files at, in the page's language and not the browser's. Without scripts the
 * browser itself names what was chosen, below.
 */
export function FileField({
  id: ownId,
  label,
  help,
  error,
  icon,
  isLarge = false,
  words,
  chosen,
  ...input
}: FieldProps & {
  icon: string;
  /** A picture is all that its form is about. */
  isLarge?: boolean;
  words: { choose: string; drop: string };
  /** The names of the chosen files. */
  chosen: string;
} & ComponentProps<"input">) {
  const id = useFieldId(ownId);
  return (
    <Labelled {...{ id, label, help, error, isLabelHidden: false }}>
      <div
        className={classNames(
          "relative rounded-soft border border-dashed border-ink-muted bg-surface-raised hover:bg-surface-sunken",
          "has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent",
          "has-aria-invalid:border-2 has-aria-invalid:border-error",
        )}
      >
        <div
          aria-hidden="true"
          className={classNames(
            "flex items-center gap-4 px-4 text-small",
            isLarge ? "min-h-44 flex-col justify-center py-6 text-center" : "min-h-20 py-3",
          )}
        >
          <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-surface-sunken text-accent cramped:hidden">
            <Icon name={chosen ? "check" : icon} />
          </span>
          <span className="min-w-0">
            <span className="block font-semibold wrap-anywhere">{chosen || words.choose}</span>
            <span className="block text-ink-muted max-sm:hidden pointer-coarse:hidden">
              {chosen ? words.choose : words.drop}
            </span>
          </span>
        </div>
        <input
          {...input}
          type="file"
          id={id}
          {...described(id, help, error)}
          className="absolute inset-0 size-full cursor-pointer opacity-0 noscript:static noscript:h-auto noscript:px-4 noscript:pb-3 noscript:opacity-100 noscript:file:hidden"
        />
      </div>
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
        <p
          id={`${id}-error`}
          className="flex flex-row-reverse items-start justify-end gap-2 text-small font-medium text-error"
        >
          {error}
          <Icon name="circle-alert" className="mt-0.5 size-4" />
        </p>
      )}
    </div>
  );
}
