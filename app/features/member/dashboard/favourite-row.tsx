import { Form } from "@remix-run/react";
import type { FavouriteKind, FavouriteView } from "~/mall/views/member/dashboard/favourites.server";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { LinkIfAny } from "~/ui/link";
import { Picture } from "~/ui/picture";

/** One favourite: what it is, since when, and a button to remove it. */
export function FavouriteRow({
  favourite: { id, title, to, image, isLogo, note, since, ended, label },
  kind,
  fields,
  remove,
}: {
  favourite: FavouriteView;
  kind: FavouriteKind;
  /** The form's other fields. */
  fields: { language: string; redirectTo: string };
  remove: string;
}) {
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
          <span className="hidden sm:inline">{remove}</span>
        </button>
      </Form>
    </li>
  );
}
