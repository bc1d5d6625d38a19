import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { WebsitePage } from "~/features/pages/website-page";
import { receiveSupport } from "~/features/support/send-support.server";
import { Film } from "~/features/visit/film";
import { NoProgramme, Programme } from "~/features/visit/programme";
import { VisitBreadcrumbs } from "~/features/visit/visit-breadcrumbs";
import { formHeaders } from "~/forms/form-headers";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { useLanguage } from "~/locale/use-language";
import { useTranslation } from "~/locale/use-translation";
import { isMissing, throwIfMissing } from "~/mall/client/missing-parts.server";
import { websitePageOf, websitePageView } from "~/mall/views/pages/website-page.server";
import { nameForms, shellName } from "~/mall/views/shell/shell.server";
import { cinemaProgramme, filmView, programmeView } from "~/mall/views/visit/cinema.server";
import { pageMeta } from "~/seo/page-head";
import { pageHead } from "~/seo/page-head.server";
import { screeningData } from "~/seo/screening-data.server";
import { addStructuredData } from "~/seo/structured-data.server";
import { notFound } from "~/site/not-found.server";
import { loadSite } from "~/site/site.server";

export const handle = { i18n: ["cinema", "page"] };

export const meta = pageMeta;

export const headers = formHeaders;

/**
 * The programme of a day (`?date=`), or of a film (`?film=`); the website page alone if the mall has no programme.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = await loadSite(request);
  const t = translatorOf(site.language);
  const query = new URL(request.url).searchParams;
  const [programme, page] = await Promise.all([cinemaProgramme(site), websitePageOf(site, "cinema")]);
  if (!programme && !page) {
    throwIfMissing("cinemaProgramme", "websitePageByPermalink");
    throw notFound(request);
  }

  const cinema = `${t("cinema:title")}, ${shellName(site)}`;
  const filmId = query.get("film");
  if (programme && filmId !== null) {
    const film = programme.films.find(({ id }) => id === filmId);
    if (!film) throw notFound(request);
    const view = filmView(film, site);
    const { title, description, image, days } = view;
    const to = href("cinema", null, site.language, { film: film.id });
    const shown = { title, description, image, to, showtimes: days.flatMap(({ showtimes }) => showtimes) };
    addStructuredData(context, ...screeningData([shown], cinema, site, request.url));
    return {
      film: view,
      page: null,
      day: null,
      hasNoProgramme: false,
      head: pageHead(site, "cinema", { query: { film: film.id }, title, description, image }),
    };
  }

  const day = programme && programmeView(programme, query.get("date"), site);
  if (programme && !day) throw notFound(request);
  const description = day?.hasComing ? t("cinema:description", nameForms(site)) : null;
  const view = page && websitePageView(page, site);
  if (day) addStructuredData(context, ...screeningData(day.films, cinema, site, request.url));
  const title = view?.title ?? t("cinema:title");
  return {
    film: null,
    page: {
      title,
      perex: view?.perex ?? "",
      image: view?.image ?? null,
      article: view?.article ?? null,
      blocks: view?.blocks ?? [],
    },
    day,
    // An API that fails is another matter: the page says so above.
    hasNoProgramme: !day?.hasComing && !isMissing("cinemaProgramme"),
    head: pageHead(site, "cinema", {
      title,
      description: description ?? view?.seo.description ?? null,
      image: view?.image ?? null,
    }),
  };
}

export const action = ({ request }: ActionFunctionArgs) => receiveSupport(request);

export default function Cinema() {
  const { film, page, day, hasNoProgramme } = useLoaderData<typeof loader>();
  const { t } = useTranslation("cinema");
  const language = useLanguage();
  if (film) {
    return (
      <>
        <VisitBreadcrumbs
          title={film.title}
          between={[{ title: t("title"), to: href("cinema", null, language) }]}
        />
        <Film {...film} />
      </>
    );
  }
  // A few sentences are beside the programme's title.
  const isBeside = day?.hasComing && page.article !== null && page.article.length < 400;
  return (
    <WebsitePage
      {...page}
      article={isBeside ? null : page.article}
      layout="beside"
      first={
        day?.hasComing ? (
          <Programme {...day} about={isBeside ? page.article : null} />
        ) : (
          hasNoProgramme && <NoProgramme />
        )
      }
    />
  );
}
