import { classNames } from "~/ui/class-names";
import { Ornament } from "../member/points/loyalty-card";

/**
 * The mall's loyalty card on the mall's ground: its name, its colours, its corners, and nothing of a member. What
 * stands behind the card are the mall's corners, enlarged: arches, squares, or round.
 */
export function CardMotif({ mall, className }: { mall: string; className?: string }) {
  const card =
    "absolute aspect-[1.586] w-[min(15rem,66%)] rounded-[1rem] shadow-lifted md:w-72 lg:w-[66%] lg:rounded-[1.5rem]";
  const shape = "absolute bottom-0 origin-bottom rounded-card";
  return (
    <div
      aria-hidden="true"
      className={classNames(
        "relative isolate overflow-hidden bg-[color-mix(in_oklab,var(--color-accent)_22%,var(--color-surface-sunken))]",
        className,
      )}
    >
      <span
        className={classNames(
          shape,
          "left-[26%] h-32 w-24 scale-[2] bg-accent/20 md:left-[14%] lg:scale-[4.25]",
        )}
      />
      <span
        className={classNames(
          shape,
          "right-[16%] h-20 w-18 scale-[2] bg-accent/25 md:right-[10%] lg:scale-[4.25]",
        )}
      />
      <span
        className={classNames(
          card,
          "top-7 left-1/2 -translate-x-[44%] rotate-6 bg-accent lg:top-1/2 lg:-translate-x-[45%] lg:-translate-y-[38%]",
        )}
      />
      <div
        className={classNames(
          card,
          "top-5 left-1/2 isolate flex -translate-x-[52%] -rotate-6 flex-col justify-between overflow-hidden border border-current/20 bg-footer p-5 text-footer-ink lg:top-1/2 lg:-translate-x-[53%] lg:-translate-y-[54%] lg:p-8",
        )}
      >
        <Ornament />
        <span className="line-clamp-2 max-w-[75%] font-display text-card lg:text-heading">{mall}</span>
        <span className="rounded-[0.5rem] bg-white px-4 py-3 text-[#111] lg:px-6 lg:py-5">
          <svg
            aria-hidden="true"
            viewBox="0 0 95 10"
            preserveAspectRatio="none"
            className="block h-7 w-full lg:h-14"
          >
            <path d="M0 5h95" stroke="currentColor" strokeWidth="10" strokeDasharray={bars} />
          </svg>
        </span>
      </div>
    </div>
  );
}

/** Bars and gaps of a code that stands for none. */
const bars = "1 1 1 2 1 1 2 1 3 1 2 2 1 1 1 3 2 1 1 1";
