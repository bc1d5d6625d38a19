import type { FloorPlanView } from "~/mall/views/floor-plan/floor-plan.server";
import { Icon } from "~/ui/icon";

type Legend = NonNullable<FloorPlanView["floor"]>["legend"];

/** What the colours of a plan mean; on phones folded. */
export function PlanLegend({ legend, label }: { legend: Legend; label: string }) {
  if (legend.length === 0) return null;
  return (
    <>
      <details className="group col-span-full md:hidden">
        <summary className="flex min-h-11 items-center gap-3 text-small font-semibold">
          <span className="flex">
            {legend.slice(0, 6).map(({ hue }) => (
              <Swatch key={hue} hue={hue} />
            ))}
          </span>
          {label}
          <Icon name="chevron-down" className="ml-auto size-5 eased group-open:rotate-180" />
        </summary>
        <ul className="grid grid-cols-2 gap-x-5 gap-y-1.5 pt-2 text-small">
          <Entries legend={legend} />
        </ul>
      </details>
      <ul aria-label={label} className="flex flex-wrap gap-x-5 gap-y-1.5 text-small max-md:hidden">
        <Entries legend={legend} />
      </ul>
    </>
  );
}

const Entries = ({ legend }: { legend: Legend }) =>
  legend.map(({ hue, name }) => (
    <li key={name} className="flex min-w-0 items-center gap-2">
      <Swatch hue={hue} />
      <span className="min-w-0">{name}</span>
    </li>
  ));

const Swatch = ({ hue }: { hue: number }) => (
  <span aria-hidden="true" className={`plan-sign size-3.5 shrink-0 rounded-[4px] plan-hue-${hue}`} />
);
