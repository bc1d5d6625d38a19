import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CardGrid } from "~/features/cards/card-grid";
import { EventRows } from "~/features/cards/event-rows";
import { EventCover } from "~/features/cards/features";
import { href } from "~/locale/href";
import { useLanguage } from "~/locale/use-language";
import { useTranslation } from "~/locale/use-translation";
import type { Cards } from "~/mall/views/lists/list-families.server";
import { newsEventsView } from "~/mall/views/lists/news-events.server";
import { pageMeta } from "~/seo/page-head";
import { pageHead } from "~/seo/page-head.server";
import { loadSite } from "~/site/site.server";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { SectionHeading } from "~/ui/section";

export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const site = await loadSite(request);
  const view = await newsEventsView(site);
  return { ...view, head: pageHead(site, "news-events", { title: view.title, description: view.lead }) };
}

/** Two rows of two. */
const fewestRows = 4;

export default function NewsEvents() {
  const { title, parts } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <>
      <Breadcrumbs
        label={t("breadcrumbs")}
        entries={[{ title: t("bar.home"), to: href("index", null, language) }, { title }]}
      />
      <div className="page pt-6">
        <h1 className="text-display">{title}</h1>
      </div>
      {parts.map(({ title: name, more, cards, ratio, empty }) => (
        <section key={more.to} className="section">
          <div className="page">
            <SectionHeading title={name} more={more} />
            {cards.items.length === 0 && (
              <EmptyState icon="calendar" title={empty}>
                <ButtonLink to={href("offers", { page: 1 }, language)}>{t("bar.offers")}</ButtonLink>
              </EmptyState>
            )}
          </div>
          {cards.items.length > 0 && <PartCards {...{ cards, ratio }} />}
        </section>
      ))}
    </>
  );
}

/** Of some events the next one is as wide as the window, the others are a list of days; news are stories. */
function PartCards({ cards, ratio }: { cards: Cards; ratio: string }) {
  const [next, ...others] = cards.family === "events" ? cards.items : [];
  return next && others.length >= fewestRows ? (
    <>
      <EventCover {...next} />
      <div className="page mt-12">
        <EventRows events={others.slice(0, others.length & ~1)} isLarge />
      </div>
    </>
  ) : (
    // Headlines in one face with those of the events.
    <div className="page [&_h3]:font-display lg:[&_h3]:text-[1.5rem]">
      <CardGrid cards={cards} ratio={ratio} hasLead />
    </div>
  );
}
