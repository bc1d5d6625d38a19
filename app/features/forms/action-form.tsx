import { Form, useNavigation } from "@remix-run/react";
import {
  createContext,
  type FormEvent,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react";
import { type FormAnswer, formId, intentField, startedField } from "~/forms/form-answer";
import { requiredMessage } from "~/forms/required-message";
import { useInitialValue, useLastAnswer } from "~/forms/use-draft";
import { useTranslation } from "~/locale/use-translation";
import type { FieldConstraint, FormConstraints } from "~/mall/content/field-constraints.server";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { HiddenFields } from "./hidden-fields";

type FormContext = {
  prefix: string;
  labels: Record<string, string>;
  constraints: FormConstraints;
  values: Record<string, string>;
  errors: Record<string, string>;
  isPending: boolean;
};

const CurrentForm = createContext<FormContext>({
  prefix: "",
  labels: {},
  constraints: {},
  values: {},
  errors: {},
  isPending: false,
});

type ActionFormProps = {
  /** Distinguishes a screen's forms, and their fields. */
  intent: string;
  /** The action's answer to the last attempt. */
  answer: FormAnswer | null | undefined;
  constraints: FormConstraints;
  /** The fields' initial values. */
  values?: Record<string, string>;
  /** The fields' labels. */
  labels: Record<string, string>;
  action?: string;
  isPublic?: boolean;
  hasFiles?: boolean;
  /** The answer is a new document, without the scripts of the old one. */
  reloadDocument?: boolean;
  /** Replaces the browser's submission, after validation; `isSending` meanwhile. */
  send?: (form: HTMLFormElement) => void;
  isSending?: boolean;
  /** Called before a valid form is submitted; it may prevent that. */
  onSend?: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
};

/**
 * A form for an action. Without JavaScript the browser validates the fields by their attributes and the server does the
 * rest; with it each field is validated on blur, with our messages.
 */
export function ActionForm(props: ActionFormProps) {
  const { intent, constraints, labels, action, children } = props;
  const lastAnswer = useLastAnswer(props.answer);
  const answer = lastAnswer?.intent === intent ? lastAnswer : null;
  const initialValues = useInitialValue(props.values);
  const { t } = useTranslation("forms");
  const navigation = useNavigation();
  const isPending =
    props.isSending || (navigation.state !== "idle" && navigation.formData?.get(intentField) === intent);
  const [isLive, setIsLive] = useState(false);
  const [live, setLive] = useState<Record<string, string | null>>({});
  /** What was found wrong when the form was last sent. */
  const [found, setFound] = useState<string[]>([]);
  const summary = useRef<HTMLDivElement>(null);
  const isRefused = answer !== null && (answer.problem !== null || Object.keys(answer.errors).length > 0);
  useEffect(() => setIsLive(true), []);
  useErrorTitle(isRefused ? t("title", { title: "" }) : null, answer);
  const [shownAnswer, setShownAnswer] = useState(answer);
  // Before it is on screen, so that nothing is forgotten that the visitor corrects in it at once.
  if (shownAnswer !== answer) {
    setShownAnswer(answer);
    setLive({});
    setFound([]);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when there is another answer
  useEffect(() => {
    // Not from a field that the visitor used before the page was hydrated.
    if (answer && (isLive || !document.activeElement?.matches("input, textarea, select")))
      summary.current?.focus();
  }, [answer]);

  const errors = Object.fromEntries(
    Object.entries({ ...answer?.errors, ...live }).flatMap(([name, text]) => (text ? [[name, text]] : [])),
  );
  const problemOf = (field: Field): string | null => {
    const { valueMissing, typeMismatch, badInput, patternMismatch, tooLong, customError } = field.validity;
    const least = constraints[field.name]?.minLength ?? 0;
    if (customError) return field.validationMessage;
    if (badInput && field.type === "date") return t("problems.notADate");
    if (valueMissing)
      return t(field.type === "checkbox" ? "problems.notTicked" : requiredMessage(field.name));
    // The browser finds only those too short that the visitor typed last.
    if (field.value && field.value.length < least) return t("problems.tooShort", { least });
    if (tooLong) return t("problems.tooLong");
    // Beyond ASCII browsers differ; the server reads it as it is meant.
    if (typeMismatch && /^\p{ASCII}*$/u.test(field.value)) return t("problems.notAnEmail");
    return patternMismatch ? t("problems.invalid") : null;
  };

  const showProblem = (field: Field) => setLive((known) => ({ ...known, [field.name]: problemOf(field) }));

  function checkWhole(event: FormEvent<HTMLFormElement>) {
    const wrong = fieldsOf(event.currentTarget).flatMap((field) => {
      const problem = problemOf(field);
      return problem ? [{ field, problem }] : [];
    });
    if (isPending || wrong.length > 0 || props.send) event.preventDefault();
    else props.onSend?.(event);
    setLive(Object.fromEntries(wrong.map(({ field, problem }) => [field.name, problem])));
    setFound(wrong.map(({ field }) => field.name));
    wrong[0]?.field.focus();
    if (!isPending && wrong.length === 0) props.send?.(event.currentTarget);
  }

  // The list stays as it was found, without what has been corrected since.
  const named = found.length > 0 ? found : Object.keys(answer?.errors ?? {});
  const wrongNames = named.filter((name) => errors[name]);
  const problem = found.length > 0 ? null : answer?.problem;
  return (
    <CurrentForm.Provider
      value={{
        prefix: intent,
        labels,
        constraints,
        values: { ...initialValues, ...answer?.values },
        errors,
        isPending,
      }}
    >
      <Form
        id={formId(intent)}
        method="post"
        {...(action && { action })}
        {...(props.reloadDocument && { reloadDocument: true })}
        {...(props.hasFiles && { encType: "multipart/form-data" })}
        noValidate={isLive}
        className="flex scroll-mt-28 flex-col gap-5"
        onSubmit={checkWhole}
        onBlur={({ target }) => {
          if (isField(target) && target.value && target.type !== "checkbox") showProblem(target);
        }}
        // An error disappears while it is being corrected, not on blur: a button must not move away from under the
        // pointer.
        onChange={({ target }) => {
          if (isField(target) && errors[target.name] && !problemOf(target)) showProblem(target);
        }}
      >
        {(problem || wrongNames.length > 0) && (
          <div
            ref={summary}
            tabIndex={-1}
            // biome-ignore lint/a11y/noAutofocus: where a form was refused, its document opens at the errors
            autoFocus={isRefused}
            role="alert"
            className="scroll-mt-28 rounded-soft border border-transparent bg-error-soft p-4 text-small"
          >
            <p className="flex items-start gap-2 font-semibold">
              <Icon name="circle-alert" className="mt-0.5 text-error" />
              {problem ?? t("summary", { count: wrongNames.length })}
            </p>
            {wrongNames.length > 0 && (
              // Of several what is wrong with each is said at the field alone.
              <ul className="flex flex-wrap gap-x-5 pl-6">
                {wrongNames.map((name) => (
                  <li key={name} className="-mb-2 min-w-0">
                    <a
                      href={`#${intent}-${name}`}
                      className="inline-flex min-h-11 items-center underline underline-offset-4"
                    >
                      {labels[name] ?? name}
                    </a>
                    {wrongNames.length === 1 && `: ${errors[name]}`}
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
        <HiddenFields
          intent={intent}
          isPublic={props.isPublic ?? false}
          started={answer?.values[startedField]}
        />
        {children}
      </Form>
    </CurrentForm.Provider>
  );
}

/** Begins the document's title with that of an error until there is another answer. */
export function useErrorTitle(prefix: string | null, answer: FormAnswer | null) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is another error
  useEffect(() => {
    const { title } = document;
    if (!prefix || title.startsWith(prefix)) return;
    document.title = prefix + title;
    return () => {
      if (document.title === prefix + title) document.title = title;
    };
  }, [answer]);
}

/** A field's id, label, attributes, value and error from the surrounding form. */
export function useFormField(name: string): {
  id: string;
  name: string;
  label: string;
  constraint: FieldConstraint;
  value: string;
  error: string | null;
} {
  const { prefix, labels, constraints, values, errors } = useContext(CurrentForm);
  return {
    id: `${prefix}-${name}`,
    name,
    label: labels[name] ?? name,
    constraint: constraints[name] ?? {},
    value: values[name] ?? "",
    error: errors[name] ?? null,
  };
}

export function SubmitButton({
  kind = "primary",
  size = kind === "secondary" ? "normal" : "large",
  children,
}: {
  kind?: "primary" | "secondary" | "danger";
  size?: "normal" | "large";
  children: ReactNode;
}) {
  const { isPending } = useContext(CurrentForm);
  return (
    <Button type="submit" size={size} kind={kind} isPending={isPending}>
      {children}
    </Button>
  );
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: EventTarget): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

const fieldsOf = (form: HTMLFormElement): Field[] => [...form.elements].filter(isField);
