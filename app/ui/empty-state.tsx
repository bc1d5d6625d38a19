import type { ReactNode } from "react";
import { DefaultPicture } from "./default-picture";
import { Icon } from "./icon";

/** The placeholder for an empty list: what happened, and as children what to do or where to go on. */
export function EmptyState({ icon, title, children }: { icon?: string; title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-4 rounded-card bg-surface-sunken px-6 py-16 text-center">
      {icon ? (
        <Icon name={icon} className="size-10 text-ink-muted" />
      ) : (
        <DefaultPicture kind="no-result" className="w-40 rounded-card bg-surface p-4" />
      )}
      <p className="text-heading font-display">{title}</p>
      {children}
    </div>
  );
}
