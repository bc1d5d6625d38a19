import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CardGrid } from "~/features/cards/card-grid";
import { Gallery } from "~/features/detail/gallery";
import { ExcerptLegend, FloorPlanExcerpt } from "~/features/floor-plan/floor-plan-excerpt";
import { ShopContact } from "~/features/shop/shop-contact";
import { ShopHead } from "~/features/shop/shop-head";
import { ShopsGrid } from "~/features/shop/shops-grid";
import { href } from "~/locale/href";
import { useLanguage } from "~/locale/use-language";
import { useTranslation } from "~/locale/use-translation";
import { isNotFound } from "~/mall/client/mall-api-error";
import { floorWithin, shopHref } from "~/mall/views/cards/cards.server";
import { reactorOf } from "~/mall/views/cards/reactions.server";
import { shopEntities, shopView } from "~/mall/views/shop/shop.server";
import { slugOf } from "~/mall/views/translation";
import { pageMeta } from "~/seo/page-head";
import { pageHead } from "~/seo/page-head.server";
import { storeData } from "~/seo/store-data.server";
import { addStructuredData } from "~/seo/structured-data.server";
import { notFound } from "~/site/not-found.server";
import { loadSite } from "~/site/site.server";
import { contentRedirect } from "~/tenant/redirects.server";
import { ActionBar } from "~/ui/action-bar";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { ButtonLink } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { Prose } from "~/ui/prose";
import { Section } from "~/ui/section";

export const handle = { i18n: ["shop"] };

export const meta = pageMeta;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const site = await loadSite(request);
  const id = params.id ?? "";
  const [company, entities] = await Promise.all([
    site.api.company(id).catch((error) => {
      throw isNotFound(error) ? notFound(request) : error;
    }),
    shopEntities(id, site.api),
  ]);
  if (params.title !== slugOf(company.translations, site.language)) {
    throw contentRedirect(shopHref(company, site) + new URL(request.url).search);
  }
  const view = await shopView(company, entities, site, reactorOf(request, site));
  const head = pageHead(site, "shop-detail", {
    parameters: (language) => ({ id: company.id, title: slugOf(company.translations, language) }),
    title: [view.name, view.category].filter(Boolean).join(" – "),
    description: [
      [view.category, view.floor && floorWithin(view.floor, site)].filter(Boolean).join(", "),
      view.summary,
    ],
    image: view.image,
  });
  addStructuredData(context, storeData(company, view, site, new URL(head.canonical, request.url).href));
  return { ...view, head };
}

export default function ShopDetail() {
  const shop = useLoaderData<typeof loader>();
  const { t } = useTranslation("shop");
  const language = useLanguage();
  // Beside its picture there is room for a few sentences.
  const isAbove = shop.layout === "split" && shop.plan !== null && shop.description.length < 900;
  return (
    <>
      <Breadcrumbs
        label={t("common:breadcrumbs")}
        entries={[
          { title: t("common:bar.home"), to: href("index", null, language) },
          { title: t("allShops"), to: href("shops-services", null, language) },
          { title: shop.name },
        ]}
      />
      <ShopHead {...shop}>
        {isAbove && (
          <div className="w-full text-card leading-relaxed">
            <Prose html={shop.description} />
          </div>
        )}
      </ShopHead>
      <div className="page mt-16 grid items-start gap-x-12 gap-y-12 md:mt-20 lg:grid-cols-12">
        <div className="flex flex-col gap-12 lg:col-span-7">
          {!isAbove && (
            <div className="text-card leading-relaxed">
              <Prose html={shop.description} />
            </div>
          )}
          {shop.plan && (
            <section>
              <h2 className="mb-4 text-heading">{t("where")}</h2>
              <Link to={shop.plan.to} className="block rounded-card">
                <FloorPlanExcerpt
                  plan={shop.plan}
                  title={t("planOf", { name: shop.name })}
                  name={shop.name}
                  surroundings={shop.plan.surroundings}
                />
              </Link>
              <ExcerptLegend legend={shop.plan.surroundings.legend} label={t("nearby")} />
              <p className="page-action no-print mt-4 flex flex-wrap gap-3">
                {shop.plan.wayTo && (
                  <ButtonLink to={shop.plan.wayTo}>
                    <Icon name="footprints" />
                    {t("wayThere")}
                  </ButtonLink>
                )}
                <ButtonLink to={shop.plan.to} kind="secondary">
                  {t("onPlan")}
                </ButtonLink>
              </p>
            </section>
          )}
        </div>
        <aside
          // It stays in view beside a longer text.
          className="flex flex-col gap-8 rounded-card border border-transparent bg-surface-sunken p-6 md:p-8 lg:sticky lg:top-28 lg:col-span-5"
          aria-label={t("practical")}
        >
          {(shop.week.length > 0 || shop.hoursText) && (
            <section>
              <h2 className="mb-4 text-heading">{t("hours")}</h2>
              {shop.hoursText && <p className="mb-4 text-small">{shop.hoursText}</p>}
              <table className="w-full text-small">
                <tbody>
                  {shop.week.map(({ date, isToday, day, hours, note }) => (
                    <tr key={date} className={isToday ? "font-semibold" : "font-normal"}>
                      <th
                        scope="row"
                        className={classNames(
                          "py-1.5 pr-4 text-left",
                          isToday ? "font-semibold" : "font-normal",
                        )}
                      >
                        {day}
                        {note && <span className="block text-tiny font-normal text-ink-muted">{note}</span>}
                      </th>
                      <td
                        className={classNames(
                          "py-1.5 text-right tabular",
                          isToday && "font-display text-[min(3rem,9vw)] leading-none",
                        )}
                      >
                        {hours}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          )}
          <ShopContact {...shop} />
        </aside>
      </div>
      <Gallery title={shop.galleryTitle} images={shop.gallery} from={0} alt={shop.name} />
      {shop.parts.map(
        ({ cards, ratio }) =>
          cards.items.length > 0 && (
            <Section isOnward key={cards.family} title={t(cards.family)}>
              <CardGrid cards={cards} ratio={ratio} isMore />
            </Section>
          ),
      )}
      {shop.similar.shops.length > 0 && (
        <Section isOnward title={t(shop.similar.isMixed ? "others" : "similar")}>
          <ShopsGrid groups={[{ letter: null, shops: shop.similar.shops }]} />
        </Section>
      )}
      {shop.plan?.wayTo && (
        <ActionBar title={shop.status?.text ?? shop.name} note={shop.floor}>
          <ButtonLink to={shop.plan.wayTo}>
            <Icon name="footprints" />
            {t("wayThere")}
          </ButtonLink>
        </ActionBar>
      )}
    </>
  );
}
