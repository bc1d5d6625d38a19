import type { AwardView } from "~/mall/views/member/dashboard/awards.server";
import { classNames } from "~/ui/class-names";
import { InlineIcon } from "~/ui/inline-icon";
import { Ornament } from "../points/ornament";

/** The newest of the earned badges: a large seal on the member's plate. */
export function NewestAward({ award: { name, description, status, icon, earnedAt } }: { award: AwardView }) {
  return (
    <div className="member-plate relative isolate flex flex-wrap items-center gap-x-10 gap-y-5 overflow-hidden rounded-card p-6 sm:flex-nowrap sm:p-8">
      <Ornament />
      <Medal shape={medals[0] ?? ""} metal="gold" icon={icon} isLarge />
      <div className="min-w-0">
        <h3 className="text-title">{name}</h3>
        <p className="mt-2">{description}</p>
        {status && (
          <p className="mt-1 text-small tabular">
            <time dateTime={earnedAt ?? undefined}>{status}</time>
          </p>
        )}
      </div>
    </div>
  );
}

/** An earned badge with its seal. */
export function Award({
  award: { name, description, status, icon, earnedAt },
  at,
  metal,
}: {
  award: AwardView;
  /** Its place among them, by which its outline differs. */
  at: number;
  metal: Metal;
}) {
  return (
    <li className={cell}>
      <Medal shape={medals[at % medals.length] ?? ""} metal={metal} icon={icon} />
      <div className="min-w-0 flex-1">
        <h3 className="text-card">{name}</h3>
        <p className="mt-1 text-small text-ink-muted">{description}</p>
        {status && (
          <p className="mt-1 text-small text-ink-muted tabular">
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
    <li className={cell}>
      <Progress icon={icon} percent={percent} />
      <div className="min-w-0 flex-1">
        <h3 className="text-card">{name}</h3>
        <p className="mt-1 text-small text-ink-muted">{description}</p>
        {status && <p className="mt-1 text-small tabular">{status}</p>}
      </div>
    </li>
  );
}

/** The seal above its text, on narrower screens beside it. */
const cell =
  "flex items-start gap-5 max-xl:border-t max-xl:border-line max-xl:py-5 cramped:flex-col xl:flex-col";

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

export type Metal = keyof typeof metals;

/** What seals are made of: light, below dark engravings, in both colour schemes. */
const metals = {
  gold: "#d3a53c",
  silver: "#aab2bc",
  bronze: "#c58453",
};

function Medal({
  shape,
  metal,
  icon,
  isLarge = false,
}: {
  shape: string;
  metal: Metal;
  icon: AwardView["icon"];
  isLarge?: boolean;
}) {
  return (
    <span
      className={classNames(
        "relative flex shrink-0 items-center justify-center",
        "text-[#111]",
        isLarge ? "size-48 sm:size-56 lg:size-64" : "size-24 xl:size-32",
      )}
    >
      <svg aria-hidden="true" viewBox="0 0 100 100" className="absolute inset-0 size-full fill-none">
        <path d={shape} fill={metals[metal]} />
        {/* Light from above left: half of its edge shines, and its middle. */}
        <path d="M20 80A42 42 0 0 1 80 20L74 26A34 34 0 0 0 26 74z" fill="#fff" fillOpacity=".2" />
        <path d={shape} transform="translate(14 14) scale(.72)" fill="#fff" fillOpacity=".2" />
        <path
          d={shape}
          transform="translate(8 8) scale(.84)"
          strokeWidth="1.5"
          className="stroke-current opacity-60"
        />
      </svg>
      <span
        className={classNames(
          "relative flex",
          isLarge ? "text-[min(6rem,20vw)]" : "text-[2rem] xl:text-[2.75rem]",
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
    <span className="relative flex size-24 shrink-0 items-center justify-center xl:size-32">
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
      <span className="relative flex text-[2rem] text-ink-muted xl:text-[2.75rem]">
        {icon && <InlineIcon {...icon} />}
      </span>
    </span>
  );
}
