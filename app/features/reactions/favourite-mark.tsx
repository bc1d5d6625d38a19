import type { FavouriteMarksView } from "~/mall/views/cards/reactions.server";
import { Icon } from "~/ui/icon";
import { ReactionForm } from "./reactions";
import { useReaction } from "./use-reaction";

/** The heart on a member's card, above the link that covers the card. */
export function FavouriteMark({
  marks,
  id,
  title,
}: {
  marks: FavouriteMarksView;
  id: string;
  title: string;
}) {
  const { shown, error, press } = useReaction(marks.liked.includes(id), marks.texts.failed);
  return (
    <div className="no-print absolute top-2 right-2 z-10 flex justify-end">
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
