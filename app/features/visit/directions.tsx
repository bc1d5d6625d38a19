import { useFetcher } from "@remix-run/react";
import type { ReactNode } from "react";
import type { InteractiveMapView } from "~/consent/interactive-map.server";
import { ConsentPlace } from "~/features/consent/consent-place";
import { href } from "~/locale/href";
import { useLanguage } from "~/locale/use-language";
import { useTranslation } from "~/locale/use-translation";
import type { DirectionsView } from "~/mall/views/visit/directions.server";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { Prose } from "~/ui/prose";
import { useRootData } from "../shell/use-root-data";
import { SketchMap } from "./sketch-map";

/**
 * The sketch map with its text alternative; below it the interactive map of a mall that has one, or the request for
 * consent.
 */
export function MapFigure({
  sketch,
  interactive,
  children,
}: Pick<DirectionsView, "sketch"> & {
  interactive: InteractiveMapView | null;
  /** On a plate on the same card, whose rings go on below it. */
  children?: ReactNode;
}) {
  const { t } = useTranslation("directions");
  const isAllowed = useRootData()?.consent.enabled.split(",").includes("MAPS");
  return (
    <>
      {interactive?.isShown && isAllowed && (
        <iframe
          src={interactive.src}
          title={interactive.title}
          loading="lazy"
          className="no-print mb-6 aspect-square w-full rounded-card border-0 bg-surface-sunken"
        />
      )}
      <div
        className={classNames(
          "grid overflow-hidden rounded-card shadow-lifted",
          children
            ? "bg-accent-soft lg:grid-cols-12 lg:items-center print:grid-cols-2"
            : "bg-surface-raised print:mx-auto print:max-w-60",
        )}
      >
        <figure
          className={classNames("@container grid grid-rows-[1fr_auto]", children ? "lg:col-span-7" : null)}
        >
          <SketchMap {...sketch} />
          <figcaption
            className={classNames(
              "relative bg-surface-raised px-4 text-ink-muted text-small",
              children ? "m-3 justify-self-start rounded-soft py-1.5 lg:m-6" : "py-3 text-center",
            )}
          >
            {t("sketchNote")}
          </figcaption>
        </figure>
        {children && (
          <div className="relative m-3 mt-0 rounded-card bg-surface p-5 md:p-8 lg:col-span-5 lg:m-6">
            {children}
          </div>
        )}
      </div>
      {interactive && !interactive.isShown && <MapConsent />}
    </>
  );
}

function MapConsent() {
  const { t } = useTranslation("directions");
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action="/cookie-consent" preventScrollReset className="no-print mt-4">
      <input type="hidden" name="cookies" value="MAPS" />
      <ConsentPlace />
      <Button type="submit" name="choice" value="add" kind="secondary" isPending={fetcher.state !== "idle"}>
        {t("map.show")}
      </Button>
      <p className="mt-2 max-w-prose text-ink-muted text-small">{t("map.note")}</p>
    </fetcher.Form>
  );
}

/** The address. */
export function MapAddress({
  name,
  address,
  coordinates,
}: Pick<DirectionsView, "name" | "address" | "coordinates">) {
  const { t } = useTranslation("directions");
  return (
    <section aria-label={t("address")}>
      {address && (
        <address className="not-italic">
          <span className="block text-ink-muted text-small">{name}</span>
          <span className="mt-1 block font-display text-heading">{address.street}</span>
          <span className="block font-display text-heading">{address.town}</span>
          <span className="block text-ink-muted">{address.country}</span>
        </address>
      )}
      {coordinates && (
        <p className="mt-3 text-ink-muted text-small tabular">{`${t("coordinates")} ${coordinates}`}</p>
      )}
    </section>
  );
}

