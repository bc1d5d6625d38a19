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

/** By how many are in a row: their columns of twelve, and the ratio and the rendered width of their pictures. */
const looks: Record<number, [columns: string, frame: string, width: string]> = {
  1: ["md:col-span-12", "md:aspect-[2/1]", "30rem"],
  2: ["md:col-span-6", "md:aspect-[4/3]", "15rem"],
  3: ["md:col-span-4", "md:aspect-[4/3]", "20rem"],
  4: ["md:col-span-3", "md:aspect-[4/3]", "15rem"],
};
const lookOf = (number: number) => looks[number] ?? (["", "", "30rem"] as const);

/** Rows that are full; one and two have their picture beside their text. */
export function Favourites({
  items,
  kind,
  rows,
  inRow,
  fieldsOf,
}: {
  items: FavouriteView[];
  kind: FavouriteKind;
  /** How many are in each row. */
  rows: number[];
  /** How many are in its only row with those of other kinds. */
  inRow: number | null;
  fieldsOf: FieldsOf;
}) {
  const sizes = rows.flatMap((size) => Array<number>(size).fill(size));
  return (
    <ul className="grid gap-x-5 gap-y-8 not-cramped:grid-cols-2 md:grid-cols-12">
      {items.map((favourite, at) => (
        <FavouriteTile
          key={favourite.id}
          {...{ favourite, kind, fieldsOf }}
          columns={lookOf(sizes[at] ?? 4)[0]}
          inRow={inRow ?? sizes[at] ?? 4}
          // On phones two are beside each other: what would be left alone comes first, and wide.
          isWide={at === 0 && items.length % 2 === 1}
        />
      ))}
    </ul>
  );
}

function FavouriteTile({
  favourite,
  kind,
  fieldsOf,
  columns,
  inRow,
  isWide,
}: FavouriteProps & { columns: string; inRow: number; isWide: boolean }) {
  const { title, to, note, day, price, points, ended } = favourite;
  const [, ratio, width] = lookOf(inRow);
  const isBeside = inRow < 3;
  return (
    <li
      className={classNames(
        "group relative flex flex-col",
        columns,
        isBeside && "md:flex-row md:items-center md:gap-5",
        isWide && "max-md:col-span-full",
      )}
    >
      <div className={isBeside ? "relative md:w-1/2 md:self-start" : "relative"}>
        <FavouritePicture
          favourite={favourite}
          frame={classNames(ratio, isWide ? "aspect-[2/1]" : "aspect-[4/3]")}
          sizes={`(min-width: 48rem) ${width}, ${isWide ? 92 : 45}vw`}
          className={inRow === 1 ? "md:[&_img]:p-14" : undefined}
        />
        {ended && (
          <p className="absolute bottom-2 left-2 rounded-pill bg-surface px-2.5 py-0.5 text-tiny font-semibold">
            {ended}
          </p>
        )}
      </div>
      <div className="mt-3 flex min-w-0 flex-1 flex-col gap-0.5 max-sm:[&_s]:basis-full">
        <div className="flex flex-wrap gap-x-2">
          {/* A shop's two buttons are below it where tiles are narrow, and so is one. */}
          <div
            className={classNames(
              "flex min-w-0 flex-1 basis-22 flex-col gap-0.5",
              favourite.isLogo && "max-sm:basis-full",
            )}
          >
            {day && (
              <p className={ended ? "[&_span]:text-ink-muted" : undefined}>
                <Day {...day} isInLine />
              </p>
            )}
            <p className={classNames("font-semibold", !isBeside && "text-small", ended && "text-ink-muted")}>
              <LinkIfAny to={to} className="cover-link">
                {title}
              </LinkIfAny>
            </p>
            {note && <p className="text-tiny text-ink-muted">{note}</p>}
          </div>
          <Removals {...{ favourite, kind, fieldsOf }} />
        </div>
        {price && (
          <div className={isBeside ? undefined : "mt-auto"}>
            <Price {...price} discount={null} />
          </div>
        )}
        {points && (
          <p className={isBeside ? undefined : "mt-auto"}>
            <Points text={points} />
          </p>
        )}
      </div>
    </li>
  );
}

/** What begins or ends first, large. */
export function NextFavourite({ favourite, kind, fieldsOf }: FavouriteProps) {
  const { title, to, note, day, price, points, next } = favourite;
  return (
    <section className="group relative mb-14 grid items-center gap-x-10 gap-y-5 md:grid-cols-12">
      <div className="relative md:col-span-7">
        <FavouritePicture favourite={favourite} frame="aspect-[3/2]" sizes="(min-width: 48rem) 36rem, 92vw" />
      </div>
      <div className="md:col-span-5">
        <div className="flex items-start justify-between gap-4">
          {day && <Day {...day} isLarge />}
          <Removals {...{ favourite, kind, fieldsOf }} />
        </div>
        <h2 className={classNames("text-heading md:text-title", day && "mt-3")}>
          <LinkIfAny to={to} className="cover-link">
            {title}
          </LinkIfAny>
        </h2>
        {note && <p className="mt-2 text-ink-muted">{note}</p>}
        {price && (
          <div className="mt-4">
            <Price {...price} discount={null} isLarge />
          </div>
        )}
        {points && (
          <p className="mt-4">
            <Points text={points} />
          </p>
        )}
        {next?.text && <p className="mt-3 font-semibold text-accent">{next.text}</p>}
      </div>
    </section>
  );
}

/** Without a picture the first letter of its name; grey if it is over. */
function FavouritePicture({
  favourite: { title, image, isLogo, ended },
  frame,
  sizes,
  className,
}: Pick<FavouriteProps, "favourite"> & {
  frame: string;
  sizes: string;
  /** Of a logo. */
  className?: string | undefined;
}) {
  return (
    <div className={classNames("overflow-hidden rounded-card", ended && "opacity-50 [filter:grayscale(1)]")}>
      {image ? (
        <Picture
          {...{ image, frame, sizes }}
          alt=""
          {...(isLogo && {
            fit: "contain" as const,
            className: classNames("rounded-card logo-plate border border-line [&_img]:p-5", className),
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
  );
}

/**
 * What it is to the member, beside its name, each as the button that ends it: a heart, a bell for a followed shop. Their
 * grounds reach over the edge of the text, so that the heart ends near the edge of the picture.
 */
function Removals({ favourite: { id, to, liked, followed }, kind, fieldsOf }: FavouriteProps) {
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
            className="flex size-11 items-center justify-center rounded-full text-accent hover:bg-surface-sunken"
          >
            <Icon name={icon} className="size-5" />
          </button>
        </Form>
      ),
  );
  return (
    <div className="no-print relative z-10 -mt-2 -mr-2 ml-auto flex flex-row-reverse self-start">
      {buttons}
    </div>
  );
}
