import type { LoyaltyCardView } from "~/mall/views/member/points/loyalty-card.server";
import type { CodeView } from "~/mall/views/member/wallet/codes.server";
import { classNames } from "~/ui/class-names";
import { FullScreen, FullScreenButton } from "../dashboard/full-screen";
import { Ornament } from "./ornament";

const fullScreenId = "card-full-screen";

/**
 * The member's card in the mall's colours; its codes are black on white in both colour schemes, as scanners need them.
 */
export function LoyaltyCard({ card }: { card: LoyaltyCardView }) {
  const { texts } = card;
  return (
    <section
      aria-label={texts.title}
      className="till-code relative isolate flex flex-col justify-between gap-6 overflow-hidden member-plate rounded-[1.5rem] p-6 shadow-lifted sm:p-8"
    >
      <Ornament />
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <p className="font-display text-card">{card.mall}</p>
        {card.tier && (
          <p className="flex shrink-0 items-center gap-2 rounded-pill border border-current/30 bg-(--color-plate) px-3 py-1 text-small font-semibold">
            <svg aria-hidden="true" viewBox="0 0 10 10" className="size-3.5">
              <circle cx="5" cy="5" r="5" fill={card.tierColor ?? "currentColor"} />
            </svg>
            <span className="sr-only">{texts.tier}</span>
            {card.tier}
          </p>
        )}
      </div>
      <div>
        {card.balance && (
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-display text-display tabular">{card.balance.number}</span>
            <span className="text-body">{card.balance.unit}</span>
          </p>
        )}
        <p className="mt-1 text-body font-semibold">{card.name}</p>
      </div>
      {card.number && (
        <div className="flex flex-col gap-3">
          <div className="flex cramped:flex-col items-center gap-3 rounded-soft bg-white px-4 py-3 text-[#111] sm:gap-5">
            {card.barcode && (
              <div className="min-w-0 cramped:w-full not-cramped:flex-1">
                <Code code={card.barcode} label={texts.barcode} className="h-16 w-full" isStretched />
                <p className="text-center text-[min(var(--text-small),3.6vw)] tracking-[0.14em] whitespace-nowrap tabular xs:tracking-[0.18em]">
                  <span className="sr-only">{texts.number} </span>
                  {card.number}
                </p>
              </div>
            )}
            {card.qr && <Code code={card.qr} label={texts.qr} className="size-24 shrink-0" />}
          </div>
          <FullScreenButton of={fullScreenId}>{texts.show}</FullScreenButton>
        </div>
      )}
      {card.number && <CardOnFullScreen card={card} />}
    </section>
  );
}

/** The codes alone on white. */
function CardOnFullScreen({ card }: { card: LoyaltyCardView }) {
  const { texts } = card;
  return (
    <FullScreen id={fullScreenId} label={texts.title} hint={texts.hint} closeLabel={texts.close}>
      <p className="text-center font-display text-heading">
        {card.name}
        {card.tier && <span className="block font-text text-small">{card.tier}</span>}
      </p>
      {card.qr && <Code code={card.qr} label={texts.qr} className="w-full max-w-[min(18rem,38dvh)]" />}
      {card.barcode && (
        <div className="w-full max-w-xl">
          <Code
            code={card.barcode}
            label={texts.barcode}
            className="h-[min(9rem,22dvh)] w-full"
            isStretched
          />
          <p className="text-center text-card tracking-[0.18em] tabular">{card.number}</p>
        </div>
      )}
    </FullScreen>
  );
}

/** A code's modules; a barcode may be stretched vertically, its bars keep their widths. */
export function Code({
  code,
  label,
  className,
  isStretched = false,
}: {
  code: CodeView;
  label: string;
  className?: string;
  isStretched?: boolean;
}) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${code.width} ${code.height}`}
      shapeRendering="crispEdges"
      {...(isStretched && { preserveAspectRatio: "none" })}
      fill="#000"
      className={classNames("block", className)}
    >
      <path d={code.d} />
    </svg>
  );
}
