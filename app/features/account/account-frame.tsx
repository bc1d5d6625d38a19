import type { ReactNode } from "react";
import type { AccountFrameView } from "~/mall/views/pages/account.server";
import { classNames } from "~/ui/class-names";
import { FactList } from "~/ui/fact-list";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { Picture } from "~/ui/picture";
import { StatePicture, type StatePictureKind } from "~/ui/state-picture";
import { CardMotif } from "./card-motif";

/**
 * The layout of log-in, registration and recovery: one column on the page's margin, and beside it, in view while it is
 * read, a panel of its own height: the mall's loyalty card, or the picture that the mall has chosen instead, and below it
 * what membership is worth. Only a still life is as high as its column.
 * On phones the card or picture is a strip above the title, what membership is worth follows the form, and neither is
 * there beside errors.
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
  const isStill = state !== undefined && picture === null;
  const strip = "max-md:order-first max-md:-mx-(--gutter) max-md:-mt-6 max-md:rounded-none";
  return (
    <div className="group/frame page grid gap-x-16 gap-y-6 py-6 md:grid-cols-12 md:gap-x-8 md:py-12 lg:gap-x-16">
      <div className="flex w-full max-w-lg flex-col md:col-span-7 lg:col-span-6">
        <h1 className="text-title">{title}</h1>
        {/* The errors of a refused form stand right below the title. */}
        {lead && <p className="mt-5 text-ink-muted group-has-[form_[role=alert]]/frame:hidden">{lead}</p>}
        <div className="mt-6 flex flex-col gap-8 md:mt-8">{children}</div>
      </div>
      <div
        className={classNames(
          "no-print contents flex-col rounded-card bg-surface-sunken max-md:group-has-[form_[role=alert]]/frame:hidden md:col-span-5 md:flex md:overflow-hidden lg:col-span-6",
          isStill ? "md:min-h-88" : "md:sticky md:top-28 md:self-start",
        )}
      >
        {isStill ? (
          <StatePicture kind={state} className={`max-md:h-44 md:flex-1 ${strip}`} />
        ) : picture ? (
          <Picture
            image={picture}
            alt=""
            frame="md:aspect-3/2"
            sizes="(min-width: 64rem) 38rem, 40vw"
            className="max-md:hidden"
            priority
          />
        ) : (
          <CardMotif mall={mall} className={`max-md:h-44 md:aspect-3/2 ${strip}`} />
        )}
        {benefits && (
          <div className="rounded-card p-6 max-md:bg-surface-sunken md:p-8 lg:[&>ul]:text-body">
            <FactList facts={benefits} />
          </div>
        )}
      </div>
    </div>
  );
}

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
