import type { StructuredData } from "./structured-data.server";

/** schema.org's BreadcrumbList; the last entry is the page itself, whose absolute URL is `url`. */
export function breadcrumbData(
  entries: readonly { title: string; to?: string }[],
  url: string,
): StructuredData {
  return {
    "@type": "BreadcrumbList",
    itemListElement: entries.map(({ title, to }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name: title,
      item: to ? new URL(to, url).href : url,
    })),
  };
}
