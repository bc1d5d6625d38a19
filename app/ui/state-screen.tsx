import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { StatePicture, type StatePictureKind } from "./state-picture";

/**
 * A screen that has something to say instead of its content: what happened, as children what to do next (its primary
 * action first), and a small picture beside it, on phones above.
 */
export function StateScreen({
  picture,
  eyebrow,
  title,
  text,
  children,
}: {
  picture: StatePictureKind;
  eyebrow?: ReactNode;
  title: string;
  text?: string | null;
  children: ReactNode;
}) {
  return (
    <div className="page grid items-start gap-x-8 gap-y-8 py-8 md:grid-cols-2 md:py-14 lg:gap-x-16">
      <StatePicture
        kind={picture}
        className={classNames(
          // What is small in its scene is seen from nearer.
          picture.endsWith("outage") ? "aspect-3/2" : "aspect-5/2",
          "md:aspect-auto md:max-h-160 md:min-h-88 md:self-stretch",
        )}
      />
      <div>
        {eyebrow && <p className="mb-3 font-semibold text-ink-muted tabular">{eyebrow}</p>}
        <h1 className="text-title">{title}</h1>
        {text && <p className="mt-4 max-w-xl text-ink-muted">{text}</p>}
        <div className="mt-8 flex flex-col gap-6 [&>a]:self-start [&>form:not([role])]:max-w-xl">
          {children}
        </div>
      </div>
    </div>
  );
}

/** The way to people who can help, below the other ways on. */
export function HelpLine({ text, to, label }: { text: string; to: string; label: string }) {
  return (
    <p className="border-t border-line pt-5 text-small text-ink-muted">
      {text}{" "}
      <a href={to} className="font-semibold text-accent underline underline-offset-4">
        {label}
      </a>
    </p>
  );
}
