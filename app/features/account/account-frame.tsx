import type { ReactNode } from "react";
import type { AccountFrameView } from "~/mall/views/pages/account.server";
import { classNames } from "~/ui/class-names";
import { FactList } from "~/ui/fact-list";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { Picture } from "~/ui/picture";
import { StatePicture, type StatePictureKind } from "~/ui/state-picture";
import { CardMotif, cardGround } from "./card-motif";

/**
 * The layout of log-in, registration and recovery: one column on the page's margin, and beside it, as high as the
 * column, the mall's loyalty card, or the picture that the mall has chosen instead, and on the same ground what
 * membership is worth. On phones a strip of the drawing is above the title, but not above errors, and that worth below
 * the form.
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
    <div className="group/frame page grid gap-x-16 gap-y-6 py-6 md:grid-cols-12 md:gap-x-8 md:py-12 lg:gap-x-16">
      <div className="w-full max-w-lg max-md:contents md:col-span-7 md:self-center lg:col-span-6">
        <div>
          <h1 className="text-title">{title}</h1>
          {/* The errors of a refused form stand right below the title. */}
          {lead && <p className="mt-5 text-ink-muted group-has-[form_[role=alert]]/frame:hidden">{lead}</p>}
        </div>
        <div className="flex flex-col gap-8 md:mt-8">{children}</div>
      </div>
      <div
        className={classNames(
          "no-print relative rounded-card max-md:contents md:col-span-5 md:flex md:min-h-[34rem] md:flex-col md:overflow-hidden lg:col-span-6",
          cardGround,
          benefits && "md:@container lg:min-h-[38rem]",
        )}
      >
        {state && !picture ? (
          <StatePicture kind={state} className={classNames(drawing, "max-md:h-36 md:flex-1")} />
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
            className={classNames(
              drawing,
              "max-md:h-32 max-md:group-has-[form_[role=alert]]/frame:hidden md:absolute md:inset-0",
              benefits && "md:[--below:11rem]",
            )}
          />
        )}
        {benefits && (
          <div
            className={classNames(
              "max-md:order-last max-md:rounded-card max-md:bg-surface-sunken max-md:p-6 md:relative md:[&_.icon]:text-current lg:[&>ul]:text-body",
              state || picture ? "md:mt-auto md:p-8" : "md:my-auto md:px-[10cqw] md:pt-[calc(50cqw+4rem)]",
            )}
          >
            <FactList facts={benefits} />
          </div>
        )}
      </div>
    </div>
  );
}

/** On phones, where the panel is no box, a strip before everything else. */
const drawing = "max-md:order-first max-md:rounded-card";

/** Another way, as a line: "Forgotten password?" */
export function OtherForm({ children }: { children: ReactNode }) {
  return (
    <p className="text-small [&_a]:font-semibold [&_a]:text-accent [&_a]:underline [&_a]:underline-offset-4">
      {children}
    </p>
  );
}

/** The second of two ways, a row as wide as the form: "Not a member yet? Join". */
export function OtherWay({ question, to, children }: { question: string; to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 rounded-soft border border-line px-4 py-2 text-small hover:bg-surface-sunken"
    >
      <span className="text-ink-muted">{question}</span>{" "}
      <span className="action-link">
        {children}
        <Icon name="arrow-right" />
      </span>
    </Link>
  );
}
