import type { ReactNode } from "react";
import type { AccountFrameView } from "~/mall/views/pages/account.server";
import { classNames } from "~/ui/class-names";
import { FactList } from "~/ui/fact-list";
import { Picture } from "~/ui/picture";
import { CardMotif } from "./card-motif";

/**
 * The layout of log-in, registration and recovery: one narrow column on the page's margin, and beside it the mall's
 * loyalty card, or the picture that the mall has chosen instead; it stays in view while a long form scrolls. On phones
 * a low one is above the form.
 */
export function AccountFrame({
  title,
  lead,
  frame: { picture, mall, benefits },
  isJoining = false,
  children,
}: {
  title: string;
  lead?: string | null;
  frame: AccountFrameView;
  /** What membership is worth comes before the form. */
  isJoining?: boolean;
  children: ReactNode;
}) {
  const frame = "h-30 md:h-40 lg:h-[min(40rem,100vh-8rem)] lg:min-h-96";
  const facts = benefits && <FactList facts={benefits} />;
  return (
    <div className="page grid gap-x-16 gap-y-8 py-6 md:py-12 lg:grid-cols-12">
      <div className="no-print lg:sticky lg:top-24 lg:order-last lg:col-span-7 lg:self-start">
        {picture ? (
          <Picture
            image={picture}
            alt=""
            frame={frame}
            sizes="(min-width: 64rem) 40rem, 94vw"
            className="rounded-card"
            priority
          />
        ) : (
          <CardMotif mall={mall} className={classNames("rounded-card", frame)} />
        )}
      </div>
      <div className="w-full max-w-md lg:col-span-5 lg:py-4">
        <h1 className="text-title">{title}</h1>
        {lead && <p className="mt-3 text-ink-muted">{lead}</p>}
        {isJoining && facts && <div className="mt-6">{facts}</div>}
        <div className="mt-8 flex flex-col gap-8">{children}</div>
        {!isJoining && facts && <div className="mt-8 border-t border-line pt-6">{facts}</div>}
      </div>
    </div>
  );
}

/** A link to the other form: "Not a member yet? Join". */
export function OtherForm({ question, children }: { question?: string; children: ReactNode }) {
  return (
    <p className="flex flex-wrap gap-x-2 text-small text-ink-muted [&_a]:font-semibold [&_a]:text-accent [&_a]:underline [&_a]:underline-offset-4">
      {question}
      {children}
    </p>
  );
}
