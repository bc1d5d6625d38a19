import type { ReactNode } from "react";
import type { AccountFrameView } from "~/mall/views/pages/account.server";
import { FactList } from "~/ui/fact-list";
import { Picture } from "~/ui/picture";

/**
 * The layout of log-in, registration and recovery: one narrow column on the page's margin, and beside it a picture as
 * high as the form; on phones a low one above.
 */
export function AccountFrame({
  title,
  lead,
  frame: { picture, band, benefits },
  children,
}: {
  title: string;
  lead?: string | null;
  frame: AccountFrameView;
  children: ReactNode;
}) {
  return (
    <div className="page grid gap-x-16 gap-y-8 py-6 md:py-12 lg:grid-cols-12">
      {picture && (
        <Picture
          image={picture}
          alt=""
          phoneImage={band}
          frame="h-30 lg:h-auto lg:min-h-120"
          sizes="(min-width: 64rem) 40rem, 94vw"
          // Between phones and desktops a band would show the middle of an upright picture.
          className="rounded-card md:max-lg:hidden lg:order-last lg:col-span-7"
          priority
        />
      )}
      <div className="w-full max-w-md lg:col-span-5 lg:py-4">
        <h1 className="text-title">{title}</h1>
        {lead && <p className="mt-3 text-ink-muted">{lead}</p>}
        <div className="mt-8 flex flex-col gap-8">{children}</div>
        {benefits && (
          <div className="mt-8 border-t border-line pt-6">
            <FactList facts={benefits} />
          </div>
        )}
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
