import type { AwardView } from "~/mall/views/member/dashboard/awards.server";
import { classNames } from "~/ui/class-names";
import { InlineIcon } from "~/ui/inline-icon";

const radius = 46;
const round = 2 * Math.PI * radius;

/** A badge in a progress ring; an earned one is filled. */
export function Award({ award }: { award: AwardView }) {
  const { name, description, status, percent, icon, earnedAt } = award;
  return (
    <li className="flex flex-col items-center gap-3 rounded-card bg-surface-raised p-3 pt-5 text-center border border-line sm:p-5">
      <Medal icon={icon} percent={percent} isEarned={earnedAt !== null} />
      <div>
        <h3 className="text-card">{name}</h3>
        <p className="mt-1 text-small text-ink-muted">{description}</p>
      </div>
      {status && (
        <p className="mt-auto text-small font-semibold tabular-nums">
          {earnedAt ? <time dateTime={earnedAt}>{status}</time> : status}
        </p>
      )}
    </li>
  );
}

function Medal({ icon, percent, isEarned }: { icon: AwardView["icon"]; percent: number; isEarned: boolean }) {
  return (
    <span className="relative flex size-28 items-center justify-center">
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
          "relative flex text-[2.25rem]",
          isEarned ? "text-accent-ink" : "text-ink-muted",
        )}
      >
        {icon && <InlineIcon {...icon} />}
      </span>
    </span>
  );
}
