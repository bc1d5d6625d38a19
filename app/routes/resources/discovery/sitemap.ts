import type { LoaderFunctionArgs } from "@remix-run/node";
import { documentResponse } from "~/caching/document-response.server";
import { sitemap } from "~/seo/sitemap.server";

/** `/sitemap.xml`, and `/sitemap.xml?page=` for the parts of a large one. */
export function loader({ request }: LoaderFunctionArgs) {
  const { origin, searchParams } = new URL(request.url);
  const page = searchParams.get("page");
  return documentResponse(request, "application/xml; charset=utf-8", (site) =>
    page !== null && !/^[1-9]\d{0,5}$/.test(page)
      ? null
      : sitemap(site, origin, page === null ? null : Number(page)),
  );
}
