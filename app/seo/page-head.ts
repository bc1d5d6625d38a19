import { type Language, languages, languageTag, openGraphLocale } from "@contract/languages";
import type { MetaDescriptor, MetaFunction } from "@remix-run/react";

/** The loader's data for the document's head. URLs are paths; the origin is added when they are rendered. */
export type PageHead = {
  title: string;
  description: string;
  keywords?: string;
  robots: string;
  /** The canonical path of this page in this language. */
  canonical: string;
  /** The same page in each language that the mall offers, this one included. */
  alternates: Partial<Record<Language, string>>;
  /** The path of the list that the page belongs to, for the menus. */
  section?: string;
  /** A picture for previews, in a format that every crawler supports. */
  image?: { src: string; width: number; height: number };
  type?: "website" | "article";
  /** When an article was published and changed. */
  published?: string;
  updated?: string;
  /** The intent of the page's main form: what is typed into it is kept in another language. */
  form?: string;
  /** Only the title is rendered: the SEO tags could not be determined. */
  isBare?: boolean;
};

type RootHead = {
  origin: string;
  language: Language;
  siteName: string;
  /** Before the title of a document that shows a form's errors. */
  titlePrefix?: string;
};

/** The entry of the history that this document is. On the server each is the first. */
const ownKey: string | undefined = typeof history === "undefined" ? "default" : history.state?.key;

/** The tags of a page: what every screen exports as its `meta`. */
export const pageMeta: MetaFunction = ({ data, matches, location }) => {
  const root = matches.find((match) => match.id === "root")?.data as RootHead | undefined;
  const head = (data as { head?: PageHead } | undefined)?.head;
  if (!root || !head) return [{ name: "robots", content: "noindex" }];
  // The root's data stays the same on the pages that scripts open from this document.
  const title = (location.key === (ownKey ?? "default") ? (root.titlePrefix ?? "") : "") + head.title;
  return head.isBare ? [{ title }] : metaOf({ ...head, title }, root);
};

/** The language of `x-default`: English, else the first one offered. */
export function defaultAlternate(alternates: PageHead["alternates"]): string | undefined {
  return alternates.en ?? languages.map((language) => alternates[language]).find(Boolean);
}

function metaOf(head: PageHead, { origin, language, siteName }: RootHead): MetaDescriptor[] {
  const canonical = origin + head.canonical;
  const { image } = head;
  return [
    { title: head.title },
    named("description", head.description),
    named("keywords", head.keywords),
    named("robots", head.robots),
    linked("canonical", canonical),
    ...Object.entries(head.alternates).map(([code, path]) =>
      linked("alternate", origin + path, languageTag(code as Language)),
    ),
    linked("alternate", origin + (defaultAlternate(head.alternates) ?? head.canonical), "x-default"),
    property("og:type", head.type ?? "website"),
    property("og:site_name", siteName),
    property("og:title", head.title),
    property("og:description", head.description),
    property("og:url", canonical),
    property("og:locale", openGraphLocale(language)),
    ...languages
      .filter((other) => other !== language && head.alternates[other])
      .map((other) => property("og:locale:alternate", openGraphLocale(other))),
    property("article:published_time", head.published),
    property("article:modified_time", head.updated),
    ...(image
      ? [
          property("og:image", origin + image.src),
          property("og:image:width", String(image.width)),
          property("og:image:height", String(image.height)),
          property("og:image:alt", head.title),
        ]
      : []),
    named("twitter:card", image ? "summary_large_image" : "summary"),
  ].filter((tag) => tag !== null && tag !== undefined);
}

const named = (name: string, content: string | undefined) => (content ? { name, content } : null);
const property = (name: string, content: string | undefined) =>
  content ? { property: name, content } : null;
const linked = (rel: string, href: string, hrefLang?: string) => ({
  tagName: "link",
  rel,
  ...(hrefLang && { hrefLang }),
  href,
});
