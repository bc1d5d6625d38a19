import { classNames } from "~/ui/class-names";
import { Ornament } from "../member/points/loyalty-card";

/** The accent's tint that the card lies on. */
export const cardGround = "bg-[color-mix(in_oklab,var(--color-accent)_22%,var(--color-surface-sunken))]";

/**
 * The mall's loyalty card on the mall's ground, whole: its name, its colours, its corners, and nothing of a member. What
 * stands behind it are the mall's corners, enlarged: arches, squares, or round. `--below` is what else its ground holds
 * below it.
 */
export function CardMotif({ mall, className }: { mall: string; className?: string }) {
  const card =
    "absolute top-[calc((100cqh-var(--below,0px))/2-min(25cqw,(100cqh-var(--below,0px))*.34))] aspect-[1.586] w-[min(80cqw,(100cqh-var(--below,0px))*1.08)] rounded-[min(1.5rem,7cqh)] shadow-lifted";
  const shape = "absolute bottom-0 origin-bottom rounded-card";
  return (
    <div
      aria-hidden="true"
      className={classNames(
        "isolate overflow-hidden [container-type:size] max-md:relative",
        cardGround,
        className,
      )}
    >
      <span className={classNames(shape, "left-[14%] h-32 w-24 scale-[2] bg-accent/15 lg:scale-[3]")} />
      <span className={classNames(shape, "right-[10%] h-20 w-18 scale-[2] bg-accent/20 lg:scale-[3]")} />
      <span className={classNames(card, "left-1/2 -translate-x-[46%] translate-y-[6%] rotate-3 bg-accent")} />
      <div
        className={classNames(
          card,
          "isolate left-1/2 flex -translate-x-1/2 -rotate-6 flex-col justify-between overflow-hidden border border-current/20 bg-footer p-[min(4.5cqw,7cqh)] text-footer-ink",
        )}
      >
        <Ornament />
        <span className="line-clamp-2 max-w-[75%] font-display text-card max-md:text-base lg:text-heading">
          {mall}
        </span>
        <span className="rounded-[0.5rem] bg-white px-[6%] py-[4%] text-[#111]">
          <svg
            aria-hidden="true"
            viewBox="0 0 95 10"
            preserveAspectRatio="none"
            className="block h-[min(11cqw,15cqh)] w-full"
          >
            {/* In two parts: browsers draw the dashes of one line with steps where it leans. */}
            <path d="M0 5h50h45" stroke="currentColor" strokeWidth="10" strokeDasharray={cardBars} />
          </svg>
        </span>
      </div>
    </div>
  );
}

/** Bars and gaps of a code that stands for none. */
export const cardBars = "1 1 1 2 1 1 2 1 3 1 2 2 1 1 1 3 2 1 1 1";
