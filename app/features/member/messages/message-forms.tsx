import { useNavigation } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { ActionForm, SubmitButton, useFormField } from "~/features/forms/action-form";
import { FormFileField, FormSelect, FormTextArea } from "~/features/forms/form-fields";
import type { FormAnswer } from "~/forms/form-answer";
import { intentField } from "~/forms/form-answer";
import type { FormConstraints } from "~/mall/content/field-constraints.server";
import { Icon } from "~/ui/icon";

export type MessageFormProps = {
  answer: FormAnswer | null | undefined;
  constraints: FormConstraints;
  values: Record<string, string>;
  fileRules: { files: number; bytes: number; types: readonly string[] };
  texts: Record<
    "text" | "answer" | "topic" | "choose" | "files" | "addFiles" | "filesHelp" | "submit",
    string
  >;
};

/** A question to the mall, which starts a conversation. */
export function QuestionForm({
  topics,
  ask,
  texts,
  fileRules,
  ...form
}: MessageFormProps & { topics: [value: string, label: string][]; ask: string }) {
  const labels = { topic: texts.topic, text: texts.text, files: texts.files };
  return (
    <ActionForm intent="question" action={ask} hasFiles labels={labels} {...form}>
      <KeyField />
      <FormSelect name="topic">
        <option value="">{texts.choose}</option>
        {topics.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </FormSelect>
      <FormTextArea name="text" />
      <FormFileField name="files" help={texts.filesHelp} rules={fileRules} />
      <div>
        <SubmitButton>{texts.submit}</SubmitButton>
      </div>
    </ActionForm>
  );
}

/**
 * The next message of a conversation; the form is emptied once it is sent. With JavaScript `write` queues a message
 * without files; files are submitted by the form itself.
 */
export function AnswerForm({
  conversation,
  to,
  texts,
  fileRules,
  corrected,
  write,
  ...form
}: MessageFormProps & {
  conversation: string;
  to: string;
  /** A rejected message's text to edit, each time as a new object. */
  corrected: { text: string } | null;
  write: (text: string) => void;
}) {
  const labels = { text: texts.answer, files: texts.files };
  const sent = useSentCount("message", form.answer);
  const [own, setOwn] = useState<{ round: number; text: string } | null>(null);
  useEffect(() => {
    if (corrected) setOwn((known) => ({ round: (known?.round ?? 0) + 1, text: corrected.text }));
  }, [corrected]);
  useEffect(() => {
    if (own) document.getElementById("message-text")?.focus();
  }, [own]);
  const given = own ? { answer: null, values: { key: form.values.key ?? "", text: own.text } } : {};

  function sendByScript(event: FormEvent<HTMLFormElement>) {
    const data = new FormData(event.currentTarget);
    const hasFiles = data.getAll("files").some((file) => file instanceof File && file.size > 0);
    if (hasFiles) return setOwn(null);
    event.preventDefault();
    write(String(data.get("text")).trim());
    setOwn((known) => ({ round: (known?.round ?? 0) + 1, text: "" }));
  }

  return (
    <ActionForm
      key={`${sent} ${own?.round}`}
      intent="message"
      action={to}
      hasFiles
      labels={labels}
      onSend={sendByScript}
      {...form}
      {...given}
    >
      <KeyField />
      <input type="hidden" name="conversation_id" value={conversation} />
      <div>
        <MessageField texts={texts} />
        <AddedFiles texts={texts} fileRules={fileRules} />
      </div>
    </ActionForm>
  );
}

/** A line that grows with what is written, with its button inside. */
export function MessageField({ texts }: { texts: Record<"answer" | "submit", string> }) {
  return (
    <div className="relative">
      <FormTextArea
        name="text"
        rows={1}
        isLabelHidden
        placeholder={texts.answer}
        className="block max-h-72 min-h-14 field-sizing-content pt-4 supports-[field-sizing:content]:resize-none not-cramped:pr-32"
      />
      <div className="not-cramped:absolute not-cramped:top-1.5 not-cramped:right-1.5 cramped:mt-2">
        <SubmitButton size="normal">{texts.submit}</SubmitButton>
      </div>
    </div>
  );
}

/** Collapsed, because most messages have none; expanded while there is an error. */
function AddedFiles({ texts, fileRules }: Pick<MessageFormProps, "texts" | "fileRules">) {
  const { error, value } = useFormField("files");
  return (
    <details open={Boolean(error || value)} className="open:basis-full">
      <summary className="inline-flex min-h-11 items-center gap-2 text-small font-semibold text-accent">
        <Icon name="plus" />
        {texts.addFiles}
      </summary>
      <div className="mt-2">
        <FormFileField name="files" help={texts.filesHelp} rules={fileRules} />
      </div>
    </details>
  );
}

/** The idempotency key: it stays the same while a form is corrected. */
function KeyField() {
  const { value } = useFormField("key");
  return <input type="hidden" name="key" value={value} />;
}

/** How many submissions of a form of this document have succeeded. */
function useSentCount(intent: string, answer: FormAnswer | null | undefined): number {
  const { state, formData } = useNavigation();
  const isSending = state !== "idle" && formData?.get(intentField) === intent;
  const wasSending = useRef(false);
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (wasSending.current && !isSending && !answer) setCount((known) => known + 1);
    wasSending.current = isSending;
  }, [isSending, answer]);
  return count;
}
