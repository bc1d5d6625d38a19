import type { ReactNode } from "react";
import { Icon } from "./icon";
import { StatePicture } from "./state-picture";

/** The placeholder for an empty list: what happened, and as children what to do or where to go on. */
export function EmptyState({ icon, title, children }: { icon?: string; title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-x-10 gap-y-5 border-t border-line py-8 sm:flex-row sm:items-center md:py-10">
      {icon ? (
        <span className="flex size-20 shrink-0 items-center justify-center rounded-full bg-surface-sunken">
          <Icon name={icon} className="size-8 text-accent" />
        </span>
      ) : (
        <StatePicture kind="no-result" className="aspect-5/2 w-full shrink-0 sm:aspect-4/3 sm:w-60" />
      )}
      <div className="flex flex-col items-start gap-3">
        <p className="text-heading font-display">{title}</p>
        {children}
      </div>
    </div>
  );
}
