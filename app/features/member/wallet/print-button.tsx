import type { ReactNode } from "react";
import { Icon } from "~/ui/icon";

/** Prints the page; without JavaScript the browser's own menu does. */
export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <button type="button" onClick={() => window.print()} className="action-link min-h-11 text-small">
      <Icon name="printer" />
      {children}
    </button>
  );
}
