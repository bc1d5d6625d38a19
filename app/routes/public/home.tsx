import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { ShopTile } from "~/features/cards/cards";
import { Hero } from "~/features/home/hero";
import { HomeEvents, HomeNews, HomeOffers, HomeRewards } from "~/features/home/home-sections";
import { Today } from "~/features/home/today";
import { NewsletterPart } from "~/features/newsletter/newsletter-part";
import { SiteSearch } from "~/features/search/site-search";
import { href } from "~/locale/href";
import { useLanguage } from "~/locale/use-language";
import { useTranslation } from "~/locale/use-translation";
import { homeView } from "~/mall/views/home/home.server";
import { deserialized, serialized } from "~/navigation/serialized";
import { pageMeta } from "~/seo/page-head";
import { pageHead } from "~/seo/page-head.server";
import { shoppingCenterData } from "~/seo/shopping-center-data.server";
import { addStructuredData } from "~/seo/structured-data.server";
import { loadSite } from "~/site/site.server";
import type { HomepageItem } from "~/tenant/settings";
import { ChipRow } from "~/ui/chip";
import { Section } from "~/ui/section";

export const handle = { i18n: ["home"] };

export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = await loadSite(request);
  const { preview, ...view } = await homeView(site);
  addStructuredData(context, shoppingCenterData(site, request.url));
  return { view: serialized(view), head: pageHead(site, "index", { image: preview }) };
}

export default function Home() {
  const { view: serializedView } = useLoaderData<typeof loader>();
  const view = useMemo(() => deserialized(serializedView), [serializedView]);
  const { order } = view;
  return (
    // The large picture of an event has more space around it.
    <div className="[&>.section]:my-[clamp(3rem,5.5vw,5rem)]">
      {!order.includes("hero") && <h1 className="page section text-display">{view.name}</h1>}
      {order.map((item) => (
        <HomePart key={item} item={item} view={view} />
      ))}
    </div>
  );
}

function HomePart({
  item,
  view,
}: {
  item: HomepageItem;
  view: Omit<Awaited<ReturnType<typeof homeView>>, "preview">;
}) {
  const { t } = useTranslation("home");
  const language = useLanguage();
  switch (item) {
    case "hero":
      return <Hero banners={view.hero} ratio={view.heroRatio} name={view.name} />;
    case "today":
      return view.today && <Today {...view.today} />;
    case "quick_find":
      return (
        <section className="bg-surface-sunken section py-12 md:py-20">
          <div className="page grid gap-x-8 gap-y-6 lg:grid-cols-12">
            <div className="lg:col-span-5">
              <h2 className="text-display">{t("quickFind.title")}</h2>
              {view.description && <p className="mt-4 max-w-[44ch] text-ink-muted">{view.description}</p>}
            </div>
            <div className="flex min-w-0 flex-col gap-6 lg:col-span-7 [&_.chip]:bg-surface">
              <SiteSearch />
              <ChipRow
                isGrid
                chips={view.categories.map(({ name, to, icon }) => ({ to, icon, label: name }))}
              />
            </div>
          </div>
        </section>
      );
    case "shops":
      return (
        view.shops.length > 0 && (
          <Section
            title={t("shops.title")}
            more={{ to: href("shops-services", null, language), label: t("shops.all") }}
          >
            <ul className="grid gap-x-5 gap-y-7 not-cramped:grid-cols-2 md:grid-cols-4">
              {view.shops.map((shop) => (
                <li key={shop.to}>
                  <ShopTile {...shop} />
                </li>
              ))}
            </ul>
          </Section>
        )
      );
    case "offers":
      return (
        <HomeOffers
          items={view.offers}
          title={t("offers.title")}
          more={{ to: href("offers", { page: 1 }, language), label: t("offers.all") }}
          ratio={view.ratios.offers}
          isLead={view.lead === item}
        />
      );
    case "events":
      return (
        <HomeEvents
          items={view.events}
          title={t("events.title")}
          more={{ to: href("events", { page: 1 }, language), label: t("events.all") }}
          ratio={view.ratios.events}
        />
      );
    case "news":
      return (
        <HomeNews
          items={view.news}
          title={t("news.title")}
          more={{ to: href("news", { page: 1 }, language), label: t("news.all") }}
          ratio={view.ratios.news}
          isLead={view.lead === item}
        />
      );
    case "rewards":
      return (
        <HomeRewards
          items={view.rewards}
          title={t("rewards.title")}
          more={{ to: href("rewards", { page: 1 }, language), label: t("rewards.all") }}
          ratio={view.ratios.rewards}
        />
      );
    case "newsletter":
      return <NewsletterPart />;
  }
}
