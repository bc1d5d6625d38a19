import { ActionForm, SubmitButton, useFormField } from "~/features/forms/action-form";
import { FormTextArea } from "~/features/forms/form-fields";
import { Panel } from "~/features/member/dashboard/dashboard-frame";
import type { FormConstraints } from "~/mall/content/field-constraints.server";
import type { SupportView } from "~/mall/views/member/messages/support.server";
import { Bubble } from "./bubble";

/** The end of the latest conversation and a field for the next message, on screens with room for it. */
export function LatestConversation({
  latest,
  constraints,
  messageKey,
  texts,
}: {
  latest: NonNullable<SupportView["latest"]>;
  constraints: FormConstraints;
  messageKey: string;
  texts: { you: string; answer: string; submit: string };
}) {
  return (
    <Panel title={latest.topic} more={{ to: latest.to, label: latest.open }}>
      <ol className="flex flex-col gap-4 rounded-soft bg-surface-raised p-5">
        {latest.messages.map((message, at) => (
          <li key={message.id} className="flex flex-col gap-4">
            {message.day !== latest.messages[at - 1]?.day && (
              <p className="text-center text-tiny font-semibold text-ink-muted">{message.day}</p>
            )}
            <Bubble message={message} you={texts.you} />
          </li>
        ))}
      </ol>
      <div className="mt-5">
        <ActionForm
          intent="message"
          action={latest.to}
          answer={null}
          constraints={constraints}
          values={{ key: messageKey }}
          labels={{ text: texts.answer }}
          hasFiles
        >
          <KeyField />
          <input type="hidden" name="conversation_id" value={latest.id} />
          <FormTextArea name="text" rows={1} />
          <div>
            <SubmitButton kind="secondary">{texts.submit}</SubmitButton>
          </div>
        </ActionForm>
      </div>
    </Panel>
  );
}

function KeyField() {
  const { value } = useFormField("key");
  return <input type="hidden" name="key" value={value} />;
}
