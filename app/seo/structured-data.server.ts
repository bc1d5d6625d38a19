import type { AppLoadContext } from "@remix-run/node";

/** A schema.org object, without `@context`. */
export type StructuredData = { "@type": string; [property: string]: unknown };

const collected = new WeakMap<AppLoadContext, StructuredData[]>();

/**
 * Hands schema.org data from a loader to the document. It goes beside the loader's data, not in it: the browser's
 * scripts have no use for it, so it is written once, for search engines. What is null is left out.
 */
export function addStructuredData(context: AppLoadContext, ...data: (StructuredData | null)[]) {
  const known = data.filter((entry) => entry !== null);
  collected.set(context, [...(collected.get(context) ?? []), ...known]);
}

/** The script element for the document's head, or nothing. No value can end the element early. */
export function structuredDataScript(context: AppLoadContext): string {
  const data = collected.get(context);
  if (!data?.length) return "";
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": data }).replaceAll(
    "<",
    "\\u003c",
  );
  return `<script type="application/ld+json">${json}</script>`;
}
