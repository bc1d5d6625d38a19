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
        <ul className="mt-6 grid gap-x-12 lg:col-span-full lg:grid-cols-2">
          {films.map((film, at) => {
            const isLead = at === 0 && films.length % 2 === 1;
            return (
              <li
                key={film.id}
                className={classNames(
                  "break-inside-avoid border-line border-t py-6 md:py-8",
                  isLead && "lg:col-span-full",
                )}
              >
                <FilmRow {...film} isVersionSaid={Boolean(shared)} isLead={isLead} />
              </li>
            );
          })}
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

/** A film with its poster; of an odd number the first is as wide as two. */
function FilmRow({
  title,
  description,
  facts,
  image,
  to,
  showtimes,
  next,
  isVersionSaid,
  isLead,
}: ProgrammeView["films"][number] & { isVersionSaid: boolean; isLead: boolean }) {
  const { t } = useTranslation("cinema");
  return (
    <article
      className={classNames(
        "grid not-cramped:grid-cols-[min(7.5rem,30vw)_minmax(0,1fr)] gap-x-4 gap-y-4 sm:grid-cols-[14rem_minmax(0,1fr)] sm:gap-x-8 md:items-center",
        isLead && "lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-x-16",
      )}
    >
      {image && (
        <Picture
          image={image}
          alt=""
          ratio="3/4"
          sizes={`${isLead ? "(min-width: 64rem) 20rem, " : ""}(min-width: 40rem) 14rem, 9rem`}
          className="self-start rounded-soft cramped:max-w-40"
        />
      )}
      <div>
        <h3
          className={classNames(
            "text-[min(1.5rem,6vw)] leading-tight sm:text-heading",
            isLead && "lg:text-title",
          )}
        >
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
        <div className="mt-4 sm:mt-5">
          <Showtimes {...{ showtimes, isVersionSaid }} />
          {next && (
            <Link to={next.to} className="mt-2 action-link min-h-11 text-small">
              {t("next", { when: next.when })}
            </Link>
          )}
        </div>
      </div>
    </article>
  );
}

/** A film's times on one day: those to come large, those that have begun in a line below them. */
export function Showtimes({
  showtimes,
  isVersionSaid,
}: {
  showtimes: ShowtimeView[];
  /** All have the same, which stands above them. */
  isVersionSaid?: boolean;
}) {
  const { t } = useTranslation("cinema");
  const past = showtimes.filter(({ isPast }) => isPast);
  const coming = showtimes.filter(({ isPast }) => !isPast);
  return (
    <>
      {coming.length > 0 && (
        <ul className="flex flex-wrap gap-2 sm:gap-3">
          {coming.map(({ id, startsAt, time, version, hall, bookingHref }) => {
            const looks = classNames(
              "flex flex-col rounded-soft border px-3 py-2.5 sm:min-w-24 sm:px-4",
              bookingHref
                ? "border-ink eased hover:bg-surface-sunken"
                : "border-transparent bg-surface-sunken",
            );
            const texts = (
              <>
                <time dateTime={startsAt} className="font-semibold text-card tabular lg:text-heading">
                  {time}
                  {bookingHref && (
                    <Icon name="arrow-up-right" className="ml-1 inline size-4 align-baseline text-accent" />
                  )}
                </time>
                <span className="text-ink-muted text-tiny">
                  {[!isVersionSaid && version, hall].filter(Boolean).join(dot)}
                </span>
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
      )}
      {past.length > 0 && (
        <p className={classNames("text-ink-muted text-tiny", coming.length > 0 && "mt-3")}>
          {`${t("past")}: `}
          {past.map(({ id, startsAt, time }, at) => (
            <span key={id}>
              {at > 0 && ", "}
              <time dateTime={startsAt} className="tabular">
                {time}
              </time>
            </span>
          ))}
        </p>
      )}
    </>
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
