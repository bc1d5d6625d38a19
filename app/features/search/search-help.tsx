import type { helpView } from "~/mall/views/search/search.server";
import { ButtonLink } from "~/ui/button";
import { ChipRow } from "~/ui/chip";
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
        <ChipRow chips={categories.map(({ name, to, icon }) => ({ to, icon, label: name }))} />
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
