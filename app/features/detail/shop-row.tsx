import type { ShopTileView } from "~/mall/views/cards/cards.server";
import { Dotted } from "~/ui/dotted";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { Picture } from "~/ui/picture";
import { OpenNow } from "../cards/cards";

/** Whose offer, event or reward it is: its shop, as wide as the page. */
export function ShopRow({ title, name, to, logo, about, status }: ShopTileView & { title: string }) {
  return (
    <aside className="page no-print mt-12 md:mt-16">
      <div className="group relative flex items-center gap-5 border-y border-line py-6 md:gap-8">
        {logo && (
          <div className="flex aspect-[3/2] w-24 shrink-0 items-center rounded-card border border-line logo-plate p-3 cramped:hidden md:w-40 md:p-5">
            <Picture image={logo} alt="" sizes="9rem" fit="contain" className="w-full" />
          </div>
        )}
        <div className="min-w-0 grow">
          <p className="text-tiny text-ink-muted">{title}</p>
          <h2 className="text-heading">
            <Link to={to} className="cover-link">
              {name}
            </Link>
          </h2>
          <div className="mt-1 flex flex-wrap gap-x-4">
            <p className="text-tiny text-ink-muted">
              <Dotted text={about} />
            </p>
            <OpenNow status={status} />
          </div>
        </div>
        <Icon name="arrow-right" />
      </div>
    </aside>
  );
}
