import type { AppLoadContext } from "@remix-run/node";

/** A schema.org object, without `@context`. */
export type StructuredData = { "@type": string; [property: string]: unknown };

const collected = new WeakMap<AppLoadContext, StructuredData[]>();

/**
 * Passes schema.org data from a loader to the document. It is separate from the loader's data, because the browser
 * doesn't need it: so it is in the HTML only once. Nulls are omitted.
 */
export function addStructuredData(context: AppLoadContext, ...data: (StructuredData | null)[]) {
  const known = data.filter((entry) => entry !== null);
  collected.set(context, [...(collected.get(context) ?? []), ...known]);
}

/** The script element for the document's head, or nothing. No value can close the element. */
export function structuredDataScript(context: AppLoadContext): string {
  const data = collected.get(context);
  if (!data?.length) return "";
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": data }).replaceAll(
    "<",
    "\\u003c",
  );
  return `<script type="application/ld+json">${json}</script>`;
}
