import { useState } from "react";
import { Panel } from "~/features/member/dashboard/dashboard-frame";
import type { ChatView } from "~/mall/views/member/messages/support.server";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { Bubble, QueuedBubble } from "./bubble";
import { ConnectionLine } from "./connection-line";
import { AnswerForm, type MessageFormProps } from "./message-forms";
import type { QueuedMessage } from "./message-queue";

type Texts = "back" | "older" | "newest" | "you" | "waiting" | "refused" | "edit" | "connecting" | "offline";

type ChatProps = Omit<MessageFormProps, "texts"> & {
  chat: ChatView;
  start: string;
  texts: MessageFormProps["texts"] & Record<Texts, string>;
  /** Messages that are not in the conversation yet. */
  queue: readonly QueuedMessage[];
  write: (conversation: string, text: string) => void;
  /** Removes a rejected message from the queue, so that it can be edited. */
  remove: (message: QueuedMessage) => void;
};

/** One conversation: its messages, scrolled to the latest, and the form for the next one. */
export function Chat({ chat, start, texts, queue, write, remove, ...form }: ChatProps) {
  const { messages, olderTo, newestTo } = chat;
  const [corrected, setCorrected] = useState<QueuedMessage | null>(null);
  return (
    <div id="chat" className="min-w-0">
      <Link to={start} className="mb-3 action-link min-h-11 text-small xl:hidden">
        <Icon name="chevron-left" />
        {texts.back}
      </Link>
      <Panel title={chat.topic}>
        {/* Column-reverse, so that the end is visible initially and stays visible. */}
        <div
          role="log"
          aria-label={chat.topic}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
          tabIndex={0}
          className="-mx-2 flex max-h-[min(36rem,60dvh)] flex-col-reverse overflow-y-auto px-2"
        >
          <div className="flex flex-col gap-4 py-2">
            {olderTo && <HistoryLink to={olderTo} label={texts.older} icon="arrow-up" />}
            <ol className="flex flex-col gap-4">
              {messages.map((message, at) => (
                <li key={message.id} className="flex flex-col gap-4">
                  {message.day !== messages[at - 1]?.day && (
                    <p className="text-center text-tiny font-semibold text-ink-muted">{message.day}</p>
                  )}
                  <Bubble message={message} you={texts.you} />
                </li>
              ))}
              {!newestTo &&
                queue.map((message) => (
                  <li key={message.key}>
                    <QueuedBubble
                      {...{ message, texts }}
                      onEdit={() => {
                        remove(message);
                        setCorrected(message);
                      }}
                    />
                  </li>
                ))}
            </ol>
            {newestTo && <HistoryLink to={newestTo} label={texts.newest} icon="arrow-right" />}
          </div>
        </div>
        {!newestTo && (
          <div className="mt-5 border-t border-line pt-5">
            <ConnectionLine texts={texts} />
            <AnswerForm
              key={chat.id}
              conversation={chat.id}
              to={chat.to}
              write={(text) => write(chat.id, text)}
              {...{ texts, corrected, ...form }}
            />
          </div>
        )}
      </Panel>
    </div>
  );
}

function HistoryLink({ to, label, icon }: { to: string; label: string; icon: string }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center gap-2 self-center rounded-pill border border-transparent bg-surface-sunken px-5 text-small font-semibold hover:bg-line"
    >
      <Icon name={icon} />
      {label}
    </Link>
  );
}
