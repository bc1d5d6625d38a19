import { href } from "~/locale/href";
import { useLanguage } from "~/locale/use-language";
import { useTranslation } from "~/locale/use-translation";
import type { FilmView } from "~/mall/views/visit/cinema.server";
import { ButtonLink } from "~/ui/button";
import { dot } from "~/ui/dot";
import { Dotted } from "~/ui/dotted";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { Picture } from "~/ui/picture";
import { Showtimes, Versions } from "./programme";

/** One film with its screenings on all coming days. */
export function Film({ title, description, facts, image, versions, days }: FilmView) {
  const { t } = useTranslation("cinema");
  const language = useLanguage();
  return (
    <article className="page grid gap-x-16 gap-y-8 pt-6 md:grid-cols-12 md:pt-10">
      {image && (
        <div className="max-w-80 md:col-span-4 md:max-w-none">
          <Picture
            image={image}
            alt=""
            ratio="3/4"
            sizes="(min-width: 82rem) 24rem, (min-width: 48rem) 30vw, 20rem"
            priority
            className="rounded-card"
          />
        </div>
      )}
      <div className="md:col-span-8">
        <h1 className="text-display max-sm:hyphens-auto">{title}</h1>
        <p className="mt-4 text-ink-muted">
          <Dotted text={facts.join(dot)} />
        </p>
        {description && <p className="mt-6 max-w-prose text-card">{description}</p>}
        <section className="mt-10">
          <h2 className="text-heading">{t("screenings")}</h2>
          {days.length === 0 ? (
            <div className="mt-6">
              <EmptyState icon="clapperboard" title={t("noScreenings")}>
                <ButtonLink to={href("cinema", null, language)}>{t("whole")}</ButtonLink>
              </EmptyState>
            </div>
          ) : (
            <ul className="mt-4">
              {days.map(({ date, title: day, dateText, showtimes }) => (
                <li
                  key={date}
                  className="grid gap-x-8 gap-y-3 border-line border-t py-5 sm:grid-cols-[11rem_1fr]"
                >
                  <h3 className="font-semibold font-text text-body tracking-normal">
                    {day}
                    <time dateTime={date} className="ml-2 font-normal text-ink-muted text-small">
                      {dateText}
                    </time>
                  </h3>
                  <Showtimes showtimes={showtimes} />
                </li>
              ))}
            </ul>
          )}
          <Versions versions={versions} />
        </section>
        {days.length > 0 && (
          <Link to={href("cinema", null, language)} className="mt-8 action-link min-h-6">
            {t("whole")}
            <Icon name="arrow-right" />
          </Link>
        )}
      </div>
    </article>
  );
}
