import type { WalletCardView } from "~/mall/views/member/wallet/voucher.server";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { Picture } from "~/ui/picture";
import { Countdown } from "./countdown";

/** A usable voucher as a ticket: title, remaining validity, and a link to its code. */
export function WalletCard({
  card,
  show,
  isAlone,
}: {
  card: WalletCardView;
  show: string;
  /** It is as wide as its screen. */
  isAlone: boolean;
}) {
  return (
    <article className="relative isolate flex overflow-hidden max-sm:flex-col member-plate rounded-card shadow-lifted focus-within:outline-3 focus-within:outline-offset-3 focus-within:outline-accent">
      <div className="flex min-w-0 flex-1 flex-col justify-between gap-5 p-5 sm:p-6">
        <div>
          <p className="text-tiny font-semibold tracking-wide opacity-80">{card.from}</p>
          <h3 className={classNames("mt-1 text-heading", isAlone && "lg:text-title")}>
            <Link to={card.to} className="outline-none after:absolute after:inset-0">
              {card.title}
            </Link>
          </h3>
        </div>
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
          {card.until && (
            <p className="text-small">
              <span className="block opacity-80">{card.until.text}</span>
              <span className="flex items-center gap-2 font-semibold">
                <Icon name="hourglass" className="size-4" />
                {card.until.left !== null ? (
                  <Countdown left={card.until.left} until={card.until.at} texts={card.until.when} />
                ) : (
                  card.until.when
                )}
              </span>
            </p>
          )}
          {card.hasCode && (
            <p className="flex items-center gap-2 rounded-pill bg-footer-ink px-4 py-2 text-small font-semibold text-footer">
              <Icon name={card.hasQrCode ? "qr-code" : "ticket"} className="size-5" />
              {show}
            </p>
          )}
        </div>
      </div>
      <div
        className={classNames(
          "relative flex shrink-0 max-sm:aspect-[3/2] sm:w-48",
          isAlone && "lg:min-h-64 lg:w-88",
        )}
      >
        <span aria-hidden="true" className="perforated sm:perforated-upright" />
        {card.image ? (
          <Picture
            image={card.image}
            alt=""
            sizes={`${isAlone ? "(min-width: 64rem) 20rem, " : ""}(min-width: 40rem) 11rem, 92vw`}
            frame="h-full"
            className="flex-1"
          />
        ) : null}
      </div>
    </article>
  );
}

/** A voucher that is no longer valid, as a line. */
export function WalletRow({ card }: { card: WalletCardView }) {
  return (
    <li className="relative flex items-center gap-4 border-b border-line py-4 last:border-0">
      {card.image && (
        <Picture image={card.image} alt="" sizes="5rem" ratio="1/1" className="w-16 shrink-0 rounded-soft" />
      )}
      <div className="min-w-0 flex-1">
        <h3 className="text-card">
          <Link to={card.to} className="underline-offset-4 after:absolute after:inset-0 hover:underline">
            {card.title}
          </Link>
        </h3>
        <p className="text-small text-ink-muted">
          {card.from} · <time dateTime={card.ended.at ?? undefined}>{card.ended.text}</time>
        </p>
      </div>
      <p className="shrink-0 text-small text-ink-muted tabular">{card.points}</p>
    </li>
  );
}
