import type { ReactNode } from "react";
import { DefaultPicture } from "./default-picture";
import { Icon } from "./icon";

/** The placeholder for an empty list: what happened, and as children what to do or where to go on. */
export function EmptyState({ icon, title, children }: { icon?: string; title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-x-10 gap-y-5 border-t border-line py-8 sm:flex-row sm:items-center md:py-10">
      {icon ? (
        <span className="flex size-20 shrink-0 items-center justify-center rounded-full bg-surface-sunken">
          <Icon name={icon} className="size-8 text-accent" />
        </span>
      ) : (
        <DefaultPicture kind="no-result" className="w-40 shrink-0" />
      )}
      <div className="flex flex-col items-start gap-3">
        <p className="text-heading font-display">{title}</p>
        {children}
      </div>
    </div>
  );
}
