import { Form } from "@remix-run/react";
import type { FloorPlanView } from "~/mall/views/floor-plan/floor-plan.server";
import { Button, ButtonLink } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { TextField } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { EntranceSign } from "./floor-list";

type Search = NonNullable<FloorPlanView["floor"]>["search"];

const link =
  "inline-flex min-h-8 items-center gap-1.5 text-small text-accent underline-offset-4 hover:underline aria-[current]:font-semibold aria-[current]:text-ink";

/** Searches for a place on all floors: what is found is highlighted on the plan. */
export function PlanSearch({
  search,
  planTo,
  texts,
  example,
}: Pick<FloorPlanView, "planTo" | "texts"> & { search: Search; example: string | undefined }) {
  return (
    <Form
      action={planTo}
      role="search"
      key={search?.q}
      className="no-print flex w-full items-end gap-2 md:max-w-md"
    >
      <TextField
        label={texts.search}
        name="q"
        type="search"
        defaultValue={search?.q}
        placeholder={example && `${example}…`}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={100}
      />
      <Button type="submit" className="min-h-12" aria-label={texts.submitSearch}>
        <Icon name="search" />
      </Button>
    </Form>
  );
}

/** What the search found, each with its floors and the way there. */
export function PlanFindings({
  search,
  planTo,
}: Pick<FloorPlanView, "planTo"> & { search: NonNullable<Search> }) {
  return (
    <div className="no-print">
      <p role="status" className="flex flex-wrap items-baseline gap-x-4 text-small">
        <span>{search.summary}</span>
        <Link to={planTo} className="inline-flex min-h-6 items-center text-accent underline">
          {search.texts.clear}
        </Link>
      </p>
      <ul
        className={classNames(
          "mt-2 grid max-h-72 gap-3 overflow-y-auto",
          search.results.length > 1 && "sm:grid-cols-2 xl:grid-cols-3",
        )}
      >
        {search.results.map((entry) => (
          <li
            key={entry.to}
            className="flex items-center gap-3 rounded-card border border-line bg-surface-raised px-4 py-2 md:gap-4 md:px-6 md:py-4"
          >
            <span className="max-md:hidden">
              <EntranceSign hue={entry.hue} icon={entry.icon} />
            </span>
            <div
              className={classNames(
                "flex min-w-0 flex-1 flex-wrap items-center gap-x-3",
                search.results.length === 1 && "md:gap-x-8",
              )}
            >
              <Link
                to={entry.to}
                preventScrollReset
                className="inline-flex min-h-7 items-center font-semibold underline-offset-4 hover:underline"
              >
                {entry.name}
              </Link>
              <p className="flex flex-wrap items-baseline gap-x-3 text-small text-ink-muted">
                {entry.distance && <Distance text={entry.distance} />}
                {entry.floors.length === 1 && <span>{entry.floors[0]?.name}</span>}
              </p>
              {entry.floors.length > 1 && (
                <ul
                  className={classNames(
                    "flex flex-wrap gap-x-4",
                    // On phones the floors right below are enough, where it is on the current one.
                    search.results.length === 1 &&
                      entry.floors.some(({ isCurrent }) => isCurrent) &&
                      "max-md:hidden",
                  )}
                >
                  {entry.floors.map((floor) => (
                    <li key={floor.to}>
                      <Link to={floor.to} preventScrollReset aria-current={floor.isCurrent} className={link}>
                        {floor.name}
                        {floor.count > 1 && <span className="tabular">({floor.count})</span>}
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </div>
            {entry.way && (
              <ButtonLink to={entry.way} kind="secondary" className="shrink-0">
                <Icon name="footprints" />
                <span className={search.results.length === 1 ? "max-md:sr-only" : "sr-only"}>
                  {search.texts.wayThere}
                </span>
                <span className="sr-only">: {entry.name}</span>
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** "100 m from Main entrance": the metres large. */
function Distance({ text }: { text: string }) {
  const [, metres, from = text] = /^(\d\S*\s\S+)\s(.*)$/.exec(text) ?? [];
  return (
    <span>
      {metres && <span className="font-display text-heading text-ink">{metres}</span>} {from}
    </span>
  );
}
