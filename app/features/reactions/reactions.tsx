import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { ReactionsView } from "~/mall/views/cards/reactions.server";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { useReaction } from "./use-reaction";

const looks =
  "inline-flex min-h-11 items-center gap-2 rounded-pill px-3 text-small font-semibold border eased";

/** What visitors keep: follow, like. */
export function Reactions({ reactions }: { reactions: ReactionsView }) {
  return (
    <>
      {reactions.follow && <FollowButton reactions={reactions} follow={reactions.follow} />}
      <FavouriteButton reactions={reactions} />
    </>
  );
}

function FavouriteButton({ reactions }: { reactions: ReactionsView }) {
  const { texts, liked } = reactions;
  const { shown, error, press } = useReaction(liked, texts.failed);
  return (
    <ReactionForm
      reactions={reactions}
      reaction={shown ? "unlike" : "like"}
      error={error}
      onSubmit={(event) => press(event, !shown)}
    >
      <button
        type="submit"
        className={classNames(looks, shown ? "bg-surface-sunken border-accent" : "border-current")}
      >
        <Icon name={shown ? "heart-filled" : "heart"} className={shown ? "text-accent" : ""} />
        {/* On a phone its heart alone, in a row with the votes. */}
        <span className={reactions.thumbs ? "max-sm:sr-only" : undefined}>
          {shown ? texts.liked : texts.like}
        </span>
        {shown && <span className="sr-only">{texts.takeBack}</span>}
      </button>
    </ReactionForm>
  );
}

function FollowButton({
  reactions,
  follow,
}: {
  reactions: ReactionsView;
  follow: NonNullable<ReactionsView["follow"]>;
}) {
  const { texts } = reactions;
  const { shown, error, press } = useReaction(follow, texts.failed);
  return (
    <ReactionForm
      reactions={reactions}
      reaction={shown.isOn ? "unfollow" : "follow"}
      error={error}
      onSubmit={(event) =>
        press(event, {
          isOn: !shown.isOn,
          count: shown.count === null ? null : shown.count + (shown.isOn ? -1 : 1),
        })
      }
    >
      <button
        type="submit"
        className={classNames(looks, shown.isOn ? "bg-surface-sunken border-accent" : "border-current")}
      >
        <Icon name={shown.isOn ? "check" : "plus"} />
        {shown.isOn ? texts.followed : texts.follow}
        {shown.isOn && <span className="sr-only">{texts.takeBack}</span>}
        {shown.count !== null && (
          <span className="font-normal tabular">
            <span aria-hidden="true">{shown.count.toLocaleString(reactions.tag)}</span>
            <span className="sr-only">{` ${texts.followers}: ${shown.count.toLocaleString(reactions.tag)}`}</span>
          </span>
        )}
      </button>
    </ReactionForm>
  );
}

const others = { up: "down", down: "up" } as const;

export function Thumbs({
  reactions,
  thumbs,
}: {
  reactions: ReactionsView;
  thumbs: NonNullable<ReactionsView["thumbs"]>;
}) {
  const { texts } = reactions;
  const { shown, error, press } = useReaction(thumbs, texts.failed);
  return (
    <div className="flex flex-wrap items-center gap-2">
      {(["up", "down"] as const).map((way) => {
        const isOwn = shown.mine === way;
        const next = isOwn
          ? { ...shown, mine: null, [way]: shown[way] - 1 }
          : {
              ...shown,
              mine: way,
              [way]: shown[way] + 1,
              ...(shown.mine && { [others[way]]: shown[others[way]] - 1 }),
            };
        return (
          <ReactionForm
            key={way}
            reactions={reactions}
            reaction={isOwn ? "thumb-back" : `thumb-${way}`}
            onSubmit={(event) => press(event, next)}
          >
            <button
              type="submit"
              aria-pressed={isOwn}
              className={classNames(
                looks,
                isOwn ? "bg-surface-sunken border-accent" : "border-current hover:bg-surface-sunken",
              )}
            >
              <Icon name={`thumbs-${way}`} className={isOwn ? "text-accent" : ""} />
              <span className="sr-only">{texts[way]}: </span>
              <span className={shown[way] > 0 ? "tabular" : "sr-only"}>{shown[way]}</span>
            </button>
          </ReactionForm>
        );
      })}
      {error && <Problem>{error}</Problem>}
    </div>
  );
}

/** One reaction as a form of its own, which works without JavaScript; a member's is sent by a script if possible. */
export function ReactionForm({
  reactions: { type, id, language, isMember },
  reaction,
  error,
  onSubmit,
  children,
}: {
  reactions: Pick<ReactionsView, "type" | "id" | "language" | "isMember">;
  reaction: string;
  error?: string | null;
  onSubmit: (event: React.FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
}) {
  const { pathname, search } = useLocation();
  const fields = { reaction, type, id, language, redirectTo: pathname + search };
  return (
    <form method="post" action="/reactions" onSubmit={isMember ? onSubmit : undefined}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      {error && <Problem>{error}</Problem>}
    </form>
  );
}

function Problem({ children }: { children: ReactNode }) {
  return (
    <p
      role="alert"
      className="mt-2 flex max-w-72 items-center gap-2 rounded-soft bg-surface px-3 py-2 text-small font-medium text-error"
    >
      <Icon name="circle-alert" />
      {children}
    </p>
  );
}
