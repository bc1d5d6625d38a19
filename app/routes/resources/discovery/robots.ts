import type { LoaderFunctionArgs } from "@remix-run/node";
import { documentResponse } from "~/caching/document-response.server";
import { robotsText } from "~/seo/robots.server";

/** `/robots.txt` of the mall. */
export function loader({ request }: LoaderFunctionArgs) {
  const { origin } = new URL(request.url);
  return documentResponse(request, "text/plain; charset=utf-8", (site) => robotsText(site, origin));
}
