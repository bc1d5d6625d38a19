import type { ReactNode } from "react";
import { Icon } from "~/ui/icon";

/** Prints the page; without JavaScript the browser's own menu does. */
export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={() => window.print()}
      className="inline-flex min-h-11 items-center gap-2 text-small font-semibold text-accent underline-offset-4 hover:underline"
    >
      <Icon name="printer" />
      {children}
    </button>
  );
}
