import type { helpView } from "~/mall/views/search/search.server";
import { ButtonLink } from "~/ui/button";
import { ContentIcon } from "~/ui/content-icon";
import { Link } from "~/ui/link";
import { ShopTile } from "../cards/cards";

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
        <ul className="grid gap-3 not-cramped:grid-cols-2 sm:grid-cols-3 md:gap-4 lg:grid-cols-4">
          {categories.map(({ name, to, icon }) => (
            <li key={to}>
              <Link
                to={to}
                className="group flex h-full min-h-22 flex-col gap-2 rounded-card border border-transparent bg-surface-sunken p-4 font-semibold hover:border-current max-sm:text-small sm:flex-row sm:items-center sm:gap-4 md:px-5"
              >
                {icon && <ContentIcon icon={icon} className="size-7 text-accent" />}
                <span className="group-hover:underline underline-offset-4">{name}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section className="mt-12 md:mt-16">
        {shops.length > 0 && <h2 className="mb-5 text-heading">{popular}</h2>}
        <ul className="grid not-cramped:grid-cols-2 gap-x-4 gap-y-7 sm:grid-cols-3 lg:grid-cols-6">
          {shops.map((shop) => (
            <li key={shop.to}>
              <ShopTile {...shop} />
            </li>
          ))}
        </ul>
        {directory && (
          <div className="mt-8">
            <ButtonLink to={directory.to} kind="secondary">
              {directory.label}
            </ButtonLink>
          </div>
        )}
      </section>
    </>
  );
}
