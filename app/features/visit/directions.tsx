import { useFetcher } from "@remix-run/react";
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
}: Pick<DirectionsView, "sketch"> & { interactive: InteractiveMapView | null }) {
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
      <figure className="@container grid grid-rows-[1fr_auto] overflow-hidden rounded-card bg-surface-raised shadow-lifted print:mx-auto print:max-w-60 print:shadow-none">
        <SketchMap {...sketch} />
        <figcaption className="relative bg-surface-raised px-4 py-3 text-center text-ink-muted text-small">
          {t("sketchNote")}
        </figcaption>
      </figure>
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

/** The address, with links to map apps. */
export function MapAddress({
  name,
  address,
  coordinates,
  maps,
  isAcross = false,
}: Pick<DirectionsView, "name" | "address" | "coordinates" | "maps"> & {
  /** As wide as the page: the links are beside the address. */
  isAcross?: boolean;
}) {
  const { t } = useTranslation("directions");
  return (
    <section
      aria-label={t("address")}
      className={classNames("grid gap-x-12 gap-y-6", isAcross && "lg:grid-cols-2")}
    >
      <div>
        {address && (
          <address className="not-italic">
            <span className="block text-ink-muted text-small">{name}</span>
            <span className="mt-1 block font-display text-heading">{address.street}</span>
            <span className="block font-display text-heading">{address.town}</span>
            <span className="block text-ink-muted">{address.country}</span>
          </address>
        )}
        {coordinates && (
          <p className="mt-3 text-ink-muted text-small tabular-nums">
            {`${t("coordinates")} ${coordinates}`}
          </p>
        )}
      </div>
      {maps.length > 0 && (
        <div>
          <h2 className="no-print font-semibold font-text text-small tracking-normal">{t("openIn")}</h2>
          <ul className="no-print mt-2 flex flex-wrap gap-2">
            {maps.map((map) => (
              <li key={map.name}>
                <a
                  href={map.href}
                  rel="noopener noreferrer external"
                  className="inline-flex min-h-10 items-center gap-2 rounded-pill border border-transparent bg-surface-sunken px-4 font-medium text-small transition-colors hover:bg-line"
                >
                  {map.name}
                  <Icon name="arrow-up-right" className="size-4" />
                  <span className="sr-only">{t("common:header.external")}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

/** The means of transport beside the sketch, where the chosen one stands out: it says how to continue. */
export function WayChoice({ ways, chosen }: Pick<DirectionsView, "ways" | "chosen">) {
  const language = useLanguage();
  return (
    <ul className="border-ink border-t-2">
      {ways.map(({ way, icon, name, end, text, walk, plannerHref }) => (
        <li key={way} className="border-line border-b py-3">
          <Link
            to={href("map-way", null, language, { way })}
            preventScrollReset
            aria-current={way === chosen}
            className="group flex items-center gap-4"
          >
            {/* The mark of the sketch. */}
            <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-surface-sunken transition-colors group-hover:bg-line group-aria-[current=true]:bg-ink group-aria-[current=true]:text-surface">
              <Icon name={icon} />
            </span>
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{name}</span>
              {end && <span className="block text-ink-muted text-small">{end}</span>}
            </span>
            {walk && <Walk text={walk} />}
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
          className="grid break-inside-avoid gap-x-10 gap-y-3 border-line border-b py-7 max-md:grid-cols-[1fr_auto] max-md:items-baseline print:grid-cols-[13rem_1fr] print:py-3 md:grid-cols-[15rem_1fr] lg:grid-cols-[15rem_5rem_1fr_auto] md:items-start"
        >
          <h3 className="flex items-center gap-3 text-heading">
            <Icon name={icon} className="size-7 text-accent" />
            {name}
          </h3>
          {walk && <Walk text={walk} />}
          <div className="max-md:col-span-full print:col-start-2 md:col-start-2 lg:col-start-3">
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
function Walk({ text }: { text: string }) {
  const [, minutes = text, how] = /^(\d+\s\S+)\s(.*)$/.exec(text) ?? [];
  return (
    <span className="flex shrink-0 items-baseline gap-x-2 lg:flex-col">
      <span className="whitespace-nowrap font-display text-heading">{minutes}</span>{" "}
      <span className="text-ink-muted text-small">{how}</span>
    </span>
  );
}
