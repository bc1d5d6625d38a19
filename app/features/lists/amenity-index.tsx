import type { AmenityCardView } from "~/mall/views/cards/cards.server";
import type { FavouriteMarksView } from "~/mall/views/cards/reactions.server";
import { classNames } from "~/ui/class-names";
import { ContentIcon } from "~/ui/content-icon";
import { LinkIfAny } from "~/ui/link";
import { Picture } from "~/ui/picture";
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
    <section
      key={title}
      className="grid gap-x-10 gap-y-4 border-t border-line pt-6 pb-12 last:pb-0 lg:grid-cols-12"
    >
      {title && <h2 className="text-heading lg:sticky lg:top-28 lg:col-span-3 lg:self-start">{title}</h2>}
      <ul
        className={classNames(
          "grid gap-x-10 gap-y-6 md:grid-cols-2",
          title ? "lg:col-span-9" : "lg:col-span-full lg:grid-cols-3",
        )}
      >
        {items.map((amenity) => (
          <AmenityRow key={amenity.id} amenity={amenity} marks={marks} hasTitle={title !== null} />
        ))}
      </ul>
    </section>
  ));
}

function AmenityRow({
  amenity: { id, title, to, image, icon, floor, about },
  marks,
  hasTitle,
}: {
  amenity: AmenityCardView;
  marks: FavouriteMarksView | null;
  hasTitle: boolean;
}) {
  const Heading = hasTitle ? "h3" : "h2";
  return (
    <li className="group relative flex items-start gap-4 sm:gap-5">
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
