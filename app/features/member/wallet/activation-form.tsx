import { Form, useNavigation } from "@remix-run/react";
import { intentField } from "~/forms/form-answer";
import { useInitialValue, useLastAnswer } from "~/forms/use-draft";
import type { ActivationPrompt } from "~/mall/views/detail/activation-prompt.server";
import { Button } from "~/ui/button";
import { Link } from "~/ui/link";

const intent = "activate";

/**
 * Asks for confirmation before points are spent. The idempotency key makes sure that a form that is sent twice
 * activates one reward.
 */
export function ActivationForm({
  prompt,
  sentKey,
  cancelTo,
}: {
  prompt: ActivationPrompt;
  /** The key of the last attempt: a retry is the same attempt. */
  sentKey?: string | undefined;
  cancelTo?: string | undefined;
}) {
  const { texts } = prompt;
  const lastKey = useLastAnswer(sentKey);
  const newKey = useInitialValue(prompt.key);
  const { state, formData } = useNavigation();
  const isPending = state !== "idle" && formData?.get(intentField) === intent;
  return (
    <div className="flex flex-col gap-5">
      <ActivationFacts facts={prompt.facts} />
      <p className="max-w-[52ch] text-small text-ink-muted">{texts.warning}</p>
      <Form
        method="post"
        action={prompt.action}
        className="flex flex-wrap items-center gap-x-5 gap-y-3"
        onSubmit={(event) => isPending && event.preventDefault()}
      >
        <input type="hidden" name={intentField} value={intent} />
        <input type="hidden" name="reward_id" value={prompt.id} />
        <input type="hidden" name="key" value={lastKey ?? newKey} />
        <Button type="submit" size="large" isPending={isPending}>
          {isPending ? texts.sending : texts.confirm}
        </Button>
        {cancelTo && (
          <Link
            to={cancelTo}
            preventScrollReset
            className="inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 hover:underline"
          >
            {texts.cancel}
          </Link>
        )}
      </Form>
    </div>
  );
}

/** The facts for the decision: the balance before and after, the validity. */
export function ActivationFacts({ facts }: Pick<ActivationPrompt, "facts">) {
  return (
    <dl className="grid gap-x-8 gap-y-1 text-small sm:grid-cols-[auto_1fr]">
      {facts.map(({ label, text }) => (
        <div key={label} className="contents">
          <dt className="text-ink-muted">{label}</dt>
          <dd className="mb-2 font-semibold tabular sm:mb-0">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
