import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CardGrid } from "~/features/cards/card-grid";
import { usePaginationTexts } from "~/features/cards/use-pagination-texts";
import { CategoryHead } from "~/features/shop/category-head";
import { FeaturedShop } from "~/features/shop/featured-shop";
import { ShopsGrid } from "~/features/shop/shops-grid";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { useLanguage } from "~/locale/use-language";
import { useTranslation } from "~/locale/use-translation";
import { namesOf } from "~/mall/views/shop/directory.server";
import { shopsOfCategory } from "~/mall/views/shop/shop-category.server";
import { slugOf } from "~/mall/views/translation";
import { pageMeta } from "~/seo/page-head";
import { pageHead } from "~/seo/page-head.server";
import { notFound } from "~/site/not-found.server";
import { pageNumber } from "~/site/page-number.server";
import { loadSite } from "~/site/site.server";
import { contentRedirect } from "~/tenant/redirects.server";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { Pagination } from "~/ui/pagination";
import { Section } from "~/ui/section";

export const handle = { i18n: ["directory"] };

export const meta = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const page = pageNumber(request, params.page);
  const site = await loadSite(request);
  const view = await shopsOfCategory(site, params.category ?? "", page);
  if (!view || page > view.lastPage) throw notFound(request);
  const { category, ...drawn } = view;
  const slug = slugOf(category.translations, site.language);
  if (params.category !== slug) {
    const to = href("shops-category", { category: slug, page }, site.language);
    throw contentRedirect(to + new URL(request.url).search);
  }
  const t = translatorOf(site.language);
  const head = pageHead(site, "shops-category", {
    parameters: (language) => ({ category: slugOf(category.translations, language), page }),
    title: drawn.name,
    description: [
      `${drawn.name}, ${t("directory:count", { count: drawn.total })}: ${namesOf(drawn.shops)}.`,
      t("directory:category.description"),
    ],
  });
  return { ...drawn, slug, head };
}

export default function ShopsCategory() {
  const { page, lastPage, slug, featured, offers, news, shops, isRest, isGrid, ratios, ...category } =
    useLoaderData<typeof loader>();
  const { t } = useTranslation("directory");
  const language = useLanguage();
  const texts = usePaginationTexts();
  return (
    <>
      <Breadcrumbs
        label={t("common:breadcrumbs")}
        entries={[
          { title: t("common:bar.home"), to: href("index", null, language) },
          { title: t("title"), to: href("shops-services", null, language) },
          { title: category.name },
        ]}
      />
      <CategoryHead {...category} />
      {featured.length > 0 && (
        <ul className="page mt-8 grid gap-x-8 gap-y-12 md:grid-cols-12">
          {featured.map((shop, at) => (
            // The pictures of a larger and a smaller one are of one height.
            <li key={shop.to} className={at % 2 === 0 ? "md:col-span-7" : "md:col-span-5"}>
              <FeaturedShop {...shop} {...(at % 2 === 1 && { frame: "aspect-[3/2] md:aspect-[20/19]" })} />
            </li>
          ))}
        </ul>
      )}
      {isGrid && (
        <Section title={t(isRest ? "category.others" : "category.shops")}>
          <ShopsGrid
            groups={[
              {
                letter: null,
                shops: isRest ? shops.filter(({ to }) => !featured.some((shop) => shop.to === to)) : shops,
              },
            ]}
          />
          <Pagination
            current={page}
            last={lastPage}
            texts={texts}
            hrefOfPage={(number) => href("shops-category", { category: slug, page: number }, language)}
          />
        </Section>
      )}
      {offers.length > 0 && (
        <Section title={t("category.offers")}>
          <CardGrid cards={{ family: "offers", items: offers }} ratio={ratios.offers} isMore />
        </Section>
      )}
      {news.length > 0 && (
        <Section title={t("category.news")}>
          <CardGrid cards={{ family: "news", items: news }} ratio={ratios.news} hasLead />
        </Section>
      )}
    </>
  );
}