/** Links to map apps: a quiet line. */
export function MapLinks({ maps }: Pick<DirectionsView, "maps">) {
  const { t } = useTranslation("directions");
  if (maps.length === 0) return null;
  return (
    <section className="no-print text-small">
      <h2 className="font-semibold font-text text-small tracking-normal">{t("openIn")}</h2>
      <ul className="flex flex-wrap gap-x-6">
        {maps.map((map) => (
          <li key={map.name}>
            <a
              href={map.href}
              rel="noopener noreferrer external"
              className="inline-flex min-h-11 items-center gap-1 text-ink-muted underline-offset-4 hover:underline"
            >
              {map.name}
              <Icon name="arrow-up-right" className="size-4" />
              <span className="sr-only">{t("common:header.external")}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The means of transport beside the sketch, where the chosen one is large: it says how to continue. */
export function WayChoice({ ways, chosen }: Pick<DirectionsView, "ways" | "chosen">) {
  const language = useLanguage();
  return (
    <ul>
      {ways.map(({ way, icon, name, end, text, walk, plannerHref }) => (
        <li key={way} className="border-line border-b py-3 last:border-0">
          <Link
            to={href("map-way", null, language, { way })}
            preventScrollReset
            aria-current={way === chosen}
            className="group flex items-center gap-4"
          >
            {/* The mark of the sketch. */}
            <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-surface-sunken eased group-hover:bg-line group-aria-[current=true]:bg-ink group-aria-[current=true]:text-surface">
              <Icon name={icon} />
            </span>
            <span className="min-w-0 flex-1">
              <span
                className={classNames(
                  "block",
                  way === chosen ? "font-display text-heading" : "font-semibold",
                )}
              >
                {name}
              </span>
              {end && <span className="block text-ink-muted text-small">{end}</span>}
            </span>
            {walk && <Walk text={walk} isEnd size={way === chosen ? "text-title" : "text-heading"} />}
          </Link>
          {way === chosen && (
            <div className="pt-2 pb-3 pl-15">
              {text && <Prose html={text} />}
              {plannerHref && <PlannerLink href={plannerHref} name={name} className="mt-3" />}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The means of transport, one per row: where to get off or park, and how to continue. */
export function Ways({ ways }: Pick<DirectionsView, "ways">) {
  return (
    <ul className="border-ink border-t-2">
      {ways.map(({ way, icon, name, end, text, walk, plannerHref }) => (
        <li
          key={way}
          className="grid break-inside-avoid gap-x-10 gap-y-3 border-line border-b py-6 max-md:grid-cols-[1fr_auto] max-md:items-baseline print:grid-cols-[13rem_1fr] print:py-3 md:grid-cols-[15rem_1fr] lg:grid-cols-[15rem_5rem_1fr_auto] md:items-start"
        >
          <h3 className="flex items-center gap-3 text-heading">
            <Icon name={icon} className="size-7 text-accent" />
            {name}
          </h3>
          {walk && <Walk text={walk} />}
          <div
            className={classNames(
              "max-md:col-span-full print:col-start-2 md:col-start-2",
              walk ? "lg:col-start-3" : "lg:col-span-2",
            )}
          >
            {end && <p className="font-semibold">{end}</p>}
            {text && <Prose html={text} />}
          </div>
          {plannerHref && (
            <PlannerLink
              href={plannerHref}
              name={name}
              className="justify-self-start md:col-start-2 lg:col-start-4"
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Below the address, on windows with room for it: the minutes as a figure. */
export function NearestStop({ icon, name, end, walk }: NonNullable<DirectionsView["nearest"]>) {
  return (
    <section className="no-print max-lg:hidden border-ink border-t-2 pt-5">
      <h2 className="flex items-center gap-3 font-semibold font-text text-card tracking-normal">
        <Icon name={icon} className="size-7 text-accent" />
        {end ?? name}
      </h2>
      {walk && <Walk text={walk} size="text-display" />}
    </section>
  );
}

function PlannerLink({ href, name, className }: { href: string; name: string; className: string }) {
  const { t } = useTranslation("directions");
  return (
    <a
      href={href}
      rel="noopener noreferrer external"
      className={classNames("no-print action-link min-h-6 gap-1", className)}
    >
      {t("plan")}
      <span className="sr-only">{`: ${name} ${t("common:header.external")}`}</span>
      <Icon name="arrow-up-right" className="size-4" />
    </a>
  );
}

/** "6 min on foot": the minutes large. */
function Walk({
  text,
  isEnd = false,
  size = "text-heading",
}: {
  text: string;
  /** At the end of its row. */
  isEnd?: boolean;
  /** The font size of the minutes. */
  size?: "text-heading" | "text-title" | "text-display";
}) {
  const [, minutes = text, how] = /^(\d+\s\S+)\s(.*)$/.exec(text) ?? [];
  return (
    <span
      className={classNames(
        "flex shrink-0 gap-x-2",
        isEnd ? "flex-col items-end" : "items-baseline lg:flex-col",
      )}
    >
      <span className={classNames("whitespace-nowrap font-display", size)}>{minutes}</span>{" "}
      <span className="text-ink-muted text-small">{how}</span>
    </span>
  );
}
