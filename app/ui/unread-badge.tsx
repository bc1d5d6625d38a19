import { classNames } from "./class-names";

/** The unread count, as a number on screen and as text for screen readers. */
export function UnreadBadge({ count, text, className }: { count: number; text: string; className?: string }) {
  return (
    <span
      className={classNames(
        "inline-flex h-5 min-w-5 shrink-0 items-center justify-center rounded-full bg-accent px-1.5 text-tiny font-semibold text-accent-ink",
        className,
      )}
    >
      <span aria-hidden="true">{count > 99 ? "99+" : count}</span>
      <span className="sr-only">{text}</span>
    </span>
  );
}
