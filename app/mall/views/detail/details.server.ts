import type { Company } from "@contract/company";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import type { RouteName } from "~/locale/route-table";
import { sidePart } from "~/mall/client/side-part.server";
import { plainText, richText, type SafeHtml } from "~/mall/content/rich-text.server";
import { shopsById } from "~/mall/views/cards/companies.server";
import type { Site } from "~/site/site.server";
import { shopHref, shopName, shopTile, whenText } from "../cards/cards.server";
import { reactionsView } from "../cards/reactions.server";
import { wayToShop } from "../floor-plan/floor-plan-links.server";
import { imageView } from "../image.server";
import type { Cards } from "../lists/list-families.server";
import type { Detail, Entity, Visit } from "./detail-kind";
import { details } from "./detail-kinds.server";

export type DetailName = keyof typeof details;

export const isDetailName = (name: RouteName): name is DetailName => name in details;

/** The entity of a detail screen, and the function that makes its view. Throws what the client throws. */
export async function readDetail(name: DetailName, site: Site, id: string) {
  // TypeScript can't call the union of details: each is used with its own entity only.
  const detail = details[name] as unknown as Detail<Entity>;
  const entity = await detail.read(site, id);
  return {
    entity,
    elsewhere: detail.elsewhere?.(entity, site) ?? null,
    times: detail.times?.(entity) ?? null,
    view: (visit: Visit) => detailView(detail, entity, site, visit),
  };
}

export type DetailView = Omit<Awaited<ReturnType<typeof detailView>>, "about">;

type About = Pick<ReturnType<Detail<Entity>["own"]>, "mark" | "where" | "lead" | "body" | "facts">;

/** An entity for search engines: when or on which floor, and whose or where, then its texts, and its facts where those are short. */
function textsAbout({ mark, where, lead, body, facts }: About, shop: string | null): string[] {
  const opening = [mark, shop ?? where].filter(Boolean).join(", ");
  const [first = "", ...others] = [
    lead ?? "",
    plainText(body),
    ...facts.map(({ label, text }) => `${label}: ${text}`),
  ].filter(Boolean);
  return [opening && !first.startsWith(opening) ? `${opening}: ${first}` : first, ...others];
}

async function detailView(detail: Detail<Entity>, entity: Entity, site: Site, visit: Visit) {
  const { family, type } = detail;
  const { language, tenant, settings } = site;
  const t = translatorOf(language);
  const { related, companyId, body, terms, thumbs, calendarHref, plan, ...own } = detail.own(entity, site);
  const { reactor } = visit;
  const [shops, cards, excerpt, booking, { relation, eligibility }] = await Promise.all([
    companyId ? shopsById(site, [companyId]) : null,
    sidePart(related(), "Related entities could not be read"),
    plan?.() ?? null,
    detail.booking?.(entity, visit, site),
    Promise.resolve(reactor?.relation(type, entity.id) ?? null).then(async (relation) => ({
      relation,
      eligibility: (await detail.eligibility?.(entity, relation, visit, site)) ?? null,
    })),
  ]);
  const reactions = reactionsView({ type, id: entity.id, thumbs }, relation, {
    site,
    isMember: reactor !== null,
  });
  const shop = companyId ? shops?.get(companyId) : undefined;
  const ratios = settings.aspectRatios[family === "offers" ? "products" : family];
  const isArticle = family === "events" || family === "news";
  const missing = t(isArticle ? "common:missing.article" : "common:missing.description");
  const html: SafeHtml = richText(body || missing, tenant.tenantId);
  return {
    ...own,
    family,
    eyebrow: own.eyebrow ?? (shop ? shopName(shop, site) : null),
    about: {
      title: [own.title, own.mark].filter(Boolean).join(", "),
      texts: textsAbout({ ...own, body }, shop ? shopName(shop, site) : null),
      summary: own.lead ?? plainText(body, 160),
    },
    body: html,
    terms: terms && { title: t("detail:terms"), html: richText(terms, tenant.tenantId) },
    plan: excerpt && { ...excerpt, title: t("shop:planOf", { name: own.title }), nearby: t("shop:nearby") },
    over: own.hasEnded ? overView(own.title, own.note, cards, site) : null,
    image: imageView(entity.image, tenant.tenantId),
    gallery: entity.images.flatMap((image) => imageView(image, tenant.tenantId) ?? []),
    ratio: ratios.detail,
    reactions,
    eligibility,
    booking: booking ?? null,
    thumbs: !reactions &&
      thumbs && {
        up: t("detail:likes", { count: thumbs.up }),
        down: t("detail:dislikes", { count: thumbs.down }),
        ...{ ups: thumbs.up, downs: thumbs.down },
      },
    calendar: calendarHref && { href: calendarHref, title: t("detail:calendar") },
    way: shop && family === "offers" ? await wayOf(shop, site) : wayThere(excerpt?.wayTo, site),
    shop: shop ? { title: t("detail:shop"), tile: shopTile(shop, site) } : null,
    related: cards && cards.items.length > 0 ? { title: t(`detail:more.${family}`), cards } : null,
    relatedRatio: ratios.card,
    all: { title: t(`lists:kinds.${family}.title`), to: href(family, { page: 1 }, language) },
    texts: {
      all: t(`lists:kinds.${family}.all`),
      gallery: t("detail:gallery"),
      forMembers: t("common:offer.forMembers"),
      before: t("common:offer.oldPrice"),
      now: t("common:offer.newPrice"),
      share: {
        share: t("detail:share"),
        copy: t("detail:copy"),
        copied: t("detail:copied"),
        mail: t("detail:mail"),
        whatsapp: t("detail:whatsapp"),
        facebook: t("detail:facebook"),
      },
    },
  };
}

/** That an event is over, and when it is on again. */
function overView(title: string, note: string | null, cards: Cards | null, site: Site) {
  const { language } = site;
  const t = translatorOf(language);
  const again = cards?.family === "events" ? cards.items.filter((item) => item.title === title) : [];
  return {
    note: note ?? t("detail:over"),
    again: t("detail:again"),
    dates: again
      .flatMap(({ to, startsAt, also }) => [
        ...(startsAt ? [{ to, when: whenText(startsAt, site) }] : []),
        ...also,
      ])
      .slice(0, 4),
    others: { to: href("events", { page: 1 }, language), title: t("detail:othersOn") },
  };
}

/** The way to a facility, where the plan shows one. */
const wayThere = (to: string | null | undefined, { language }: Site) =>
  to ? { to, title: translatorOf(language)("floorplan:form.submit") } : null;

/** The way to an offer's shop; its page where no plan shows one. */
async function wayOf(shop: Company, site: Site) {
  const t = translatorOf(site.language);
  const way = await wayToShop(shop.id, site);
  return way ? { to: way, title: t("detail:way") } : { to: shopHref(shop, site), title: t("detail:toShop") };
}
