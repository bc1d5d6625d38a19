import type { JoinView } from "~/mall/views/loyalty/join.server";
import { ButtonLink } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { Link } from "~/ui/link";
import { ProgressBar } from "../member/dashboard/progress-bar";

/** The band that leads to the loyalty programme: a stranger can join, a member sees their balance and next tier. */
export function JoinStrip({ join, className }: { join: JoinView; className?: string }) {
  if (!join) return null;
  const { eyebrow, title, text, percent, isMember } = join;
  return (
    <section
      aria-label={title}
      className={classNames(
        "no-print flex flex-wrap items-center justify-between gap-x-12 gap-y-5 rounded-card bg-surface-sunken p-6 md:px-9 md:py-7",
        className,
      )}
    >
      <div className="min-w-0 max-w-[60ch] not-cramped:flex-1 not-cramped:basis-72">
        {eyebrow && <p className="text-small font-semibold text-ink-muted">{eyebrow}</p>}
        <p className="font-display text-heading text-balance">{title}</p>
        {percent !== null && (
          <div className="mt-3 max-w-96">
            <ProgressBar percent={percent} />
          </div>
        )}
        {text && <p className="mt-2 text-ink-muted">{text}</p>}
      </div>
      <JoinActions join={join} {...(isMember && { kind: "secondary" as const })} />
    </section>
  );
}

/** The one button; members of old who are not logged in have a link beside it. */
export function JoinActions({
  join: { button, logIn },
  kind = "primary",
  className,
}: {
  join: NonNullable<JoinView>;
  kind?: "primary" | "secondary";
  className?: string;
}) {
  return (
    <p className={classNames("page-action flex flex-wrap items-center gap-x-6 gap-y-2", className)}>
      <ButtonLink to={button.to} size="large" kind={kind}>
        {button.label}
      </ButtonLink>
      {logIn && (
        <Link
          to={logIn.to}
          className="inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 hover:underline"
        >
          {logIn.label}
        </Link>
      )}
    </p>
  );
}
