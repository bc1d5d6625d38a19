import type { helpView, searchView } from "~/mall/views/search/search.server";
import { classNames } from "~/ui/class-names";
import { ContentIcon } from "~/ui/content-icon";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { Picture } from "~/ui/picture";
import { SectionHeading } from "~/ui/section";
import { ShopTile } from "../cards/cards";

/** On a desktop in rows without holes, if that can be. */
const columnsOf = (count: number): string =>
  count % 6 === 0 || (count % 5 !== 0 && count % 4 !== 0)
    ? "lg:grid-cols-6"
    : count % 5 === 0
      ? "lg:grid-cols-5"
      : "lg:grid-cols-4";

/** Where nothing was found or asked for: the categories and some shops. */
export function SearchHelp({
  popular,
  shops,
  categoriesTitle,
  categories,
  directory,
}: Omit<Awaited<ReturnType<typeof helpView>>, "directory"> & {
  /** Absent where a link to all shops stands above. */
  directory?: { to: string; label: string };
}) {
  return (
    <>
      <section className="mt-8 md:mt-12">
        <h2 className="mb-5 text-heading">{categoriesTitle}</h2>
        <ul
          className={classNames(
            "grid gap-x-3 gap-y-3 not-cramped:grid-cols-2 sm:grid-cols-3 sm:gap-x-4 lg:gap-y-7",
            columnsOf(categories.length),
          )}
        >
          {categories.map(({ name, to, icon, image }) => (
            <li
              key={to}
              className="group relative flex items-center gap-2 sm:gap-3 lg:flex-col lg:items-stretch"
            >
              {image ? (
                <Picture
                  image={image}
                  alt=""
                  frame="aspect-square lg:aspect-[4/3]"
                  sizes="(min-width: 64rem) 15rem, 5rem"
                  className="w-18 shrink-0 rounded-soft lg:w-full lg:rounded-card"
                />
              ) : (
                <span className="flex aspect-square w-18 shrink-0 items-center justify-center rounded-soft bg-surface-sunken text-accent lg:aspect-[4/3] lg:w-full lg:rounded-card lg:text-[1.75rem]">
                  {icon && <ContentIcon icon={icon} />}
                </span>
              )}
              <Link to={to} className="cover-link min-w-0 hyphens-auto text-tiny font-semibold sm:text-small">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section className="mt-12 md:mt-16">
        {shops.length > 0 && <SectionHeading title={popular} more={directory} isSmall />}
        <ul className="grid not-cramped:grid-cols-2 gap-x-4 gap-y-7 sm:grid-cols-3 lg:grid-cols-6">
          {shops.map((shop) => (
            <li key={shop.to}>
              <ShopTile {...shop} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** What is on at this moment: until when the mall is open, and the next event. */
export function SearchNow({
  title,
  hours,
  event,
}: NonNullable<Awaited<ReturnType<typeof searchView>>["now"]>) {
  if (!hours && !event) return null;
  const entry = "group relative flex min-w-0 items-center gap-5 rounded-card bg-surface-sunken p-4";
  return (
    <section
      aria-label={title}
      className={classNames("mt-6 grid gap-4 md:mt-8", hours && event && "md:grid-cols-2")}
    >
      {hours && (
        <div className={entry}>
          <span
            className={classNames(
              "flex size-16 shrink-0 items-center justify-center rounded-soft bg-surface text-[1.75rem]",
              hours.isOpen ? "text-success" : "text-ink-muted",
            )}
          >
            <Icon name="clock" />
          </span>
          <p className="min-w-0">
            <Link to={hours.to} className="cover-link text-small text-ink-muted">
              {hours.title}
            </Link>
            <span className="block font-display text-card font-semibold md:text-heading">{hours.text}</span>
          </p>
        </div>
      )}
      {event && (
        <div className={entry}>
          {event.image && (
            <Picture
              image={event.image}
              alt=""
              ratio="1/1"
              sizes="4rem"
              className="w-16 shrink-0 rounded-soft"
            />
          )}
          <p className="min-w-0">
            <span className="block text-small text-ink-muted">{event.when}</span>
            <Link to={event.to} className="cover-link font-display text-card font-semibold md:text-heading">
              {event.title}
            </Link>
          </p>
        </div>
      )}
    </section>
  );
}
