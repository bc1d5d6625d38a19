import { isLanguage } from "@contract/languages";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { namespaceTexts } from "~/locale/i18n.server";

/** `/translations/{language}/{namespace}.json`: for a browser that couldn't load the script with these translations. */
export function loader({ params: { language = "", file = "" } }: LoaderFunctionArgs) {
  const texts = isLanguage(language) ? namespaceTexts(language, file.replace(/\.json$/, "")) : null;
  return texts
    ? Response.json(texts, { headers: { "Cache-Control": "public, max-age=300" } })
    : new Response(null, { status: 404, headers: { "Cache-Control": "no-store" } });
}
