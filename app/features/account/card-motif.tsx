import { classNames } from "~/ui/class-names";
import { Ornament } from "../member/points/ornament";

/** The accent's tint that the card lies on. */
export const cardGround = "bg-accent-tint";

/**
 * The mall's loyalty card on a tint of its accent, or its gift card on the accent itself: its name, its colours, its
 * corners, and nothing of a member. Its texts are sized by the card, so that the longest word of a name fits, and two lines
 * of it end above the bars. On phones the loyalty card is as large as its strip is wide, which cuts its foot.
 */
export function CardMotif({
  mall,
  gift,
  className,
}: {
  mall: string;
  /** What a gift card is worth, written on it below its ribbon. */
  gift?: string | undefined;
  className?: string;
}) {
  const card = classNames(
    "absolute aspect-[1.586] rounded-[min(1.5rem,7cqh)] shadow-lifted",
    gift
      ? "top-[calc(50cqh-min(25.8cqw,38.5cqh))] w-[min(82cqw,122cqh)]"
      : "top-[calc(50cqh-min(25cqw,37cqh))] w-[min(80cqw,118cqh)] max-md:top-7 max-md:w-[min(84cqw,22rem)]",
  );
  return (
    <div
      aria-hidden="true"
      className={classNames(
        "relative isolate overflow-hidden [container-type:size]",
        gift ? "bg-accent" : cardGround,
        className,
      )}
    >
      <span
        className={classNames(
          card,
          "left-1/2 -translate-x-[46%] translate-y-[6%] rotate-3",
          gift ? "bg-surface-raised" : "bg-accent",
        )}
      />
      <div
        className={classNames(
          card,
          "isolate left-1/2 flex [container-type:inline-size] -translate-x-1/2 -rotate-6 flex-col justify-between overflow-hidden border border-current/30 bg-footer p-[min(4.5cqw,7cqh)] text-footer-ink",
        )}
      >
        {gift ? <Ribbon /> : <Ornament />}
        <span
          className={classNames(
            "line-clamp-2 font-display leading-tight wrap-normal",
            /\S{14}/.test(mall) ? "text-[5.5cqw]" : gift ? "text-[7cqw]" : "text-[8.5cqw]",
            gift ? "max-w-[60%]" : "max-w-[80%]",
          )}
        >
          {mall}
        </span>
        {gift ? (
          <span className="font-display text-[7.5cqw] leading-none tabular">{gift}</span>
        ) : (
          <span className="rounded-[0.5rem] bg-white px-[6%] py-[4%] text-[#111]">
            <svg
              aria-hidden="true"
              viewBox="0 0 95 10"
              preserveAspectRatio="none"
              className="block h-[14cqw] w-full"
            >
              {/* In two parts: browsers draw the dashes of one line with steps where it leans. */}
              <path d="M0 5h50h45" stroke="currentColor" strokeWidth="10" strokeDasharray={cardBars} />
            </svg>
          </span>
        )}
      </div>
    </div>
  );
}

/** A ribbon around a card's right part, with its bow. */
function Ribbon() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 159 100"
      className="absolute inset-0 -z-10 size-full fill-current stroke-footer"
      strokeLinejoin="round"
    >
      <path stroke="none" d="M114 0h11v100h-11z" />
      <path stroke="none" d="M0 40h159v9H0z" opacity=".25" />
      <path strokeWidth="1.5" d="m117 47-15 26 9-3 4 8 9-30zM122 47l15 26-9-3-4 8-9-30z" />
      <path
        strokeWidth="1.5"
        d="M119 45C105 26 91 27 91 39s14 20 28 6zM120 45c14-19 28-18 28-6s-14 20-28 6z"
      />
      <rect strokeWidth="1.5" x="113" y="38" width="13" height="13" rx="4" />
    </svg>
  );
}

/** Bars and gaps of a code that stands for none. */
const cardBars = "1 1 1 2 1 1 2 1 3 1 2 2 1 1 1 3 2 1 1 1";
