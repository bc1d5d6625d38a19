import { hrefOf } from "~/locale/href";
import { useLanguage } from "~/locale/use-language";
import { useTranslation } from "~/locale/use-translation";
import type { FilmView, ProgrammeView, ShowtimeView } from "~/mall/views/visit/cinema.server";
import { ButtonLink } from "~/ui/button";
import { ChipLink } from "~/ui/chip";
import { classNames } from "~/ui/class-names";
import { dot } from "~/ui/dot";
import { Dotted } from "~/ui/dotted";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { Picture } from "~/ui/picture";
import { Prose } from "~/ui/prose";

/** The days of the programme as links, and the films of the selected one. */
export function Programme({ facts, days, films, about }: ProgrammeView & { about: string | null }) {
  const { t } = useTranslation("cinema");
  const showtimes = films.flatMap((film) => film.showtimes);
  const versions = films.flatMap(shownVersions);
  // One that all have is said once.
  const [version, ...others] = new Set(showtimes.map((one) => one.version));
  const shared = others.length === 0 ? versions.find((known) => known.version === version)?.texts : null;
  const toBook = showtimes.some(({ bookingHref }) => bookingHref) ? t("toBook") : null;
  return (
    <section
      className="page mt-8 mb-14 grid items-end gap-x-16 md:mt-14 md:mb-28 lg:grid-cols-2"
      aria-labelledby="programme"
    >
      <div>
        <h2 id="programme" className="text-title">
          {t("programme")}
        </h2>
        <p className="mt-2 text-ink-muted">
          <Dotted text={[...facts, shared].filter(Boolean).join(dot)} />
        </p>
      </div>
      {/* Beside the title where there is room, else after the films. */}
      {about && (
        <div className="max-lg:order-last max-lg:mt-8">
          <Prose html={about} />
        </div>
      )}
      <nav
        aria-label={t("days")}
        className="bleed mt-4 overflow-x-auto py-1 md:mx-0 md:mt-6 md:px-0 lg:col-span-full"
      >
        <ul className="flex gap-2 md:flex-wrap">
          {days.map(({ date, title, dateText, to, isCurrent }) => (
            <li key={date} className={isCurrent ? "" : "no-print"}>
              <ChipLink to={to} isCurrent={isCurrent}>
                {title}
                <time dateTime={date} className="font-normal opacity-80">
                  {dateText}
                </time>
              </ChipLink>
            </li>
          ))}
        </ul>
      </nav>
      {toBook && <p className="no-print mt-3 text-ink-muted text-small lg:col-span-full">{toBook}</p>}
      {films.length === 0 ? (
        <div className="mt-8 lg:col-span-full">
          <EmptyState icon="clapperboard" title={t("nothing")}>
            <p className="text-ink-muted">{t("nothingHelp")}</p>
          </EmptyState>
        </div>
      ) : (
        <ul className="lg:col-span-full">
          {films.map((film) => (
            <li key={film.id} className="break-inside-avoid border-line border-b py-6 md:py-8">
              <FilmRow {...film} isVersionSaid={Boolean(shared)} />
            </li>
          ))}
        </ul>
      )}
      {!shared && <Versions versions={versions} />}
    </section>
  );
}

/** Those of the day: a film may have others on other days. */
const shownVersions = ({ versions, showtimes }: ProgrammeView["films"][number]) =>
  versions.filter((known) => showtimes.some(({ version }) => version === known.version));

/** In place of the programme where nobody has sent one. */
export function NoProgramme() {
  const { t } = useTranslation("cinema");
  const language = useLanguage();
  return (
    <div className="page section">
      <EmptyState icon="clapperboard" title={t("noProgramme")}>
        <p className="max-w-md text-ink-muted">{t("noProgrammeHelp")}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to={hrefOf("events", { page: 1 }, language)}>{t("otherEvents")}</ButtonLink>
          <ButtonLink to={hrefOf("contact", {}, language)} kind="secondary">
            {t("ask")}
          </ButtonLink>
        </div>
      </EmptyState>
    </div>
  );
}

