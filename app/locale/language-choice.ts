import { fallbackLanguage, isLanguage, type Language, languageOfTag } from "@contract/languages";
import { parse } from "cookie";
import { hostCookieName } from "~/process/host-cookie-name";

export const localeCookieName = "locale";

/** The language in a path's first segment, or null. */
export function languageOfPath(pathname: string): Language | null {
  const segment = pathname.split("/", 2)[1];
  return isLanguage(segment) ? segment : null;
}

/**
 * The language in the visitor's cookie, or null. Also over TLS one without a prefix counts, where there is no other: it may
 * be from before the name had one, and whoever plants it shows a page in another language.
 */
export function languageOfCookie(cookieHeader: string | null | undefined): Language | null {
  const cookies = cookieHeader ? parse(cookieHeader) : {};
  const value = cookies[hostCookieName(localeCookieName, true)] ?? cookies[localeCookieName];
  return isLanguage(value) ? value : null;
}

type VisitorHeaders = { cookie?: string | null | undefined; acceptLanguage?: string | null | undefined };

/** The visitor's languages that the site has, by preference: cookie, then browser (`cs` is `cz`). */
export function visitorLanguages({ cookie, acceptLanguage }: VisitorHeaders): Language[] {
  const fromCookie = languageOfCookie(cookie);
  const fromBrowser = acceptedLanguages(acceptLanguage ?? "");
  return [...new Set(fromCookie ? [fromCookie, ...fromBrowser] : fromBrowser)];
}

/** The visitor's language where the path names none: their first one that is offered, else the fallback. */
export function chosenLanguage(headers: VisitorHeaders, offered: readonly Language[]): Language {
  const chosen = visitorLanguages(headers).find((language) => offered.includes(language));
  if (chosen) return chosen;
  return offered.includes(fallbackLanguage) ? fallbackLanguage : (offered[0] ?? fallbackLanguage);
}

/** The site's languages in the order of an Accept-Language header; those with `q=0` are omitted. */
function acceptedLanguages(header: string): Language[] {
  return header
    .split(",", 32)
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { language: languageOfTag(tag), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .flatMap(({ language }) => language ?? []);
}
