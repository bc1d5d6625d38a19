import { type Language, languageTag } from "@contract/languages";
import { translatorOf } from "../locale/i18n.server";
import { visitorLanguages } from "../locale/language-choice";
import { requestLanguage } from "../locale/request-language.server";
import { addressRedirect } from "./redirects.server";
import { answeringHost } from "./tenant.server";

/** The response while the process is overloaded: a page that costs almost nothing and reloads itself. */
export function overloadResponse(request: Request): Response {
  const language = requestLanguage(request);
  const t = translatorOf(language);
  const isPage = request.headers.get("Accept")?.includes("text/html") ?? false;
  const init = { status: 503, statusText: "Service Unavailable", seconds: 5 };
  if (!isPage) return response(null, init);
  const reload = request.method === "GET" ? '<meta http-equiv="refresh" content="5">' : "";
  return response(
    page(language, { title: t("error.busy"), help: [t("error.busyHelp")], head: reload }),
    init,
  );
}

/** The response to a client that requests too many uncached pages; costs almost nothing. */
export function tooManyPages(request: Request, seconds: number, isPage: boolean): Response {
  const language = requestLanguage(request);
  const t = translatorOf(language);
  const init = { status: 429, statusText: "Too Many Requests", seconds };
  const texts = { title: t("error.tooMany"), help: [t("error.tooManyHelp")] };
  return response(isPage ? page(language, texts) : null, init);
}

/**
 * The response to a request for a host that isn't the one where its mall answers: a redirect there, or 421 if no mall has
 * the host. Null for all others.
 */
export function hostResponse(host: string, request: () => Request): Response | null {
  const answering = answeringHost(host);
  if (answering === host) return null;
  if (answering) {
    const { protocol, pathname, search } = new URL(request().url);
    return addressRedirect(`${protocol}//${answering}${pathname}${search}`, 308);
  }
  // The path and the cookie may be of a mall elsewhere: what the browser says is all that is known.
  const [language = "en"] = visitorLanguages({ acceptLanguage: request().headers.get("Accept-Language") });
  const t = translatorOf(language);
  const help = [t("error.unknownHostHelp"), t("error.unknownHostOperator")];
  const texts = { title: t("error.unknownHost"), help };
  return response(page(language, texts), { status: 421, statusText: "Misdirected Request" });
}

type Texts = { title: string; help: string[]; head?: string };

const page = (language: Language, { title, help, head = "" }: Texts): string =>
  `<!DOCTYPE html><html lang="${languageTag(language)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">${head}<title>${title}</title><h1>${title}</h1>${help.map((text) => `<p>${text}</p>`).join("")}</html>`;

const response = (html: string | null, { seconds, ...init }: ResponseInit & { seconds?: number }): Response =>
  new Response(html, {
    ...init,
    headers: {
      ...(seconds && { "Retry-After": String(seconds) }),
      "Cache-Control": "no-store",
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
      ...(html !== null && { "Content-Type": "text/html; charset=utf-8" }),
    },
  });
