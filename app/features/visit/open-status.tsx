import { classNames } from "~/ui/class-names";

/** Whether a place is open, as text after a coloured dot. */
export function OpenStatus({
  isOpen,
  text,
  className,
}: {
  isOpen: boolean;
  text: string;
  className?: string;
}) {
  return (
    <p className={classNames("flex items-center gap-2", className)}>
      <span
        aria-hidden="true"
        className={classNames("size-2 shrink-0 rounded-full", isOpen ? "bg-success" : "bg-ink-muted")}
      />
      {text}
    </p>
  );
}
