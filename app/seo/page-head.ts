import type { MetaDescriptor, MetaFunction } from "@remix-run/react";
import { type Language, languages, languageTag, openGraphLocale } from "~/locale/languages";

/** What a screen's loader tells the document's head. Addresses are paths; the origin is added when they are drawn. */
export type PageHead = {
  title: string;
  description: string;
  keywords?: string;
  robots: string;
  /** The one address of this page in this language. */
  canonical: string;
  /** The same page in each language that the mall offers, this one included. */
  alternates: Partial<Record<Language, string>>;
  /** A picture's address for previews. */
  image?: string;
  type?: "website" | "article";
};

type RootHead = { origin: string; language: Language; siteName: string };

/** The tags of a page: what every screen exports as its `meta`. */
export const pageMeta: MetaFunction = ({ data, matches }) => {
  const root = matches.find((match) => match.id === "root")?.data as RootHead | undefined;
  const head = (data as { head?: PageHead } | undefined)?.head;
  return root && head ? metaOf(head, root) : [{ name: "robots", content: "noindex" }];
};

function metaOf(head: PageHead, { origin, language, siteName }: RootHead): MetaDescriptor[] {
  const canonical = origin + head.canonical;
  const fallback = head.alternates.en ?? head.canonical;
  return [
    { title: head.title },
    { name: "description", content: head.description },
    ...(head.keywords ? [{ name: "keywords", content: head.keywords }] : []),
    { name: "robots", content: head.robots },
    { tagName: "link", rel: "canonical", href: canonical },
    ...Object.entries(head.alternates).map(([code, path]) => ({
      tagName: "link",
      rel: "alternate",
      hrefLang: languageTag(code as Language),
      href: origin + path,
    })),
    { tagName: "link", rel: "alternate", hrefLang: "x-default", href: origin + fallback },
    { property: "og:type", content: head.type ?? "website" },
    { property: "og:site_name", content: siteName },
    { property: "og:title", content: head.title },
    { property: "og:description", content: head.description },
    { property: "og:url", content: canonical },
    { property: "og:locale", content: openGraphLocale(language) },
    ...languages
      .filter((other) => other !== language && head.alternates[other])
      .map((other) => ({ property: "og:locale:alternate", content: openGraphLocale(other) })),
    ...(head.image ? [{ property: "og:image", content: origin + head.image }] : []),
    { name: "twitter:card", content: head.image ? "summary_large_image" : "summary" },
  ];
}