function FilmRow({
  title,
  description,
  facts,
  image,
  to,
  showtimes,
  isVersionSaid,
}: ProgrammeView["films"][number] & { isVersionSaid: boolean }) {
  return (
    <article className="grid not-cramped:grid-cols-[6.5rem_1fr] grid-rows-[auto_1fr] gap-x-5 gap-y-4 sm:grid-cols-[10rem_1fr] sm:gap-x-8 lg:grid-cols-[12rem_1fr_minmax(16rem,26rem)] lg:grid-rows-1 lg:items-center lg:gap-x-12">
      {image && (
        <Picture
          image={image}
          alt=""
          ratio="3/4"
          sizes="(min-width: 64rem) 12rem, (min-width: 40rem) 10rem, 7rem"
          className="self-start rounded-soft not-cramped:row-span-2 cramped:max-w-40 lg:row-span-1"
        />
      )}
      <div className="not-cramped:col-start-2">
        <h3 className="text-heading lg:text-title">
          <Link to={to} className="underline-offset-4 hover:underline">
            {title}
          </Link>
        </h3>
        <p className="mt-2 text-ink-muted text-small">
          <Dotted text={facts.join(dot)} />
        </p>
        {description && (
          <p className="mt-3 max-w-prose max-sm:line-clamp-3 max-sm:text-small">{description}</p>
        )}
      </div>
      <div className="not-cramped:col-start-2 lg:col-start-3">
        <Showtimes {...{ showtimes, isVersionSaid }} isAtEnd />
      </div>
    </article>
  );
}

/** A film's times on one day; past ones are dimmed and labelled as such. */
export function Showtimes({
  showtimes,
  isAtEnd,
  isVersionSaid,
}: {
  showtimes: ShowtimeView[];
  isAtEnd?: boolean;
  /** All have the same, which stands above them. */
  isVersionSaid?: boolean;
}) {
  const { t } = useTranslation("cinema");
  return (
    <ul className={classNames("flex flex-wrap gap-3", isAtEnd && "lg:justify-end")}>
      {showtimes.map(({ id, startsAt, time, version, hall, isPast, bookingHref }) => {
        const looks = classNames(
          "flex min-w-24 flex-col rounded-soft border px-4 py-2.5",
          isPast
            ? "border-line text-ink-muted"
            : bookingHref
              ? "border-ink transition-colors hover:bg-surface-sunken"
              : "border-transparent bg-surface-sunken",
        );
        const texts = (
          <>
            <time
              dateTime={startsAt}
              className={classNames(
                "font-semibold text-card tabular-nums lg:text-heading",
                isPast && "line-through",
              )}
            >
              {time}
              {bookingHref && (
                <Icon name="arrow-up-right" className="ml-1.5 inline size-4 align-baseline text-accent" />
              )}
            </time>
            <span className="text-ink-muted text-tiny">
              {[!isVersionSaid && version, hall].filter(Boolean).join(dot)}
            </span>
            {isPast && <span className="sr-only">{t("past")}</span>}
          </>
        );
        return (
          <li key={id}>
            {bookingHref ? (
              <a href={bookingHref} rel="noopener noreferrer external" className={looks}>
                {texts}
                <span className="sr-only">{`${t("book")} ${t("common:header.external")}`}</span>
              </a>
            ) : (
              <div className={looks}>{texts}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The legend of the versions' codes. */
export function Versions({ versions }: { versions: FilmView["versions"] }) {
  const known = new Map(versions.flatMap(({ version, texts }) => (texts ? [[version, texts]] : [])));
  if (known.size === 0) return null;
  return (
    <dl className="mt-6 flex flex-wrap gap-x-6 gap-y-1 text-ink-muted text-small">
      {[...known].map(([version, texts]) => (
        <div key={version} className="flex gap-2">
          <dt className="font-semibold">{version}</dt>
          <dd>{texts}</dd>
        </div>
      ))}
    </dl>
  );
}
