import type { Event } from "@contract/event";
import { type Language, languageTag } from "@contract/languages";
import type { Image } from "@contract/primitives";
import { translatorOf } from "~/locale/i18n.server";
import { plainText } from "~/mall/content/rich-text.server";
import { eventCard, newsCard } from "~/mall/views/cards/cards.server";
import { imageView } from "~/mall/views/image.server";
import { shellName } from "~/mall/views/shell/shell.server";
import { translated } from "~/mall/views/translation";
import type { Site } from "~/site/site.server";
import { imageHref } from "~/ui/picture";
import { entityHref } from "./entity-address.server";
import { xmlElement, xmlText } from "./xml.server";

export type FeedKind = "news" | "events";
export const feedKinds: readonly FeedKind[] = ["news", "events"];

type Item = {
  id: string;
  title: string;
  link: string;
  text: string;
  /** ISO 8601. */
  published: string | null;
  image: Image | null;
};

/** A feed's path; no other file spells it. */
const feedHref = (kind: FeedKind, language: Language): string => `/feed/${kind}.${language}.xml`;

/** A feed's title: "Galerie Harfa: News". */
function feedTitle(kind: FeedKind, site: Site): string {
  const t = translatorOf(site.language);
  return `${shellName(site)}: ${kind === "news" ? t("common:feed.news") : t("common:feed.events")}`;
}

/** The feeds of the site's language, for the head of every page. */
export const feedLinks = (site: Site) =>
  feedKinds.map((kind) => ({ title: feedTitle(kind, site), href: feedHref(kind, site.language) }));

/** The latest articles, or the next events, as RSS 2.0 in the site's language. */
export async function feed(kind: FeedKind, site: Site, origin: string): Promise<string> {
  const items = kind === "news" ? await newsItems(site) : await eventItems(site);
  const { language, tenant } = site;
  const newest = items
    .flatMap(({ published }) => published ?? [])
    .toSorted()
    .at(-1);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    "<channel>",
    xmlElement("title", feedTitle(kind, site)),
    xmlElement("link", `${origin}/${language}`),
    xmlElement("description", tenant.pagesMetaTags[language]?.index.description ?? shellName(site)),
    xmlElement("language", languageTag(language)),
    newest ? xmlElement("lastBuildDate", rfc822(newest)) : "",
    `<atom:link href="${xmlText(origin + feedHref(kind, language))}" rel="self" type="application/rss+xml"/>`,
    ...items.map((item) => itemElement(item, kind, site, origin)),
    "</channel>",
    "</rss>",
    "",
  ]
    .filter((line, at, lines) => line || at === lines.length - 1)
    .join("\n");
}

function itemElement(item: Item, kind: FeedKind, { tenant, language }: Site, origin: string): string {
  const picture = imageView(item.image, tenant.tenantId);
  return [
    "<item>",
    xmlElement("title", item.title),
    xmlElement("link", origin + item.link),
    // An entry's URL changes with its title, its guid doesn't.
    `<guid isPermaLink="false">${xmlText(`${tenant.tenantId}:${kind}:${item.id}:${language}`)}</guid>`,
    item.published ? xmlElement("pubDate", rfc822(item.published)) : "",
    // Readers take it for HTML.
    xmlElement("description", htmlOf(item.text)),
    // The length is unknown before the picture is resized; RSS uses 0 for that.
    picture
      ? `<enclosure url="${xmlText(`${origin}${imageHref(picture.src, 1200)}&as=jpeg`)}" length="0" type="image/jpeg"/>`
      : "",
    "</item>",
  ]
    .filter(Boolean)
    .join("");
}

async function newsItems(site: Site): Promise<Item[]> {
  const { data } = await site.api.news({ per_page: 24, sort: "-published_at" });
  return data.flatMap((article) => {
    const link = entityHref({ ...article, type: "news" }, site.language);
    const { title, perex } = newsCard(article, site);
    const { id, image, published_at: published } = article;
    return link ? [{ id, title, link, text: perex, published, image }] : [];
  });
}

async function eventItems(site: Site): Promise<Item[]> {
  const { data } = await site.api.upcomingEvents({ per_page: 24 });
  return data.flatMap((event: Event) => {
    const link = entityHref({ ...event, type: "event" }, site.language);
    const { title, when, where } = eventCard(event, site);
    const article = plainText(translated(event.translations, "article", site.language), 300);
    const { id, image, updated_at: published } = event;
    const text = `${[when, where].filter(Boolean).join(", ")}. ${article}`.trim();
    return link ? [{ id, title, link, text, published, image }] : [];
  });
}

const htmlOf = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** "Sat, 21 Nov 2026 07:00:00 GMT". */
const rfc822 = (instant: string): string => new Date(instant).toUTCString();
