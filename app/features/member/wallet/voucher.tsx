import type { MyRewardView } from "~/mall/views/member/wallet/my-reward.server";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { Picture } from "~/ui/picture";
import { FullScreen, FullScreenButton } from "../dashboard/full-screen";
import { Code } from "../points/loyalty-card";
import { Ornament } from "../points/ornament";
import { Countdown } from "./countdown";

const fullScreenId = "voucher-full-screen";

/** A voucher as a ticket: what it is for, then its code, black on white in both colour schemes. */
export function Voucher({ view }: { view: MyRewardView }) {
  const { card, code, mall, texts } = view;
  return (
    <section
      aria-label={card.title}
      className="till-code voucher relative isolate mx-auto w-full max-w-lg overflow-hidden rounded-[1.5rem] member-plate shadow-lifted print:border-2 print:border-[#111]"
    >
      <div className="relative">
        {card.image ? (
          <Picture
            image={card.image}
            alt=""
            sizes="(min-width: 34rem) 32rem, 92vw"
            frame="aspect-square sm:aspect-[2/1]"
            // On phones small beside the title: the code is in the first screen.
            className={classNames(
              "no-print max-sm:absolute max-sm:top-4 max-sm:right-6 max-sm:w-18 max-sm:rounded-soft",
              !code && "opacity-60 [filter:grayscale(1)]",
            )}
            priority
          />
        ) : (
          <div className="no-print">
            <Ornament />
          </div>
        )}
        <div
          className={classNames(
            "px-6 py-4 sm:px-8 sm:pt-6 sm:pb-5",
            card.image && "max-sm:min-h-26 max-sm:pr-28",
          )}
        >
          <div className="flex items-start justify-between gap-4 text-small">
            <p className="font-display text-card">{mall}</p>
            <p
              className={classNames(
                "rounded-pill px-3 py-1 font-semibold border border-current/30",
                card.image && code && "max-sm:sr-only",
              )}
            >
              {card.statusText}
            </p>
          </div>
          <div className="mt-2 sm:mt-5">
            <h2 className="text-heading sm:text-title">{card.title}</h2>
            {card.from !== mall && <p className="mt-1 font-semibold">{card.from}</p>}
          </div>
        </div>
      </div>
      <div className="relative flex flex-col items-center gap-3 px-4 pt-3 pb-6 text-center sm:gap-5 sm:px-8 sm:pt-6">
        <span aria-hidden="true" className="perforated" />
        {code ? (
          <>
            {card.until && (
              <p>
                <span className="no-print flex items-center justify-center gap-2 font-display text-heading">
                  <Icon name="hourglass" className="size-5" />
                  <span className="sr-only">{texts.left}</span>
                  {card.until.left !== null ? (
                    <Countdown left={card.until.left} until={card.until.at} texts={card.until.when} />
                  ) : (
                    card.until.when
                  )}
                </span>
                <span className="block text-small opacity-80">{card.until.text}</span>
              </p>
            )}
            <CodeField view={view} />
            <FullScreenButton of={fullScreenId} isPrimary>
              {texts.show}
            </FullScreenButton>
            <VoucherOnFullScreen view={view} />
          </>
        ) : (
          <p className="my-4 -rotate-3 rounded-soft border-4 border-double border-current px-6 py-3 text-card font-semibold">
            <time dateTime={card.ended.at ?? undefined}>{card.ended.text}</time>
          </p>
        )}
      </div>
    </section>
  );
}

function CodeField({ view: { code, texts } }: { view: MyRewardView }) {
  if (!code) return null;
  const { drawn, picture, text, label } = code;
  return (
    <div className="w-full rounded-soft bg-white p-4 text-[#111] max-sm:pt-1 max-sm:pb-3">
      {picture && <CodePicture src={picture} label={label} className="max-w-64 sm:max-w-96" />}
      {drawn && (
        <Code
          code={drawn.drawing}
          label={label}
          className={drawn.kind === "qr" ? "mx-auto w-full max-w-64 sm:max-w-96" : "h-28 w-full"}
          isStretched={drawn.kind === "bars"}
        />
      )}
      {text && (
        <p
          className={classNames(
            "tracking-[0.12em] tabular select-all",
            drawn || picture ? "mt-2 text-card font-semibold" : "py-8 text-title font-semibold",
          )}
        >
          <span className="sr-only">{texts.code} </span>
          {text}
        </p>
      )}
    </div>
  );
}

function VoucherOnFullScreen({ view: { card, code, texts } }: { view: MyRewardView }) {
  if (!code) return null;
  const { drawn, picture, text, label } = code;
  return (
    <FullScreen id={fullScreenId} label={card.title} hint={texts.hint} closeLabel={texts.close}>
      <p className="max-w-xl text-center font-display text-heading">{card.title}</p>
      {drawn?.kind === "qr" && (
        <Code code={drawn.drawing} label={label} className="w-full max-w-[min(28rem,60dvh)]" />
      )}
      {drawn?.kind === "bars" && (
        <Code
          code={drawn.drawing}
          label={label}
          className="h-[min(14rem,40dvh)] w-full max-w-2xl"
          isStretched
        />
      )}
      {picture && <CodePicture src={picture} label={label} className="max-w-[min(28rem,60dvh)]" />}
      <p
        className={classNames(
          "text-center font-semibold tracking-[0.12em] tabular",
          drawn || picture ? "text-heading" : "text-display",
        )}
      >
        {text}
      </p>
    </FullScreen>
  );
}

/** The mall's own picture of the code, whose edges stay sharp where it is enlarged. */
function CodePicture({ src, label, className }: { src: string; label: string; className: string }) {
  return (
    <img
      src={src}
      alt={label}
      decoding="async"
      className={classNames("mx-auto h-auto w-full [image-rendering:pixelated]", className)}
    />
  );
}
