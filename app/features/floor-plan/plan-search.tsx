import { Form } from "@remix-run/react";
import type { FloorPlanView } from "~/mall/views/floor-plan/floor-plan.server";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { EntranceSign } from "./floor-list";

type Search = NonNullable<FloorPlanView["floor"]>["search"];

const link =
  "inline-flex min-h-8 items-center gap-1.5 text-small text-accent underline-offset-4 hover:underline aria-[current]:font-semibold aria-[current]:text-ink";

/** Searches for a place on all floors: results are listed below and highlighted on the plan. */
export function PlanSearch({
  search,
  planTo,
  texts,
}: Pick<FloorPlanView, "planTo" | "texts"> & { search: Search }) {
  return (
    <div className="no-print">
      <Form action={planTo} role="search" key={search?.q} className="flex items-end gap-2">
        <TextField
          label={texts.search}
          name="q"
          type="search"
          defaultValue={search?.q}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
        />
        <Button type="submit" className="min-h-12" aria-label={texts.submitSearch}>
          <Icon name="search" />
        </Button>
      </Form>
      {search && (
        <div className="mt-4">
          <p role="status" className="flex flex-wrap items-baseline justify-between gap-x-4 text-small">
            <span>{search.summary}</span>
            <Link to={planTo} className="inline-flex min-h-6 items-center text-accent underline">
              {texts.clearSearch}
            </Link>
          </p>
          <ul className="mt-2 max-h-80 overflow-y-auto">
            {search.results.map((entry) => (
              <li key={entry.to} className="flex flex-wrap items-center gap-x-4 border-b border-line py-2">
                <Link
                  to={entry.to}
                  preventScrollReset
                  className="flex min-h-11 min-w-0 flex-1 basis-40 items-center gap-3 rounded-soft px-2 hover:bg-surface-sunken"
                >
                  <EntranceSign hue={entry.hue} icon={entry.icon} />
                  <span className="min-w-0 font-medium">
                    {entry.name}
                    {entry.floors.length === 1 && (
                      <span className="block text-tiny text-ink-muted">{entry.floors[0]?.name}</span>
                    )}
                  </span>
                </Link>
                {entry.way && (
                  <Link to={entry.way} className={link}>
                    <Icon name="footprints" className="size-5" />
                    {texts.wayThere}
                    <span className="sr-only">: {entry.name}</span>
                  </Link>
                )}
                {entry.floors.length > 1 && (
                  <ul className="flex basis-full flex-wrap gap-x-4 pl-12">
                    {entry.floors.map((floor) => (
                      <li key={floor.to}>
                        <Link
                          to={floor.to}
                          preventScrollReset
                          aria-current={floor.isCurrent}
                          className={link}
                        >
                          {floor.name}
                        </Link>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
