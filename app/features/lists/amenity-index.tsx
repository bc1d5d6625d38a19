import type { AmenityCardView } from "~/mall/views/cards/cards.server";
import type { FavouriteMarksView } from "~/mall/views/cards/reactions.server";
import { classNames } from "~/ui/class-names";
import { ContentIcon } from "~/ui/content-icon";
import { LinkIfAny } from "~/ui/link";
import { Picture } from "~/ui/picture";
import { rowsOf } from "../cards/rows-of";
import { FavouriteMark } from "../reactions/favourite-mark";

type AmenityGroup = { title: string | null; items: AmenityCardView[] };

/** What the mall has, by its kind: each with a small picture and the floor where it is. */
export function AmenityIndex({
  groups,
  marks,
}: {
  groups: AmenityGroup[];
  marks: FavouriteMarksView | null;
}) {
  return groups.map(({ title, items }) => (
    <section key={title} className="border-t border-line pt-6 pb-12 last:pb-0">
      {title && <h2 className="mb-6 text-heading">{title}</h2>}
      <ul className="grid gap-x-10 gap-y-6 md:grid-cols-2 lg:grid-cols-6">
        {items.map((amenity, at) => (
          <AmenityRow
            key={amenity.id}
            amenity={amenity}
            marks={marks}
            hasTitle={title !== null}
            className={classNames(
              spans[inRows(items.length)[at] ?? 3],
              at === 0 && items.length % 2 === 1 && "md:max-lg:col-span-full",
            )}
          />
        ))}
      </ul>
    </section>
  ));
}

/** By how many are in a row on a desktop: none has a hole. */
const spans = ["", "lg:col-span-6", "lg:col-span-3", "lg:col-span-2"];

const inRows = (count: number) => rowsOf(count, 3).flatMap((size) => Array<number>(size).fill(size));

function AmenityRow({
  amenity: { id, title, to, image, icon, floor, about },
  marks,
  hasTitle,
  className,
}: {
  amenity: AmenityCardView;
  marks: FavouriteMarksView | null;
  hasTitle: boolean;
  className: string;
}) {
  const Heading = hasTitle ? "h3" : "h2";
  return (
    <li className={classNames("group relative flex items-start gap-4 sm:gap-5", className)}>
      {image ? (
        <Picture
          image={image}
          alt=""
          ratio="1/1"
          sizes="7rem"
          className="w-24 shrink-0 rounded-soft sm:w-28"
        />
      ) : (
        <span className="flex aspect-square w-24 shrink-0 items-center justify-center rounded-soft bg-surface-sunken text-[1.75rem] text-accent sm:w-28">
          {icon && <ContentIcon icon={icon} />}
        </span>
      )}
      <div className={classNames("min-w-0 flex-1", marks && "pr-12")}>
        <Heading className="font-text text-card font-semibold tracking-normal">
          <LinkIfAny to={to} className="cover-link">
            {title}
          </LinkIfAny>
        </Heading>
        {about && <p className="mt-0.5 text-small text-ink-muted">{about}</p>}
        {floor && <p className="mt-0.5 text-small font-medium">{floor}</p>}
      </div>
      {marks && <FavouriteMark marks={marks} id={id} title={title} />}
    </li>
  );
}

/** The others, by their names and floors alone. */
export function AmenityNames({ items }: { items: AmenityCardView[] }) {
  return (
    <ul className="grid gap-x-10 md:grid-cols-2 lg:grid-cols-3">
      {items.map(({ id, title, to, floor }) => (
        <li
          key={id}
          className="group relative flex min-h-14 items-center justify-between gap-4 border-t border-line"
        >
          <span className="font-semibold">
            <LinkIfAny to={to} className="cover-link">
              {title}
            </LinkIfAny>
          </span>
          {floor && <span className="shrink-0 text-small text-ink-muted">{floor}</span>}
        </li>
      ))}
    </ul>
  );
}
