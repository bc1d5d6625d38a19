import type { ReactNode } from "react";
import { Icon } from "~/ui/icon";
import { Prose } from "~/ui/prose";

type QuestionProps = {
  question: string;
  answer: string;
  /** A fragment. The id is inside the answer: browsers open a closed `details` when something in it is the target. */
  id?: string;
  isOpen?: boolean;
  children?: ReactNode;
};

/** A question with a collapsible answer. */
export function Question({ question, answer, id, isOpen = false, children }: QuestionProps) {
  return (
    <details open={isOpen || undefined} className="group border-b border-line">
      <summary className="flex min-h-14 items-center justify-between gap-6 py-3 font-semibold hover:text-accent">
        {question}
        <Icon name="chevron-down" className="size-5 text-ink-muted eased group-open:rotate-180" />
      </summary>
      <div id={id} className="flex scroll-mt-44 items-start justify-between gap-4 pb-6">
        <Prose html={answer} />
        {children}
      </div>
    </details>
  );
}
