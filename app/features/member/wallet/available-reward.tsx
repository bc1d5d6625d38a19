import type { AvailableRewardView } from "~/mall/views/member/wallet/wallet.server";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { Picture } from "~/ui/picture";
import { ProgressBar } from "../dashboard/progress-bar";

/** An available reward with a link to its activation; or exactly why it can't be activated yet. */
export function AvailableReward({
  reward,
  texts,
}: {
  reward: AvailableRewardView;
  texts: { activate: string };
}) {
  return (
    <article className="flex cramped:flex-col overflow-hidden rounded-card border border-line bg-surface-raised sm:flex-col">
      {reward.image && (
        <Picture
          image={reward.image}
          alt=""
          frame="w-28 shrink-0 cramped:aspect-[16/9] cramped:w-auto sm:aspect-[16/9] sm:w-auto"
          sizes="(min-width: 80rem) 20rem, (min-width: 40rem) 45vw, 7rem"
        />
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-4 p-4 sm:p-5">
        <div className="flex-1">
          <p className="text-small font-semibold text-accent tabular-nums">{reward.points}</p>
          <h3 className="mt-1 text-card">
            <Link to={reward.to} className="underline-offset-4 hover:underline">
              {reward.title}
            </Link>
          </h3>
          {reward.notes.map((note) => (
            <p key={note} className="mt-1 text-tiny text-ink-muted">
              {note}
            </p>
          ))}
        </div>
        {reward.ineligibility && (
          <div>
            {reward.percent !== null && <ProgressBar percent={reward.percent} />}
            <p className="mt-2 flex items-start gap-2 text-small text-ink-muted">
              <Icon name={reward.percent === null ? "lock" : "trending-up"} className="mt-0.5" />
              {reward.ineligibility}
            </p>
          </div>
        )}
        {reward.confirmTo && (
          <ButtonLink to={reward.confirmTo} className="self-start">
            {texts.activate}
            <span className="sr-only"> {reward.title}</span>
          </ButtonLink>
        )}
      </div>
    </article>
  );
}
