import type { ReactNode } from "react";

/**
 * The one action of a screen at hand on phones, beside what decides about it: a price, points, a time. The action itself
 * is a link or a button, and in the page there is another with the class `page-action`: the bar gives way to it.
 */
export function ActionBar({
  title,
  note,
  children,
}: {
  title: string;
  note?: string | null;
  children: ReactNode;
}) {
  return (
    <div className="action-bar no-print">
      <p className="min-w-0 leading-tight">
        <strong className="block font-display text-card font-semibold">{title}</strong>
        {note && <span className="block truncate text-tiny text-ink-muted">{note}</span>}
      </p>
      {children}
    </div>
  );
}
