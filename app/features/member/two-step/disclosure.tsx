import type { ReactNode } from "react";
import { Icon } from "~/ui/icon";

const looks = {
  quiet: "text-accent",
  danger: "text-error",
  secondary: "rounded-pill border border-ink px-5 py-1.5 hover:bg-surface-sunken",
  /** The one to begin with. */
  primary: "rounded-pill border border-transparent bg-accent px-5 py-1.5 text-accent-ink hover:opacity-90",
};

/** An action that takes a form of its own, collapsed until it is wanted or was refused. */
export function Disclosure({
  label,
  about,
  icon = "chevron-down",
  isOpen,
  kind = "quiet",
  children,
}: {
  label: string;
  /** What it is about, where several have the same label. */
  about?: string;
  icon?: string;
  isOpen: boolean;
  kind?: keyof typeof looks;
  children: ReactNode;
}) {
  return (
    <details open={isOpen} className="group min-w-0">
      <summary className={`flex min-h-11 w-fit items-center gap-2 text-small font-semibold ${looks[kind]}`}>
        <Icon name={icon} />
        {label}
        {about && <span className="sr-only">: {about}</span>}
      </summary>
      <div className="mt-3 mb-2">{children}</div>
    </details>
  );
}
