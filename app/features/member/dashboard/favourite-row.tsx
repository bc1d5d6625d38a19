import { Form } from "@remix-run/react";
import type { FavouriteKind, FavouriteView } from "~/mall/views/member/dashboard/favourites.server";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { LinkIfAny } from "~/ui/link";
import { Picture } from "~/ui/picture";

type Fields = { language: string; redirectTo: string };

/** The kinds that are recognised by their picture or logo; the others are about a day. */
export const isShownAsTile = (kind: FavouriteKind): boolean => kind !== "event" && kind !== "news";

type FavouriteProps = {
  favourite: FavouriteView;
  kind: FavouriteKind;
  /** The form's other fields. */
  fields: Fields;
  remove: string;
};

/** One favourite as a tile: its logo or picture, its name, and a button to remove it. */
export function FavouriteTile({ favourite, kind, fields, remove }: FavouriteProps) {
  const { id, title, to, image, isLogo, note, ended, label } = favourite;
  return (
    <li className="group relative flex flex-col">
      <div className={classNames("overflow-hidden rounded-card", ended && "opacity-50 grayscale")}>
        {image ? (
          <Picture
            image={image}
            alt=""
            sizes="(min-width: 64rem) 15rem, 45vw"
            {...(isLogo
              ? {
                  fit: "contain" as const,
                  ratio: "3/2",
                  className: "rounded-card bg-white p-4 border border-line dark:brightness-[.87]",
                }
              : { ratio: "4/3" })}
          />
        ) : (
          <div className="flex aspect-4/3 items-center justify-center bg-surface-sunken text-ink-muted">
            <Icon name="heart" />
          </div>
        )}
      </div>
      <p className={classNames("mt-3 text-small font-semibold", ended && "text-ink-muted")}>
        <LinkIfAny
          to={to}
          className="inline-block min-h-6 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
        >
          {title}
        </LinkIfAny>
      </p>
      {ended && <p className="text-small font-semibold">{ended}</p>}
      {note && <p className="text-tiny text-ink-muted">{note}</p>}
      <div className="relative z-10 mt-auto -ml-3 self-start">
        <Remove {...{ id, to, label, kind, fields }} word={remove} />
      </div>
    </li>
  );
}

/** One favourite as a row: what it is, since when, and a button to remove it. */
export function FavouriteRow({ favourite, kind, fields, remove }: FavouriteProps) {
  const { id, title, to, image, isLogo, note, since, ended, label } = favourite;
  return (
    <li className="flex items-center gap-4 border-b border-line py-4">
      <div
        className={classNames("w-20 shrink-0 overflow-hidden rounded-soft", ended && "opacity-50 grayscale")}
      >
        {image ? (
          <Picture
            image={image}
            alt=""
            sizes="5rem"
            {...(isLogo
              ? { fit: "contain" as const, ratio: "4/3", className: "bg-white p-2 border border-line" }
              : { ratio: "4/3" })}
          />
        ) : (
          <div className="flex aspect-4/3 items-center justify-center bg-surface-sunken text-ink-muted">
            <Icon name="heart" />
          </div>
        )}
      </div>
      <div className="min-w-0 flex-1">
        <p className={classNames("font-semibold", ended && "text-ink-muted")}>
          <LinkIfAny to={to} className="inline-block min-h-6 underline-offset-4 hover:underline">
            {title}
          </LinkIfAny>
        </p>
        {ended && (
          <p className="flex items-center gap-2 text-small font-semibold">
            <Icon name="clock" className="size-4" />
            {ended}
          </p>
        )}
        {note && <p className="text-small text-ink-muted">{note}</p>}
        <p className="text-tiny text-ink-muted">{since}</p>
      </div>
      <Remove {...{ id, to, label, kind, fields }} word={remove} />
    </li>
  );
}

function Remove({
  id,
  to,
  label,
  kind,
  fields,
  word,
}: Pick<FavouriteView, "id" | "to" | "label"> & { kind: FavouriteKind; fields: Fields; word: string }) {
  return (
    <Form method="post" action="/reactions" preventScrollReset>
      <input type="hidden" name="reaction" value={kind === "follows" ? "unfollow" : "unlike"} />
      <input type="hidden" name="type" value={kind === "follows" ? "company" : kind} />
      <input type="hidden" name="id" value={id} />
      {/* The screen itself shows what was removed, with an undo, if the entity still exists. */}
      {to && <input type="hidden" name="quiet" value="1" />}
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        aria-label={label}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-pill px-3 text-small font-semibold text-ink-muted hover:bg-surface-sunken hover:text-ink"
      >
        <Icon name="x" />
        <span className="hidden sm:inline">{word}</span>
      </button>
    </Form>
  );
}
