import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ShopTile } from "~/features/cards/cards";
import { usePaginationTexts } from "~/features/cards/use-pagination-texts";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { useLanguage } from "~/locale/use-language";
import { useTranslation } from "~/locale/use-translation";
import { namesOf, shopsOfCategory } from "~/mall/views/shop/directory.server";
import { slugOf } from "~/mall/views/translation";
import { pageMeta } from "~/seo/page-head";
import { pageHead } from "~/seo/page-head.server";
import { notFound } from "~/site/not-found.server";
import { pageNumber } from "~/site/page-number.server";
import { loadSite } from "~/site/site.server";
import { contentRedirect } from "~/tenant/redirects.server";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { ChipRow } from "~/ui/chip";
import { Pagination } from "~/ui/pagination";

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
      t("directory:description", { count: drawn.total }),
    ],
  });
  return { ...drawn, slug, head };
}

export default function ShopsCategory() {
  const { name, total, shops, chips, page, lastPage, slug } = useLoaderData<typeof loader>();
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
          { title: name },
        ]}
      />
      <div className="page pt-6">
        <h1 className="text-display">{name}</h1>
        <div className="mt-8">
          <ChipRow chips={chips.map((chip) => ({ ...chip, label: chip.name }))} />
        </div>
        <h2 className="mt-8 font-text text-small font-normal tracking-normal text-ink-muted">
          {t("count", { count: total })}
        </h2>
        <ul className="mt-4 grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 lg:grid-cols-5">
          {shops.map((shop) => (
            <li key={shop.to}>
              <ShopTile {...shop} />
            </li>
          ))}
        </ul>
        <Pagination
          current={page}
          last={lastPage}
          texts={texts}
          hrefOfPage={(number) => href("shops-category", { category: slug, page: number }, language)}
        />
      </div>
    </>
  );
}
