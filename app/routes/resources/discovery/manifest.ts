import type { LoaderFunctionArgs } from "@remix-run/node";
import { documentResponse } from "~/caching/document-response.server";
import { inLanguage } from "~/seo/language-parameter.server";
import { manifest } from "~/seo/manifest.server";

/** `/site.webmanifest?language=`: the manifest; without a language in the visitor's. */
export function loader({ request }: LoaderFunctionArgs) {
  const language = new URL(request.url).searchParams.get("language");
  return documentResponse(request, "application/manifest+json; charset=utf-8", (site) => {
    const localized = inLanguage(site, language ?? site.language);
    return localized && manifest(localized);
  });
}
