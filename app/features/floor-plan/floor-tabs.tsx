import type { FloorPlanView } from "~/mall/views/floor-plan/floor-plan.server";
import { classNames } from "~/ui/class-names";
import { Link } from "~/ui/link";

type Floors = NonNullable<FloorPlanView["floor"]>["floors"];

/** On phones one row: the current floor's name, the others' levels. */
export function FloorTabs({ floors, label }: { floors: Floors; label: string }) {
  if (floors.length < 2) return null;
  return (
    <nav aria-label={label} className="no-print">
      <ul className="flex gap-1 md:w-fit rounded-soft bg-surface-sunken p-1">
        {floors.map(({ level, name, to, isCurrent }) => (
          <li key={level} className={isCurrent ? "min-w-0 flex-1" : "shrink-0"}>
            <Link
              to={to}
              preventScrollReset
              aria-current={isCurrent ? "page" : undefined}
              aria-label={isCurrent ? undefined : name}
              className={classNames(
                "flex min-h-10 items-center justify-center rounded-soft px-4 text-small leading-tight font-semibold",
                isCurrent ? "bg-ink text-surface" : "hover:bg-line",
              )}
            >
              {isCurrent ? (
                name
              ) : (
                <>
                  <span className="md:hidden">{String(level).replace("-", "−")}</span>
                  <span className="max-md:hidden">{name}</span>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
