import type { ReactNode } from "react";
import { type ImageView, Picture } from "~/ui/picture";

/** The layout of log-in, registration and recovery: one narrow column, beside a picture if there is room. */
export function AccountFrame({
  title,
  lead,
  picture,
  children,
}: {
  title: string;
  lead?: string | null;
  picture: ImageView | null;
  children: ReactNode;
}) {
  return (
    <div className="page grid items-start gap-16 py-10 md:py-16 lg:grid-cols-2">
      <div className="mx-auto w-full max-w-md lg:mx-0 lg:justify-self-center">
        <h1 className="text-title">{title}</h1>
        {lead && <p className="mt-3 text-ink-muted">{lead}</p>}
        <div className="mt-8 flex flex-col gap-8">{children}</div>
      </div>
      {picture && (
        <div className="hidden lg:block">
          <Picture image={picture} alt="" ratio="4/5" sizes="40vw" className="rounded-card" priority />
        </div>
      )}
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
