import type { AmenityCardView } from "~/mall/views/cards/cards.server";
import type { FavouriteMarksView } from "~/mall/views/cards/reactions.server";
import { classNames } from "~/ui/class-names";
import { ContentIcon } from "~/ui/content-icon";
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
            span={at === 0 ? leadOf(items.length) : 1}
          />
        ))}
      </ul>
    </section>
  ));
}

const columns = 4;

/** How many columns the first has: what the last row would lack. */
const leadOf = (count: number) => columns - ((count - 1) % columns);

/** A panel as wide as so many, its picture as large as those beside it. */
const panels = [
  "",
  "",
  "md:col-span-2 md:grid-cols-2",
  "md:col-span-3 md:grid-cols-[1fr_2fr]",
  "md:col-span-4 md:grid-cols-[1fr_3fr]",
];

function AmenityTile({
  amenity: { id, title, to, image, icon, floor, about },
  marks,
  hasTitle,
  isLead,
  span,
}: {
  amenity: AmenityCardView;
  marks: FavouriteMarksView | null;
  hasTitle: boolean;
  /** On phones it begins its group, and the others are rows. */
  isLead: boolean;
  span: number;
}) {
  const isWide = span > 1;
  const Heading = hasTitle ? "h3" : "h2";
  const frame = classNames(
    "shrink-0 rounded-card md:aspect-square",
    isLead ? "max-md:aspect-[3/2] max-md:w-full" : "max-md:aspect-square max-md:w-24",
  );
  return (
    <li
      className={classNames(
        "group relative",
        isLead ? "flex flex-col gap-4" : "flex gap-4 md:flex-col",
        isWide && "md:grid md:items-center md:gap-5 md:self-start md:rounded-card md:bg-surface-sunken",
        panels[span],
      )}
    >
      {image ? (
        <Picture
          image={image}
          alt=""
          frame={frame}
          sizes={
            isLead
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
      <div
        className={classNames(
          "min-w-0 max-md:flex-1",
          isWide && "md:p-4",
          span > 2 && "lg:p-8",
          marks && "max-md:pr-12",
        )}
      >
        <Heading
          className={
            span > 2
              ? "text-card md:text-title"
              : isWide
                ? "text-card lg:text-heading"
                : "font-text text-card font-semibold tracking-normal"
          }
        >
          <LinkIfAny to={to} className="cover-link">
            {title}
          </LinkIfAny>
        </Heading>
        {(about || floor) && (
          <p
            className={classNames(
              "mt-0.5 text-ink-muted",
              span > 2 ? "max-md:text-small md:mt-2" : "text-small",
            )}
          >
            {about} {floor && <span className="font-medium text-ink">{floor}</span>}
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
