import { Form } from "@remix-run/react";
import type { FloorPlanView } from "~/mall/views/floor-plan/floor-plan.server";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { EntranceSign } from "./floor-list";

type Search = NonNullable<FloorPlanView["floor"]>["search"];

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
              <li key={entry.to}>
                <Link
                  to={entry.to}
                  preventScrollReset
                  className="flex min-h-11 items-center gap-3 rounded-soft px-2 hover:bg-surface-sunken"
                >
                  <EntranceSign hue={entry.hue} icon={entry.icon} />
                  <span className="shrink-0 max-w-2/3 font-medium">{entry.name}</span>
                  <span className="ml-auto min-w-0 text-right text-tiny text-ink-muted">{entry.floor}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
