import type { ReactNode } from "react";

/** The number of a step of a way. */
export const StepNumber = ({ children }: { children: ReactNode }) => (
  <span
    aria-hidden="true"
    className="plan-step-number inline-flex size-7 shrink-0 items-center justify-center rounded-full bg-accent text-accent-ink text-tiny font-semibold tabular print:border print:bg-transparent print:text-[#000]"
  >
    {children}
  </span>
);
