import type { AwardView } from "~/mall/views/member/dashboard/awards.server";
import { classNames } from "~/ui/class-names";
import { InlineIcon } from "~/ui/inline-icon";

/** An earned badge with its medal; the newest one is large. */
export function Award({
  award: { name, description, status, icon, earnedAt },
  at,
  className,
}: {
  award: AwardView;
  /** Its place among them. */
  at: number;
  className: string;
}) {
  const isNewest = at === 0;
  return (
    <li
      className={classNames(
        "flex gap-5 border-t border-line py-5 cramped:flex-col",
        isNewest ? "flex-col" : "items-start",
        className,
      )}
    >
      <Medal shape={medals[at % medals.length] ?? ""} icon={icon} isLarge={isNewest} />
      <div className="min-w-0 flex-1">
        <h3 className={isNewest ? "text-heading" : "text-card"}>{name}</h3>
        <p className="mt-1 text-small text-ink-muted">{description}</p>
        {status && (
          <p className="mt-1 text-small text-ink-muted tabular-nums">
            <time dateTime={earnedAt ?? undefined}>{status}</time>
          </p>
        )}
      </div>
    </li>
  );
}

/** One that is still ahead, with how far it is. */
export function AwardAhead({ award: { name, description, status, percent, icon } }: { award: AwardView }) {
  return (
    <li className="flex items-start gap-5 border-t border-line py-5 cramped:flex-col cramped:items-start">
      <Progress icon={icon} percent={percent} />
      <div className="min-w-0 flex-1">
        <h3 className="text-card">{name}</h3>
        <p className="mt-1 text-small text-ink-muted">{description}</p>
        {status && <p className="mt-1 text-small tabular-nums">{status}</p>}
      </div>
    </li>
  );
}

/** The outline of a star with so many rounded points, on 100 by 100. */
function outline(points: number, depth: number): string {
  const steps = points * 8;
  const place = (step: number) => {
    const angle = (step / steps) * 2 * Math.PI;
    const radius = 47 - depth * (1 - Math.cos(points * angle));
    return `${(50 + radius * Math.sin(angle)).toFixed(1)} ${(50 - radius * Math.cos(angle)).toFixed(1)}`;
  };
  return `M${Array.from({ length: steps }, (_, step) => place(step)).join("L")}Z`;
}

/** Round, scalloped, of six and of eight sides. */
const medals = [outline(12, 2), outline(6, 2.5), outline(1, 0), outline(8, 2)];

function Medal({ shape, icon, isLarge }: { shape: string; icon: AwardView["icon"]; isLarge: boolean }) {
  return (
    <span
      className={classNames(
        "relative flex shrink-0 items-center justify-center",
        isLarge ? "size-40" : "size-20",
      )}
    >
      <svg aria-hidden="true" viewBox="0 0 100 100" className="absolute inset-0 size-full fill-none">
        <path d={shape} className="fill-accent" />
        <path d={shape} transform="translate(11 11) scale(.78)" className="fill-white/15" />
        <path
          d={shape}
          transform="translate(8 8) scale(.84)"
          strokeWidth="1.5"
          className="stroke-accent-ink opacity-60"
        />
      </svg>
      <span
        className={classNames(
          "relative flex text-accent-ink",
          isLarge ? "text-[3.25rem]" : "text-[1.625rem]",
        )}
      >
        {icon && <InlineIcon {...icon} />}
      </span>
    </span>
  );
}

const radius = 46;
const round = 2 * Math.PI * radius;

/** An icon in a ring of progress. */
function Progress({ icon, percent }: { icon: AwardView["icon"]; percent: number }) {
  return (
    <span className="relative flex size-20 shrink-0 items-center justify-center">
      <svg aria-hidden="true" viewBox="0 0 100 100" className="absolute inset-0 size-full fill-none">
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
      <span className="relative flex text-[1.625rem] text-ink-muted">{icon && <InlineIcon {...icon} />}</span>
    </span>
  );
}
