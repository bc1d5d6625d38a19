import { languageOfPath } from "~/locale/language-choice";

/** More segments than the address of any page has. */
export const deepestPath = 16;

/**
 * What is asked instead of a path that is deeper than any page's: an address in its language that no page has. The framework looks
 * for routes at every path above the one that it renders, which would take it seconds. Null for all other requests.
 */
export function deepPathRequest(request: Request): Request | null {
  const { origin, pathname } = new URL(request.url);
  if (pathname.split("/", deepestPath + 2).length <= deepestPath + 1) return null;
  const language = languageOfPath(pathname);
  const { headers, signal } = request;
  return new Request(`${origin}${language ? `/${language}` : ""}/404`, { headers, signal });
}
