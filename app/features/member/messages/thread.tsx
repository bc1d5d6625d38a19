import type { ReactNode } from "react";
import type { MessageView } from "~/mall/views/member/messages/messages.server";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { Bubble } from "./bubble";

/** A conversation with its next message's form below it; it begins at the latest messages and stays there. */
export function Thread({
  topic,
  more,
  you,
  messages,
  before,
  after,
  composer,
}: {
  topic: string;
  more?: { to: string; label: string } | null;
  /** For screen readers, before the member's own. */
  you: string;
  messages: MessageView[];
  /** Before and after the messages, within what scrolls. */
  before?: ReactNode;
  after?: ReactNode;
  composer: ReactNode;
}) {
  return (
    <section className="overflow-hidden rounded-card border border-line xl:flex xl:max-h-[max(34rem,min(48rem,calc(100dvh-19rem)))] xl:flex-col">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line px-5 py-4 md:px-6">
        <h2 className="text-card">{topic}</h2>
        {more && (
          <Link to={more.to} className="action-link min-h-6 gap-1 text-small">
            {more.label}
            <Icon name="arrow-right" />
          </Link>
        )}
      </div>
      {/* Column-reverse, so that the end is visible initially and stays visible. */}
      <div
        role="log"
        aria-label={topic}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
        tabIndex={0}
        className="flex max-h-[max(18rem,min(34rem,calc(100dvh-22rem)))] flex-col-reverse overflow-y-auto px-5 -outline-offset-3 md:px-6 xl:max-h-none xl:min-h-0"
      >
        <div className="mb-auto flex flex-col gap-4 py-5">
          {before}
          <ol className="flex flex-col gap-4">
            {messages.map((message, at) => (
              <li key={message.id} className="flex flex-col gap-4">
                {message.day !== messages[at - 1]?.day && (
                  <p className="text-center text-tiny font-semibold text-ink-muted">{message.day}</p>
                )}
                <Bubble message={message} you={you} />
              </li>
            ))}
            {after}
          </ol>
        </div>
      </div>
      {composer && <div className="mt-auto px-5 pb-5 md:px-6">{composer}</div>}
    </section>
  );
}
