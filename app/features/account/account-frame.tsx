import type { ReactNode } from "react";
import type { AccountFrameView } from "~/mall/views/pages/account.server";
import { classNames } from "~/ui/class-names";
import { FactList } from "~/ui/fact-list";
import { Picture } from "~/ui/picture";
import { StatePicture, type StatePictureKind } from "~/ui/state-picture";
import { CardMotif } from "./card-motif";

/**
 * The layout of log-in, registration and recovery: one column on the page's margin, and beside it, as high as the
 * column, what membership is worth above the mall's loyalty card, or the picture that the mall has chosen instead. On
 * phones a strip of the drawing is above the title, but not above errors, and that worth below the form.
 */
export function AccountFrame({
  title,
  lead,
  frame: { picture, mall, benefits },
  state,
  children,
}: {
  title: string;
  lead?: string | null;
  frame: AccountFrameView;
  /** What the screen shows in place of the card: it is about getting in again. */
  state?: StatePictureKind;
  children: ReactNode;
}) {
  return (
    <div className="group/frame page grid gap-x-16 gap-y-8 py-6 md:grid-cols-12 md:gap-x-8 md:py-12 lg:gap-x-16">
      <div className="w-full max-w-lg md:col-span-7 lg:col-span-6">
        <h1 className="text-title">{title}</h1>
        {/* The errors of a refused form stand right below the title. */}
        {lead && <p className="mt-5 text-ink-muted group-has-[form_[role=alert]]/frame:hidden">{lead}</p>}
        <div className="mt-8 flex flex-col gap-8">{children}</div>
      </div>
      <div className="no-print rounded-card max-md:contents md:sticky md:top-24 md:col-span-5 md:flex md:max-h-[44rem] md:group-has-[form_[role=alert]]/frame:max-h-none md:flex-col md:overflow-hidden md:bg-surface-sunken lg:col-span-6 lg:max-h-[46rem]">
        {benefits && (
          <div className="p-6 max-md:order-last max-md:rounded-card max-md:bg-surface-sunken lg:p-8">
            <FactList facts={benefits} />
          </div>
        )}
        {state && !picture ? (
          <StatePicture kind={state} className={classNames(drawing, "max-md:h-28")} />
        ) : picture ? (
          <Picture
            image={picture}
            alt=""
            frame="h-full min-h-72"
            sizes="(min-width: 64rem) 38rem, 40vw"
            className="flex-1 max-md:hidden"
            priority
          />
        ) : (
          <CardMotif
            mall={mall}
            className={classNames(drawing, "max-md:h-48 max-md:group-has-[form_[role=alert]]/frame:hidden")}
          />
        )}
      </div>
    </div>
  );
}

/** On phones, where the panel is no box, a strip before everything else. */
const drawing = "max-md:order-first max-md:rounded-card md:min-h-72 md:flex-1";

/** A link to the other form: "Not a member yet? Join". */
export function OtherForm({ question, children }: { question?: string; children: ReactNode }) {
  return (
    <p className="flex flex-wrap gap-x-2 text-small text-ink-muted [&_a]:font-semibold [&_a]:text-accent [&_a]:underline [&_a]:underline-offset-4">
      {question}
      {children}
    </p>
  );
}
