import type { FavouriteMarksView } from "~/mall/views/cards/reactions.server";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { ReactionForm } from "./reactions";
import { useReaction } from "./use-reaction";

/** The heart on a member's card, above the link that covers the card. */
export function FavouriteMark({
  marks,
  id,
  title,
  isFeature = false,
}: {
  marks: FavouriteMarksView;
  id: string;
  title: string;
  /** The card's picture has 7 of 12 columns. */
  isFeature?: boolean;
}) {
  const { shown, error, press } = useReaction(marks.liked.includes(id), marks.texts.failed);
  return (
    <div
      className={classNames(
        "no-print absolute top-2 right-2 z-10 flex justify-end",
        isFeature && "md:right-[calc(5/12*100%+1.75rem)]",
      )}
    >
      <ReactionForm
        reactions={{ ...marks, id }}
        reaction={shown ? "unlike" : "like"}
        error={error}
        onSubmit={(event) => press(event, !shown)}
      >
        <button
          type="submit"
          aria-pressed={shown}
          aria-label={`${marks.texts.mark}: ${title}`}
          className="ml-auto flex size-11 items-center justify-center rounded-full bg-surface text-ink shadow-lifted"
        >
          <Icon name={shown ? "heart-filled" : "heart"} className={shown ? "text-accent" : ""} />
        </button>
      </ReactionForm>
    </div>
  );
}
