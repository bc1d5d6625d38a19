import { useState } from "react";
import type { ChatView } from "~/mall/views/member/messages/support.server";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { QueuedBubble } from "./bubble";
import { ConnectionLine } from "./connection-line";
import { AnswerForm, type MessageFormProps } from "./message-forms";
import type { QueuedMessage } from "./message-queue";
import { Thread } from "./thread";

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
    <div id="chat" className="min-w-0 scroll-mt-24 xl:flex xl:flex-col">
      <Link to={start} className="mb-3 action-link min-h-11 text-small xl:hidden">
        <Icon name="arrow-left" />
        {texts.back}
      </Link>
      <Thread
        topic={chat.topic}
        you={texts.you}
        messages={messages}
        before={olderTo && <HistoryLink to={olderTo} label={texts.older} icon="arrow-up" />}
        after={
          newestTo ? (
            <li className="flex flex-col">
              <HistoryLink to={newestTo} label={texts.newest} icon="arrow-right" />
            </li>
          ) : (
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
            ))
          )
        }
        composer={
          !newestTo && (
            <>
              <ConnectionLine texts={texts} />
              <AnswerForm
                key={chat.id}
                conversation={chat.id}
                to={chat.to}
                write={(text) => write(chat.id, text)}
                {...{ texts, corrected, ...form }}
              />
            </>
          )
        }
      />
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
