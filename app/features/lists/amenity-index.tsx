import type { AmenityCardView } from "~/mall/views/cards/cards.server";
import type { FavouriteMarksView } from "~/mall/views/cards/reactions.server";
import { classNames } from "~/ui/class-names";
import { ContentIcon } from "~/ui/content-icon";
import { Icon } from "~/ui/icon";
import { LinkIfAny } from "~/ui/link";
import { Picture } from "~/ui/picture";
import { FavouriteMark } from "../reactions/favourite-mark";

type AmenityGroup = { title: string | null; items: AmenityCardView[] };

/** What the mall has, by its kind: each with its picture and the floor where it is, in the same columns for all. */
export function AmenityIndex({
  groups,
  marks,
}: {
  groups: AmenityGroup[];
  marks: FavouriteMarksView | null;
}) {
  return groups.map(({ title, items }) => (
    <section key={title} className="border-t border-line pt-6 pb-12 last:pb-0 md:pb-16">
      {title && <h2 className="mb-6 text-heading">{title}</h2>}
      <ul className="grid gap-x-5 gap-y-6 md:grid-cols-4 md:gap-y-10 lg:gap-x-6">
        {items.map((amenity, at) => (
          <AmenityTile
            key={amenity.id}
            amenity={amenity}
            marks={marks}
            hasTitle={title !== null}
            isLead={at === 0}
            width={widthOf(at, items.length, title === null)}
          />
        ))}
      </ul>
    </section>
  ));
}

const columns = 4;

type Width = "one" | "two" | "row" | "page" | "square";

/** A lead of two columns and two rows takes the place of so many others. */
const squareTakes = 3;

/**
 * The first are two columns wide, as many as the last row would lack; the last of an odd number of them is beside narrow
 * ones, whose height its picture takes. A single one is as wide as the page. In a list of one kind the first has two
 * rows; beside it are four, then those that are wider.
 */
function widthOf(at: number, count: number, isOneKind: boolean): Width {
  if (count === 1) return "page";
  const lacking = (columns - (count % columns)) % columns;
  if (isOneKind && count > columns && lacking !== 2) {
    const below = at - columns - 1;
    const wide = (lacking - squareTakes + columns) % columns;
    if (at === 0) return "square";
    if (below < 0 || below >= wide) return "one";
    return below === wide - 1 && wide % 2 === 1 ? "row" : "two";
  }
  if (at >= lacking) return "one";
  return at === lacking - 1 && lacking % 2 === 1 ? "row" : "two";
}

const frames: Record<Width, string> = {
  one: "md:aspect-square",
  two: "md:aspect-[3/2]",
  row: "md:aspect-auto",
  page: "md:aspect-[5/2]",
  square: "md:row-span-3 md:aspect-auto",
};

function AmenityTile({
  amenity: { id, title, to, image, icon, floor, about, bookable },
  marks,
  hasTitle,
  isLead,
  width,
}: {
  amenity: AmenityCardView;
  marks: FavouriteMarksView | null;
  hasTitle: boolean;
  /** On phones it begins its group, and the others are rows. */
  isLead: boolean;
  width: Width;
}) {
  const isWide = width !== "one";
  const Heading = hasTitle ? "h3" : "h2";
  const frame = classNames(
    "shrink-0 rounded-card",
    frames[width],
    isLead ? "max-md:aspect-[3/2] max-md:w-full" : "max-md:aspect-square max-md:w-24",
  );
  return (
    <li
      className={classNames(
        "group relative",
        // The pictures of a row end on one line, and their titles begin on one.
        "gap-4 md:grid md:grid-rows-subgrid",
        width === "square" ? "md:row-span-4" : "md:row-span-2",
        isLead ? "flex flex-col" : "flex",
        width === "page" ? "md:col-span-full" : isWide && "md:col-span-2",
      )}
    >
      {image ? (
        <Picture
          image={image}
          alt=""
          frame={frame}
          sizes={
            width === "page"
              ? "(min-width: 82rem) 77rem, 94vw"
              : isWide
                ? "(min-width: 82rem) 38rem, (min-width: 48rem) 47vw, 92vw"
                : isLead
                  ? "(min-width: 68rem) 18rem, (min-width: 48rem) 24vw, 92vw"
                  : "(min-width: 68rem) 18rem, 24vw"
          }
        />
      ) : (
        <span
          className={classNames(
            "flex items-center justify-center bg-surface-sunken text-[1.75rem] text-accent",
            frame,
          )}
        >
          {icon && <ContentIcon icon={icon} />}
        </span>
      )}
      <div className={classNames("min-w-0 max-md:flex-1", marks && "max-md:pr-12")}>
        <Heading
          className={
            isWide ? "text-card md:text-heading" : "font-text text-card font-semibold tracking-normal"
          }
        >
          <LinkIfAny to={to} className="cover-link">
            {title}
          </LinkIfAny>
        </Heading>
        {about && <p className="mt-1 text-ink-muted max-md:text-small">{about}</p>}
        {/* Last: not all have it, and those of a row begin alike. */}
        {(floor || bookable) && (
          <p className="mt-1 flex flex-wrap items-center gap-x-3 text-small font-medium">
            {floor}
            {bookable && (
              <span className="inline-flex items-center gap-1.5 text-accent">
                <Icon name="calendar" />
                {bookable}
              </span>
            )}
          </p>
        )}
      </div>
      {marks && <FavouriteMark marks={marks} id={id} title={title} />}
    </li>
  );
}

/** The others, small, in rows without holes: what would stand alone is left to the whole list. */
export function AmenityNames({ items }: { items: AmenityCardView[] }) {
  const { length } = items;
  const shown = length > 3 && length % 2 === 1 ? items.slice(0, -1) : items;
  return (
    <ul
      className={classNames(
        "grid gap-x-6 gap-y-4",
        shown.length > 1 && "md:grid-cols-2",
        shown.length % 4 === 0 ? "lg:grid-cols-4" : shown.length % 3 === 0 && "lg:grid-cols-3",
      )}
    >
      {shown.map(({ id, title, to, image, icon, floor }) => (
        <li key={id} className="group relative flex items-center gap-4">
          {image ? (
            <Picture
              image={image}
              alt=""
              ratio="1/1"
              sizes="6rem"
              className="w-20 shrink-0 rounded-soft lg:w-24"
            />
          ) : (
            <span className="flex aspect-square w-20 shrink-0 items-center justify-center rounded-soft bg-surface-sunken text-[1.75rem] text-accent lg:w-24">
              {icon && <ContentIcon icon={icon} />}
            </span>
          )}
          <span className="min-w-0">
            <span className="block font-semibold">
              <LinkIfAny to={to} className="cover-link">
                {title}
              </LinkIfAny>
            </span>
            {floor && <span className="block text-small text-ink-muted">{floor}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
