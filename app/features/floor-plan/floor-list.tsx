import type { FloorPlanView, PlanEntry } from "~/mall/views/floor-plan/floor-plan.server";
import { classNames } from "~/ui/class-names";
import { Link } from "~/ui/link";
import { PlanIcon } from "./plan-icons";

type Floor = NonNullable<FloorPlanView["floor"]>;

/** Everything on a floor by name, with its number on the plan; each entry links to its highlight. */
export function FloorList({ floor, texts }: { floor: Floor; texts: FloorPlanView["texts"] }) {
  // In the shorter column, where on a desktop three are beside each other.
  const isBelowShops = floor.shops.length / 3 <= floor.amenities.length;
  const arrivals = <Entries title={texts.arrivals} entries={floor.arrivals} isWide={isBelowShops} />;
  return (
    <section id="floor-list" tabIndex={-1} className="page section scroll-mt-24">
      <h2 className="text-title">
        <span className="mb-1 block font-text text-small font-medium tracking-normal text-ink-muted">
          {texts.onFloor}
        </span>
        {floor.name}
      </h2>
      <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-[3fr_1fr]">
        <div className="flex flex-col gap-10">
          <Entries title={texts.shops} entries={floor.shops} isNumbered />
          {isBelowShops && arrivals}
        </div>
        <div className="flex flex-col gap-10">
          <Entries title={texts.amenities} entries={floor.amenities} />
          {!isBelowShops && arrivals}
        </div>
      </div>
    </section>
  );
}

function Entries({
  title,
  entries,
  isNumbered = false,
  isWide = isNumbered,
}: {
  title: string;
  entries: PlanEntry[];
  isNumbered?: boolean;
  /** In columns. */
  isWide?: boolean;
}) {
  if (entries.length === 0) return null;
  return (
    <div>
      <h3 className="border-b border-line pb-2 text-card">{title}</h3>
      <ul className={classNames("mt-3 gap-x-8", isWide && "sm:columns-2 xl:columns-3")}>
        {entries.map(({ name, to, isHighlighted, hue, icon }, at) => (
          <li key={to} className="break-inside-avoid">
            <Link
              to={to}
              discover="none"
              aria-current={isHighlighted}
              className={classNames(
                "flex min-h-10 items-center gap-3 rounded-soft px-2 underline-offset-4 hover:bg-surface-sunken hover:underline",
                isHighlighted && "bg-surface-sunken font-semibold",
              )}
            >
              <EntranceSign hue={hue} icon={icon} number={isNumbered ? at + 1 : undefined} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A shop's number in its category's tint, or a facility's icon. */
export function EntranceSign({
  number,
  hue,
  icon,
}: {
  number?: number | undefined;
  hue: number | undefined;
  icon: string | undefined;
}) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "plan-sign inline-flex size-7 shrink-0 items-center justify-center rounded-soft text-ink text-tiny font-semibold tabular",
        hue !== undefined && `plan-hue-${hue}`,
      )}
    >
      {icon ? <PlanIcon name={icon} className="size-4" /> : number}
    </span>
  );
}
