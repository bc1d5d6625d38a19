import { Form } from "@remix-run/react";
import { Day, Points, Price } from "~/features/cards/cards";
import { rowsOf } from "~/features/cards/rows-of";
import type { FavouriteKind, FavouriteView } from "~/mall/views/member/dashboard/favourites.server";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { LinkIfAny } from "~/ui/link";
import { Picture } from "~/ui/picture";

/** What the forms that remove one send besides, by what was removed: `product.offer-1`. */
type FieldsOf = (removed: string | null) => { language: string; redirectTo: string };

type FavouriteProps = { favourite: FavouriteView; kind: FavouriteKind; fieldsOf: FieldsOf };

/** Those of one kind: events by their day, news as stories, all that is recognised by its picture or logo as tiles. */
export function Favourites({
  items,
  kind,
  fieldsOf,
}: {
  items: FavouriteView[];
  kind: FavouriteKind;
  fieldsOf: FieldsOf;
}) {
  if (kind === "event" || kind === "news") {
    const Row = kind === "event" ? EventRow : NewsRow;
    return (
      <ul className="border-b border-line">
        {items.map((favourite) => (
          <Row key={favourite.id} {...{ favourite, kind, fieldsOf }} />
        ))}
      </ul>
    );
  }
  const inRows = rowsOf(items.length, 4).flatMap((size) => Array<number>(size).fill(size));
  return (
    <ul className="grid gap-x-5 gap-y-8 not-cramped:grid-cols-2 md:grid-cols-12">
      {items.map((favourite, at) => (
        <FavouriteTile
          key={favourite.id}
          {...{ favourite, kind, fieldsOf }}
          inRow={inRows[at] ?? 1}
          // On phones two are beside each other: what would be left alone comes first, and wide.
          isWide={at === 0 && items.length % 2 === 1}
        />
      ))}
    </ul>
  );
}

const spans = ["", "md:col-span-12", "md:col-span-6", "md:col-span-4", "md:col-span-3"];

function FavouriteTile({
  favourite,
  kind,
  fieldsOf,
  inRow,
  isWide,
}: FavouriteProps & { inRow: number; isWide: boolean }) {
  const { title, to, image, isLogo, note, price, points, ended } = favourite;
  const isAlone = inRow === 1;
  const frame = `${isWide ? "aspect-[2/1]" : "aspect-[4/3]"} ${isLogo && inRow < 4 ? "md:aspect-[2/1]" : "md:aspect-[4/3]"}`;
  return (
    <li
      className={classNames(
        "group relative flex flex-col",
        spans[inRow],
        isWide && "max-md:col-span-full",
        isAlone && "sm:flex-row sm:items-center sm:gap-8",
      )}
    >
      <div className={classNames("relative", isAlone && "sm:w-80 sm:shrink-0")}>
        <div className={classNames("overflow-hidden rounded-card", ended && "opacity-50 grayscale")}>
          {image ? (
            <Picture
              image={image}
              alt=""
              sizes={`(min-width: 64rem) ${["", "20", "30", "20", "15"][inRow]}rem, ${isWide ? 92 : 45}vw`}
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
        {!isLogo && <Removals {...{ favourite, kind, fieldsOf }} className={corner} />}
      </div>
      <div className="mt-3 flex min-w-0 flex-1 flex-col gap-0.5 max-sm:[&_s]:basis-full">
        {ended && <p className="text-small font-semibold">{ended}</p>}
        <div className={classNames(isLogo && "-mt-2 flex flex-wrap items-center justify-between")}>
          <p
            className={classNames(
              "text-small font-semibold",
              ended && "text-ink-muted",
              isLogo && "grow basis-[min-content] py-2.5 leading-5",
            )}
          >
            <LinkIfAny to={to} className="cover-link">
              {title}
            </LinkIfAny>
          </p>
          {/* On a logo they would be taken for a part of it. */}
          {isLogo && (
            <Removals
              {...{ favourite, kind, fieldsOf }}
              className="relative -mr-3 gap-0! [&_button]:bg-transparent [&_button]:shadow-none"
            />
          )}
        </div>
        {note && <p className={classNames("text-tiny text-ink-muted", isLogo && "-mt-2")}>{note}</p>}
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

/** An event with its large day; one that is over says so first. */
function EventRow({ favourite, kind, fieldsOf }: FavouriteProps) {
  const { title, to, image, day, note, ended } = favourite;
  return (
    <li className="group relative flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line py-5 sm:gap-x-8">
      {day && (
        <p className="w-16 shrink-0 sm:w-24">
          <Day {...day} />
        </p>
      )}
      <div className="min-w-0 grow basis-32">
        {ended && <p className="text-small font-semibold">{ended}</p>}
        <p className={classNames("text-card font-semibold", ended && "text-ink-muted")}>
          <LinkIfAny to={to} className="cover-link">
            {title}
          </LinkIfAny>
        </p>
        {note && <p className="mt-1 text-small text-ink-muted">{note}</p>}
      </div>
      {image && (
        <Picture
          image={image}
          alt=""
          ratio="1/1"
          sizes="7rem"
          className={classNames("w-28 shrink-0 rounded-soft max-sm:hidden", ended && "opacity-50 grayscale")}
        />
      )}
      <Removals {...{ favourite, kind, fieldsOf }} className="relative" />
    </li>
  );
}

function NewsRow({ favourite, kind, fieldsOf }: FavouriteProps) {
  const { title, to, image, note, perex } = favourite;
  return (
    <li className="group relative grid gap-x-8 gap-y-4 border-t border-line py-6 sm:grid-cols-12 sm:items-center">
      {image && (
        <div className="relative sm:col-span-4">
          <Picture
            image={image}
            alt=""
            ratio="3/2"
            sizes="(min-width: 40rem) 22rem, 92vw"
            className="rounded-card"
          />
          <Removals {...{ favourite, kind, fieldsOf }} className={corner} />
        </div>
      )}
      <div className={classNames("flex items-start gap-4", image ? "sm:col-span-8" : "sm:col-span-12")}>
        <div className="min-w-0 flex-1">
          {note && <p className="text-small text-ink-muted">{note}</p>}
          <p className="mt-1 font-display text-heading">
            <LinkIfAny to={to} className="cover-link">
              {title}
            </LinkIfAny>
          </p>
          {perex && <p className="mt-2 line-clamp-2 max-w-[60ch] text-ink-muted">{perex}</p>}
        </div>
        {!image && <Removals {...{ favourite, kind, fieldsOf }} className="relative" />}
      </div>
    </li>
  );
}

/** Where a picture has its marks. */
const corner = "absolute top-2 right-2";

/** What it is to the member, each as the button that ends it: a bell for a followed shop, a heart. */
function Removals({
  favourite: { id, to, liked, followed },
  kind,
  fieldsOf,
  className,
}: FavouriteProps & { className: string }) {
  const removals = [
    { label: followed, icon: "bell", reaction: "unfollow", name: `follows.${id}` },
    { label: liked, icon: "heart-filled", reaction: "unlike", name: `${kind}.${id}` },
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
            className="flex size-11 items-center justify-center rounded-full bg-surface text-accent shadow-lifted hover:bg-surface-sunken"
          >
            <Icon name={icon} />
          </button>
        </Form>
      ),
  );
  return <div className={classNames("no-print z-10 flex shrink-0 gap-1", className)}>{buttons}</div>;
}
