import type { AwardView } from "~/mall/views/member/dashboard/awards.server";
import { classNames } from "~/ui/class-names";
import { InlineIcon } from "~/ui/inline-icon";

const radius = 46;
const round = 2 * Math.PI * radius;

/** An earned badge: a medal. */
export function Award({
  award: { name, description, status, icon, earnedAt },
  className,
}: {
  award: AwardView;
  className: string;
}) {
  return (
    <li className={classNames("flex flex-col items-center gap-4 text-center", className)}>
      <Medal icon={icon} percent={100} isEarned />
      <div>
        <h3 className="text-card">{name}</h3>
        <p className="mt-1 text-small text-ink-muted">{description}</p>
        {status && (
          <p className="mt-1 text-small font-semibold tabular-nums">
            <time dateTime={earnedAt ?? undefined}>{status}</time>
          </p>
        )}
      </div>
    </li>
  );
}

/** One that is still ahead, with how far it is. */
export function AwardAhead({
  award: { name, description, status, percent, icon },
  className,
}: {
  award: AwardView;
  className: string;
}) {
  return (
    <li
      className={classNames(
        "flex items-center gap-5 border-t border-line py-5 cramped:flex-col cramped:items-start",
        className,
      )}
    >
      <Medal icon={icon} percent={percent} />
      <div className="min-w-0 flex-1">
        <h3 className="text-card">{name}</h3>
        <p className="mt-1 text-small text-ink-muted">{description}</p>
        {status && <p className="mt-1 text-small font-semibold tabular-nums">{status}</p>}
      </div>
    </li>
  );
}

/** In a ring of progress; an earned one is filled. */
function Medal({
  icon,
  percent,
  isEarned = false,
}: {
  icon: AwardView["icon"];
  percent: number;
  isEarned?: boolean;
}) {
  return (
    <span
      className={classNames(
        "relative flex shrink-0 items-center justify-center",
        isEarned ? "size-32" : "size-20",
      )}
    >
      <svg aria-hidden="true" viewBox="0 0 100 100" className="absolute inset-0 size-full fill-none">
        {isEarned && <circle cx="50" cy="50" r="40" className="fill-accent" />}
        <circle cx="50" cy="50" r={radius} strokeWidth="4" className="stroke-line" />
        {percent > 0 && (
          <circle
            cx="50"
            cy="50"
            r={radius}
            strokeWidth="4"
            strokeLinecap="round"
            strokeDasharray={`${(round * percent) / 100} ${round}`}
            transform="rotate(-90 50 50)"
            className="stroke-accent"
          />
        )}
      </svg>
      <span
        className={classNames(
          "relative flex",
          isEarned ? "text-[2.5rem] text-accent-ink" : "text-[1.625rem] text-ink-muted",
        )}
      >
        {icon && <InlineIcon {...icon} />}
      </span>
    </span>
  );
}
