import { Form, Link, useNavigation } from "@remix-run/react";
import { intentField } from "~/forms/form-answer";
import type { ActivationView } from "~/mall/views/member/activation.server";
import { Button, ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";

const intent = "activate";

/** Asks once more before points are spent. The key in it makes that a form which is sent twice takes one reward. */
export function ActivationForm({
  activation,
  problem,
  sentKey,
  cancelTo,
}: {
  activation: ActivationView;
  /** Why the last try was refused. */
  problem?: string | null;
  /** The key of the last try: trying again is the same try. */
  sentKey?: string | undefined;
  cancelTo?: string;
}) {
  const { words, facts, canActivate, earn } = activation;
  const { state, formData } = useNavigation();
  const isPending = state !== "idle" && formData?.get(intentField) === intent;
  const whyNot = problem ?? activation.whyNot;
  return (
    <div className="flex flex-col gap-5">
      <dl className="grid gap-x-8 gap-y-1 text-small sm:grid-cols-[auto_1fr]">
        {facts.map(({ label, text }) => (
          <div key={label} className="contents">
            <dt className="text-ink-muted">{label}</dt>
            <dd className="mb-2 font-semibold tabular-nums sm:mb-0">{text}</dd>
          </div>
        ))}
      </dl>
      {whyNot && (
        <p
          {...(problem && { role: "alert" })}
          className="flex items-start gap-2 rounded-soft bg-surface-sunken p-4 text-small font-semibold"
        >
          <Icon name="circle-alert" className="mt-0.5 text-error" />
          {whyNot}
        </p>
      )}
      {canActivate && <p className="max-w-[52ch] text-small text-ink-muted">{words.warning}</p>}
      <Form
        method="post"
        action={activation.action}
        className="flex flex-wrap items-center gap-x-5 gap-y-3"
        onSubmit={(event) => isPending && event.preventDefault()}
      >
        <input type="hidden" name={intentField} value={intent} />
        <input type="hidden" name="reward_id" value={activation.id} />
        <input type="hidden" name="key" value={sentKey ?? activation.key} />
        {canActivate && (
          <Button type="submit" size="large" isPending={isPending}>
            {isPending ? words.sending : words.confirm}
          </Button>
        )}
        {earn && <ButtonLink to={earn.to}>{earn.label}</ButtonLink>}
        {cancelTo && (
          <Link
            to={cancelTo}
            preventScrollReset
            className="inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 hover:underline"
          >
            {words.cancel}
          </Link>
        )}
      </Form>
    </div>
  );
}
