import { Points } from "~/features/cards/cards";
import type { AvailableRewardView } from "~/mall/views/member/wallet/wallet.server";
import { ButtonLink } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { Picture } from "~/ui/picture";
import { ProgressBar } from "../dashboard/progress-bar";

/** An available reward with a link to its activation; or exactly why it can't be activated yet. */
export function AvailableReward({
  reward,
  texts,
  isFirst,
  lead,
}: {
  reward: AvailableRewardView;
  texts: { activate: string };
  /** On a phone its picture is large. */
  isFirst: boolean;
  /** The classes of the first one, if it is as wide as several so that the grid ends without a gap. */
  lead: string | null;
}) {
  return (
    <article
      className={classNames(
        "flex gap-4 cramped:flex-col sm:flex-col",
        isFirst ? "max-sm:flex-col" : "border-t border-line pt-5 sm:border-0 sm:pt-0",
        lead && `${lead} xl:flex-row xl:items-center xl:gap-8`,
      )}
    >
      {reward.image && (
        <Picture
          image={reward.image}
          alt=""
          frame={classNames(
            "shrink-0 cramped:aspect-[3/2] cramped:w-auto sm:aspect-[3/2] sm:w-auto sm:self-stretch",
            isFirst ? "aspect-[3/2]" : "aspect-square w-28 self-start",
            lead && "xl:w-1/2",
          )}
          sizes={`(min-width: 80rem) 30rem, (min-width: 40rem) 45vw, ${isFirst ? "92vw" : "7rem"}`}
          className="rounded-card"
        />
      )}
      <div
        className={classNames(
          "flex min-w-0 flex-1 flex-col gap-4",
          lead && "xl:flex-none xl:grow xl:basis-0",
        )}
      >
        <div className="flex-1">
          {reward.reason && <p className="mb-1 text-small font-semibold text-ink-muted">{reward.reason}</p>}
          <p
            className={classNames(
              isFirst && "max-sm:[&_.text-heading]:text-title",
              lead && "xl:[&_.text-heading]:text-display xl:[&_.text-small]:text-card",
            )}
          >
            <Points text={reward.points} />
          </p>
          <h3
            className={classNames(
              "mt-1 font-text text-card font-semibold tracking-normal",
              lead && "xl:mt-3 xl:font-display xl:text-title",
            )}
          >
            <Link to={reward.to} className="underline-offset-4 hover:underline">
              {reward.title}
            </Link>
          </h3>
          {reward.notes.map((note) => (
            <p key={note} className="mt-1 text-small text-ink-muted">
              {note}
            </p>
          ))}
        </div>
        {reward.ineligibility && (
          <div className="sm:min-h-11">
            {reward.percent !== null && <ProgressBar percent={reward.percent} />}
            <p className="mt-2 flex items-start gap-2 text-small text-ink-muted">
              <Icon name={reward.percent === null ? "lock" : "trending-up"} className="mt-0.5" />
              {reward.ineligibility}
            </p>
          </div>
        )}
        {reward.confirmTo && (
          <ButtonLink to={reward.confirmTo} kind={lead ? "primary" : "secondary"} className="self-start">
            {texts.activate}
            <span className="sr-only"> {reward.title}</span>
          </ButtonLink>
        )}
      </div>
    </article>
  );
}
