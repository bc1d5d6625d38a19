import type { ConversationRowView } from "~/mall/views/member/messages/conversation-row.server";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { UnreadBadge } from "~/ui/unread-badge";

/** A member's conversations, the most recent first. */
export function ConversationList({
  title,
  conversations,
  beside = null,
}: {
  title: string;
  conversations: ConversationRowView[];
  /** The one whose end is beside the list on wide screens. */
  beside?: string | null;
}) {
  return (
    <nav aria-label={title}>
      <ul className="border-b border-line">
        {conversations.map(
          ({ id, to, topic, icon, when, at, last, isAnswered, state, unread, unreadText, isCurrent }) => (
            <li key={id}>
              <Link
                to={to}
                aria-current={isCurrent ? "page" : undefined}
                className={classNames(
                  "flex gap-4 border-t border-line py-4 xl:px-3",
                  isCurrent || id === beside ? "xl:bg-surface-sunken" : "hover:bg-surface-sunken",
                )}
              >
                <span
                  className={classNames(
                    "flex size-11 shrink-0 items-center justify-center rounded-full",
                    isAnswered ? "border border-line text-accent" : "bg-accent text-accent-ink",
                  )}
                >
                  <Icon name={icon} className="size-5" />
                </span>
                <span className="min-w-0 flex-1">
                  <span className="flex items-baseline justify-between gap-4">
                    <span className="font-semibold">{topic}</span>
                    <time dateTime={at ?? undefined} className="shrink-0 text-tiny text-ink-muted">
                      {when}
                    </time>
                  </span>
                  <span className="mt-1 flex items-start justify-between gap-4">
                    <span
                      className={classNames(
                        "line-clamp-2 min-w-0 text-small",
                        unread > 0 ? "font-medium" : "text-ink-muted",
                      )}
                    >
                      {last}
                    </span>
                    {unreadText && (
                      <span className={classNames("shrink-0", id === beside && "xl:hidden")}>
                        <UnreadBadge count={unread} text={unreadText} />
                      </span>
                    )}
                  </span>
                  {state && (
                    <span
                      className={classNames(
                        "mt-2 flex items-center gap-1.5 text-tiny font-semibold",
                        isAnswered && "text-success",
                      )}
                    >
                      <Icon name={isAnswered ? "check" : "hourglass"} className="size-3.5" />
                      {state}
                    </span>
                  )}
                </span>
              </Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
