import type { LoaderFunctionArgs } from "@remix-run/node";
import { documentResponse } from "~/caching/document-response.server";
import { feed, feedKinds } from "~/seo/feed.server";
import { inLanguage } from "~/seo/language-parameter.server";

/** `/feed/{news,events}.{language}.xml` */
export function loader({ request, params }: LoaderFunctionArgs) {
  const [, name, language = ""] = /^([a-z]+)\.([a-z]{2})\.xml$/.exec(params.file ?? "") ?? [];
  const kind = feedKinds.find((known) => known === name);
  return documentResponse(request, "application/rss+xml; charset=utf-8", (site) => {
    const localized = inLanguage(site, language);
    return kind && localized ? feed(kind, localized, new URL(request.url).origin) : null;
  });
}
