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
  return (
    <section className="page section" aria-labelledby="programme">
      <div className="grid items-end gap-x-10 gap-y-4 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 id="programme" className="text-title">
            {t("programme")}
          </h2>
          <p className="mt-2 text-ink-muted">
            <Dotted text={facts.join(dot)} />
          </p>
        </div>
        {about && (
          <div className="lg:col-span-7">
            <Prose html={about} />
          </div>
        )}
      </div>
      <nav aria-label={t("days")} className="bleed mt-6 overflow-x-auto py-1 md:mx-0 md:px-0">
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
      {films.length === 0 ? (
        <div className="mt-8">
          <EmptyState icon="clapperboard" title={t("nothing")}>
            <p className="text-ink-muted">{t("nothingHelp")}</p>
          </EmptyState>
        </div>
      ) : (
        <ul>
          {films.map((film) => (
            <li key={film.id} className="break-inside-avoid border-line border-b py-8">
              <FilmRow {...film} />
            </li>
          ))}
        </ul>
      )}
      {films.length > 0 && <Versions versions={films.flatMap(shownVersions)} />}
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

function FilmRow({ title, description, facts, image, to, showtimes }: ProgrammeView["films"][number]) {
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
        <Showtimes showtimes={showtimes} isAtEnd />
      </div>
    </article>
  );
}

/** A film's times on one day; past ones are dimmed and labelled as such. */
export function Showtimes({ showtimes, isAtEnd }: { showtimes: ShowtimeView[]; isAtEnd?: boolean }) {
  const { t } = useTranslation("cinema");
  return (
    <ul className={classNames("flex flex-wrap gap-3", isAtEnd && "lg:justify-end")}>
      {showtimes.map(({ id, startsAt, time, version, hall, isPast, bookingHref }) => {
        const looks = classNames(
          "flex min-w-24 flex-col rounded-soft border px-4 py-2.5",
          isPast ? "border-line text-ink-muted" : "border-transparent bg-surface-sunken",
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
            <span className="text-ink-muted text-tiny">{[version, hall].filter(Boolean).join(dot)}</span>
            {isPast && <span className="sr-only">{t("past")}</span>}
          </>
        );
        return (
          <li key={id}>
            {bookingHref ? (
              <a
                href={bookingHref}
                rel="noopener noreferrer external"
                className={classNames(looks, "hover:bg-line")}
              >
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
