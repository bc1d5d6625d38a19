import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "./class-names";

/** Why a form was refused. Its document opens here, and the focus is here, with JavaScript and without. */
export function Refusal({ className, children }: { className?: string; children: ReactNode }) {
  const own = useRef<HTMLParagraphElement>(null);
  const focused = useRef<string | null>(null);
  useEffect(() => {
    const text = own.current?.textContent ?? null;
    if (text === focused.current) return;
    focused.current = text;
    own.current?.focus();
  });
  return (
    <p
      ref={own}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: what a visitor has sent a form for
      autoFocus
      role="alert"
      className={classNames("scroll-mt-28", className)}
    >
      {children}
    </p>
  );
}
