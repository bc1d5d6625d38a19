import { Form } from "@remix-run/react";
import { Day, Points, Price } from "~/features/cards/cards";
import type { FavouriteKind, FavouriteView } from "~/mall/views/member/dashboard/favourites.server";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { LinkIfAny } from "~/ui/link";
import { Picture } from "~/ui/picture";

/** What the forms that remove one send besides, by what was removed: `product.offer-1`. */
type FieldsOf = (removed: string | null) => { language: string; redirectTo: string };

type FavouriteProps = { favourite: FavouriteView; kind: FavouriteKind; fieldsOf: FieldsOf };

/** Tiles of one size, in four columns where there are more than the kind has to itself. */
export function Favourites({
  items,
  kind,
  columns,
  fieldsOf,
}: {
  items: FavouriteView[];
  kind: FavouriteKind;
  columns: string;
  fieldsOf: FieldsOf;
}) {
  return (
    <ul className={classNames("grid gap-x-5 gap-y-8 not-cramped:grid-cols-2", columns)}>
      {items.map((favourite, at) => (
        <FavouriteTile
          key={favourite.id}
          {...{ favourite, kind, fieldsOf }}
          // On phones two are beside each other: what would be left alone comes first, and wide.
          isWide={at === 0 && items.length % 2 === 1}
        />
      ))}
    </ul>
  );
}

function FavouriteTile({ favourite, kind, fieldsOf, isWide }: FavouriteProps & { isWide: boolean }) {
  const { title, to, image, isLogo, note, day, price, points, ended } = favourite;
  const frame = classNames("md:aspect-[4/3]", isWide ? "aspect-[2/1]" : "aspect-[4/3]");
  return (
    <li className={classNames("group relative flex flex-col", isWide && "max-md:col-span-full")}>
      <div className="relative">
        <div className={classNames("overflow-hidden rounded-card", ended && "opacity-50 grayscale")}>
          {image ? (
            <Picture
              image={image}
              alt=""
              sizes={`(min-width: 48rem) 15rem, ${isWide ? 92 : 45}vw`}
              frame={frame}
              {...(isLogo && {
                fit: "contain" as const,
                className: "rounded-card logo-plate border border-line [&_img]:p-5",
              })}
            />
          ) : (
            <div
              className={classNames(
                "flex items-center justify-center bg-surface-sunken font-display text-heading text-ink-muted",
                frame,
              )}
            >
              {title.charAt(0)}
            </div>
          )}
        </div>
        <Removals {...{ favourite, kind, fieldsOf }} isOnLogo={isLogo} />
      </div>
      <div className="mt-3 flex min-w-0 flex-1 flex-col gap-0.5 max-sm:[&_s]:basis-full">
        {day && (
          <p>
            <Day {...day} isInLine />
          </p>
        )}
        {ended && <p className="text-small font-semibold">{ended}</p>}
        <p className={classNames("text-small font-semibold", ended && "text-ink-muted")}>
          <LinkIfAny to={to} className="cover-link">
            {title}
          </LinkIfAny>
        </p>
        {note && <p className="text-tiny text-ink-muted">{note}</p>}
        {price && (
          <div className="mt-auto">
            <Price {...price} discount={null} />
          </div>
        )}
        {points && (
          <p className="mt-auto">
            <Points text={points} />
          </p>
        )}
      </div>
    </li>
  );
}

/**
 * What it is to the member, each as the button that ends it: a heart, a bell for a followed shop. On a logo, which leaves
 * its corners free, without a ground.
 */
function Removals({
  favourite: { id, to, liked, followed },
  kind,
  fieldsOf,
  isOnLogo,
}: FavouriteProps & { isOnLogo: boolean }) {
  const removals = [
    { label: liked, icon: "heart-filled", reaction: "unlike", name: `${kind}.${id}` },
    { label: followed, icon: "bell", reaction: "unfollow", name: `follows.${id}` },
  ];
  const buttons = removals.map(
    ({ label, icon, reaction, name }) =>
      label && (
        <Form key={reaction} method="post" action="/reactions" preventScrollReset>
          <input type="hidden" name="reaction" value={reaction} />
          <input type="hidden" name="type" value={kind} />
          <input type="hidden" name="id" value={id} />
          {/* The screen itself shows what was removed, with an undo, if the entity still exists. */}
          {to && <input type="hidden" name="quiet" value="1" />}
          {Object.entries(fieldsOf(to && name)).map(([field, value]) => (
            <input key={field} type="hidden" name={field} value={value} />
          ))}
          <button
            type="submit"
            aria-label={label}
            title={label}
            className={classNames(
              "flex size-11 items-center justify-center rounded-full text-accent",
              !isOnLogo && "bg-surface shadow-lifted hover:bg-surface-sunken",
            )}
          >
            <Icon name={icon} />
          </button>
        </Form>
      ),
  );
  return (
    <div
      className={classNames(
        "no-print absolute z-10 flex flex-row-reverse justify-between",
        isOnLogo ? "inset-x-0 top-0" : "top-2 right-2",
      )}
    >
      {buttons}
    </div>
  );
}
