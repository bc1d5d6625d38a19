import type { ReactNode } from "react";
import { DefaultPicture, type DefaultPictureKind } from "./default-picture";

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
  picture: DefaultPictureKind;
  eyebrow?: ReactNode;
  title: string;
  text?: string | null;
  children: ReactNode;
}) {
  return (
    <div className="page grid items-start gap-x-16 gap-y-8 py-10 md:grid-cols-12 md:py-20">
      <DefaultPicture kind={picture} className="w-48 md:col-span-5 md:w-full md:max-w-104 xl:col-span-4" />
      <div className="max-w-[35rem] md:col-span-7">
        {eyebrow && <p className="mb-2 font-display text-heading text-accent">{eyebrow}</p>}
        <h1 className="text-title">{title}</h1>
        {text && <p className="mt-4 text-ink-muted">{text}</p>}
        <div className="mt-8 flex flex-col gap-6">{children}</div>
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
