import type { FloorPlanView } from "~/mall/views/floor-plan/floor-plan.server";
import { classNames } from "~/ui/class-names";
import { Link } from "~/ui/link";

type Floors = NonNullable<FloorPlanView["floor"]>["floors"];

export function FloorTabs({ floors, label }: { floors: Floors; label: string }) {
  if (floors.length < 2) return null;
  return (
    <nav aria-label={label} className="no-print">
      <ul className="inline-flex flex-wrap gap-1 rounded-soft bg-surface-sunken p-1">
        {floors.map(({ level, name, to, isCurrent }) => (
          <li key={level}>
            <Link
              to={to}
              preventScrollReset
              aria-current={isCurrent ? "page" : undefined}
              className={classNames(
                "inline-flex min-h-10 items-center rounded-soft px-3 text-small sm:px-4 font-semibold not-cramped:whitespace-nowrap",
                isCurrent ? "bg-ink text-surface" : "hover:bg-line",
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
