import type { FloorPlanView } from "~/mall/views/floor-plan/floor-plan.server";
import { classNames } from "~/ui/class-names";
import { Link } from "~/ui/link";

type Floors = NonNullable<FloorPlanView["floor"]>["floors"];

export function FloorTabs({ floors, label }: { floors: Floors; label: string }) {
  if (floors.length < 2) return null;
  return (
    <nav aria-label={label} className="no-print relative z-1 mb-4 md:scripted:mr-40 md:scripted:-mb-12">
      <ul className="inline-flex max-w-full gap-1 overflow-x-auto rounded-pill bg-surface-sunken p-1 [scrollbar-width:none]">
        {floors.map(({ level, name, to, isCurrent }) => (
          <li key={level} className={isCurrent ? "[scroll-initial-target:nearest]" : undefined}>
            <Link
              to={to}
              preventScrollReset
              aria-current={isCurrent ? "page" : undefined}
              className={classNames(
                "inline-flex min-h-10 items-center rounded-pill px-3 text-small sm:px-4 font-semibold whitespace-nowrap",
                isCurrent ? "bg-surface-raised text-ink shadow-lifted" : "text-ink-muted hover:text-ink",
              )}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
