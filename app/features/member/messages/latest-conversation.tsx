import { ActionForm, useFormField } from "~/features/forms/action-form";
import type { FormConstraints } from "~/mall/content/field-constraints.server";
import type { SupportView } from "~/mall/views/member/messages/support.server";
import { MessageField } from "./message-forms";
import { Thread } from "./thread";

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
    <Thread
      topic={latest.topic}
      more={latest.open ? { to: latest.to, label: latest.open } : null}
      you={texts.you}
      messages={latest.messages}
      composer={
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
          <MessageField texts={texts} />
        </ActionForm>
      }
    />
  );
}

function KeyField() {
  const { value } = useFormField("key");
  return <input type="hidden" name="key" value={value} />;
}
