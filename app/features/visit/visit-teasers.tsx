import type { VisitTeaser } from "~/mall/views/visit/visit-teasers.server";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";

/** Links to the other pages about a visit. */
export function VisitTeasers({ label, teasers }: { label: string; teasers: VisitTeaser[] }) {
  if (teasers.length === 0) return null;
  return (
    <nav aria-label={label} className="page section no-print">
      <h2 className="mb-6 text-title">{label}</h2>
      <ul
        className={classNames(
          "grid gap-4",
          teasers.length > 1 && "sm:grid-cols-2",
          teasers.length === 3 && "lg:grid-cols-3 sm:max-lg:[&>:first-child]:col-span-2",
        )}
      >
        {teasers.map(({ name, icon, title, text, to }) => (
          <li key={name} className="group relative flex gap-4 rounded-card bg-surface-sunken p-6">
            <Icon name={icon} className="mt-1 size-6 text-accent" />
            <div>
              <h3 className="font-semibold font-text text-card tracking-normal">
                <Link to={to} className="cover-link">
                  {title}
                </Link>
              </h3>
              {text && <p className="mt-1 text-ink-muted text-small">{text}</p>}
            </div>
            <Icon name="arrow-right" className="ml-auto self-center text-ink-muted" />
          </li>
        ))}
      </ul>
    </nav>
  );
}
