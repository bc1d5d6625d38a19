import { isLanguage, type Language } from "@contract/languages";
import { hrefOf } from "~/locale/href";
import { chosenLanguage, languageOfCookie, languageOfPath } from "~/locale/language-choice";
import { matchRoute, matchUnprefixedRoute } from "~/locale/match-route";
import { addressRedirect, languageChoiceRedirect } from "./redirects.server";
import type { TenantConfig } from "./tenant-config";

/** The same URL with its language in lower case, `/cz` for `/CZ`, or null where it is. */
export function lowerCaseRedirect(request: Request): Response | null {
  const { pathname, search } = new URL(request.url);
  const [, segment = ""] = pathname.split("/", 2);
  const lowerCase = segment.toLowerCase();
  if (lowerCase === segment || !isLanguage(lowerCase)) return null;
  return addressRedirect(`/${lowerCase}${pathname.slice(1 + segment.length)}${search}`);
}

/**
 * The URL in another language that the tenant's redirect rule requires, or null: `root` only from `/`, `no-prefix` also
 * from a path without a language, `all` also from a path whose language isn't the one in the cookie.
 */
export function languageRedirect(
  request: Request,
  rule: TenantConfig["redirectRule"],
  offered: readonly Language[],
): Response | null {
  if (!rule || (request.method !== "GET" && request.method !== "HEAD")) return null;
  const { pathname, search } = new URL(request.url);
  const query = Object.fromEntries(new URLSearchParams(search));
  const headers = {
    cookie: request.headers.get("Cookie"),
    acceptLanguage: request.headers.get("Accept-Language"),
  };
  const own = languageOfPath(pathname);

  if (own) {
    const wanted = languageOfCookie(headers.cookie);
    const match =
      rule === "all" && wanted && wanted !== own && offered.includes(wanted) && matchRoute(pathname);
    return match ? languageChoiceRedirect(hrefOf(match.name, match.parameters, wanted, query)) : null;
  }

  const language = chosenLanguage(headers, offered);
  if (pathname === "/") return languageChoiceRedirect(hrefOf("index", {}, language, query));
  const match = rule === "root" ? null : matchUnprefixedRoute(pathname, language);
  return match && languageChoiceRedirect(hrefOf(match.name, match.parameters, language, query));
}
