import type { FloorPlanView, HighlightedPlaceView } from "~/mall/views/floor-plan/floor-plan.server";
import { ButtonLink } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { dot } from "~/ui/dot";
import { Dotted } from "~/ui/dotted";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { Picture } from "~/ui/picture";

/** The highlighted place: its name, where it is, whether it is open, and the route to it. */
export function HighlightedPlace({
  lit,
  planTo,
}: { lit: HighlightedPlaceView } & Pick<FloorPlanView, "planTo">) {
  return (
    <section className="relative flex flex-wrap items-center gap-x-8 gap-y-4 rounded-card border border-line bg-surface-raised p-5 pr-16 shadow-lifted">
      <div className="flex min-w-0 items-center gap-4">
        {lit.logo && (
          <span className="flex w-20 shrink-0 items-center rounded-soft logo-plate p-2 border border-line">
            <Picture image={lit.logo} alt="" sizes="5rem" fit="contain" priority className="w-full" />
          </span>
        )}
        <div className="min-w-0 flex-1">
          <h2 className="text-card">{lit.name}</h2>
          <p className="text-small text-ink-muted">
            <Dotted text={[lit.category, lit.where].filter(Boolean).join(dot)} />
          </p>
          {lit.status && (
            <p className="mt-1 flex items-center gap-2 text-small">
              <span
                aria-hidden="true"
                className={classNames(
                  "size-2 rounded-full",
                  lit.status.isOpen ? "bg-success" : "bg-ink-muted",
                )}
              />
              {lit.status.text}
            </p>
          )}
        </div>
      </div>
      <div className="flex flex-wrap gap-2 md:ml-auto">
        {lit.way && (
          <ButtonLink to={lit.way.to}>
            <Icon name="footprints" />
            {lit.way.title}
          </ButtonLink>
        )}
        {lit.details && (
          <ButtonLink to={lit.details} kind="secondary">
            {lit.texts.details}
          </ButtonLink>
        )}
      </div>
      <Link
        to={planTo}
        preventScrollReset
        aria-label={lit.texts.close}
        className="absolute top-3 right-3 flex size-10 items-center justify-center rounded-full hover:bg-surface-sunken"
      >
        <Icon name="x" />
      </Link>
    </section>
  );
}
