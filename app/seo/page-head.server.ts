import type { Language } from "@contract/languages";
import { hrefOf } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import type { RouteEntry } from "~/locale/route-entry";
import { type RouteName, routeTable } from "~/locale/route-table";
import { describedBy } from "~/mall/content/described-by.server";
import { imageView } from "~/mall/views/image.server";
import { defaultHref } from "~/mall/views/links.server";
import { addressLine, shellName } from "~/mall/views/shell/shell.server";
import { log } from "~/process/log.server";
import type { Site } from "~/site/site.server";
import { type ImageView, imageHref } from "~/ui/picture";
import type { PageHead } from "./page-head";

type Parameters = Record<string, string | number>;

type PageDescription = {
  /** The URL's parameters, the same in all languages or by language. */
  parameters?: Parameters | ((language: Language) => Parameters);
  /** The query that makes it a page of its own, in the canonical URL too. */
  query?: Record<string, string> | undefined;
  /**
   * The page's subject, without the mall's name; overridden by the tenant's own tags for a list or page. A list's page
   * number is appended.
   */
  title?: string;
  /** One text, or several of which each continues the one before it as long as that is short. */
  description?: string | null | readonly (string | null)[];
  /** The entity's own SEO texts, which take precedence. */
  seo?: { title?: string | null; description?: string | null; keywords?: string | null } | null | undefined;
  image?: ImageView | null;
  type?: PageHead["type"];
  /** When an article was published and changed, ISO 8601. */
  published?: string;
  updated?: string | null;
  noIndex?: boolean;
  form?: string | null;
  /** Whether the URL is one that can't be answered as asked: the page says so, and first its title. */
  hasError?: boolean;
};

/** The head of a screen: the tenant's tags for the route, the entity's own texts, and its URL in each language. */
export function pageHead(
  site: Site,
  name: RouteName,
  { parameters = {}, query = {}, ...page }: PageDescription = {},
): PageHead {
  const { tenant, language, settings } = site;
  const entry: RouteEntry = routeTable[name];
  const parametersIn = (code: Language) => (typeof parameters === "function" ? parameters(code) : parameters);
  const canonical = hrefOf(name, parametersIn(language), language, query);
  const problem = problemOf(site);
  if (problem) {
    // Missing settings are logged where they are loaded.
    if (problem !== "mallSettings not loaded") log.error({ tenant: tenant.tenantId }, problem);
    const title = page.title ?? shellName(site);
    return { title, description: "", robots: "", canonical, alternates: {}, isBare: true };
  }
  const texts = textsOf(site, name, page, Number(parametersIn(language).page ?? 1));
  return {
    ...texts,
    ...(page.hasError && { title: translatorOf(language)("forms:title", { title: texts.title }) }),
    robots: robotsOf(settings.robots || tenant.robots, Boolean(page.noIndex || entry.noIndex)),
    canonical,
    alternates: Object.fromEntries(
      site.languages.map((code) => [code, hrefOf(name, parametersIn(code), code, query)]),
    ),
    ...sectionOf(site, name),
    ...previewOf(page.image ?? pictureOfMall(site)),
    ...(page.type && { type: page.type }),
    ...(page.published && { published: page.published }),
    ...(page.updated && { updated: page.updated }),
    ...(page.form && { form: page.form }),
  };
}

/**
 * The lists that their further pages, the pages of a part of them and of their entities belong to, and the entry of the
 * account.
 */
const sections: Partial<Record<RouteName, RouteName>> = {
  offers: "offers",
  events: "events",
  news: "news",
  rewards: "rewards",
  amenities: "amenities",
  "shops-category": "shops-services",
  "shop-detail": "shops-services",
  "offers-category": "offers",
  "offer-detail": "offers",
  "events-mall": "events",
  "events-stores": "events",
  "event-detail": "events",
  "news-mall": "news",
  "news-stores": "news",
  "news-detail": "news",
  "rewards-category": "rewards",
  "reward-detail": "rewards",
  "amenities-category": "amenities",
  "amenity-detail": "amenities",
  register: "login",
  "second-step": "login",
  "forgot-password": "login",
  "set-new-password": "login",
  "my-reward": "dashboard",
};

function sectionOf({ language, settings }: Site, name: RouteName): Pick<PageHead, "section"> {
  const list = sections[name];
  const section = list && defaultHref(list, language, settings);
  return section ? { section } : {};
}

/** Why there can be no SEO tags, in the wording that operators search the log for; null if there can. */
function problemOf({ tenant, language, languages, hasSettings }: Site): string | null {
  if (!tenant.pagesMetaTags[language]) return "Tenant config not loaded or SEO tags missing";
  if (!languages.includes(language)) return "Selected language not loaded";
  return hasSettings ? null : "mallSettings not loaded";
}

/**
 * Title, description and keywords: the entity's SEO texts, else the tenant's for the list or page, else the screen's.
 */
function textsOf(site: Site, name: RouteName, page: PageDescription, number: number) {
  const tags = site.tenant.pagesMetaTags[site.language];
  const entry: RouteEntry = routeTable[name];
  // The same text for all shops or categories would make their pages indistinguishable.
  const own = entry.sitemap === "entity" ? undefined : tags?.[name];
  const t = translatorOf(site.language);
  const paged = (title: string | undefined) =>
    title && number > 1 ? t("common:pagination.titled", { title, page: number }) : title;
  const keywords = page.seo?.keywords || own?.keywords || (page.title ? "" : tags?.index.keywords);
  return {
    title:
      withMall(page.seo?.title, site) ||
      paged(own?.title) ||
      withMall(paged(page.title), site) ||
      (tags?.index.title ?? ""),
    description:
      describedBy([page.seo?.description || own?.description, page.description, whereabouts(site)].flat()) ||
      (tags?.index.description ?? ""),
    ...(keywords && { keywords }),
  };
}

/** The mall's name and address as a sentence; null if the address is unknown. */
function whereabouts(site: Site): string | null {
  const address = site.mall?.address;
  return address ? `${shellName(site)}, ${addressLine(address)}.` : null;
}

function withMall(title: string | null | undefined, site: Site): string | null {
  const name = shellName(site);
  if (!title) return null;
  return title.includes(name) ? title : `${title} | ${name}`;
}

function robotsOf(usual: string, noIndex: boolean): string {
  return noIndex && !/noindex|none/i.test(usual) ? "noindex, follow" : usual;
}

/** The size of previews in social networks. */
const preview = { width: 1200, height: 630, ratio: "40/21" };

function previewOf(picture: ImageView | null): Pick<PageHead, "image"> {
  if (!picture) return {};
  // A picture is never enlarged, unless it is a vector image.
  const scale = /\.svg(?:%3F|$)/i.test(picture.src)
    ? 1
    : Math.min(1, picture.width / preview.width, picture.height / preview.height);
  return {
    image: {
      src: `${imageHref(picture.src, preview.width)}&r=${preview.ratio}&as=jpeg`,
      width: Math.round(preview.width * scale),
      height: Math.round(preview.height * scale),
    },
  };
}

/** The preview of pages without a picture: the mall's first banner, else its logo. */
function pictureOfMall({ settings, mall, tenant }: Site): ImageView | null {
  const [banner] = settings.heroBannerItems ?? [];
  if (banner) return imageView({ url: banner.image, width: 1600, height: 900 }, tenant.tenantId);
  return imageView(mall?.image_wide ?? mall?.image, tenant.tenantId);
}
