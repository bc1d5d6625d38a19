import { languageTag } from "@contract/languages";
import { translatorOf } from "../locale/i18n.server";
import { requestLanguage } from "../locale/request-language.server";
import { addressRedirect } from "./redirects.server";
import { answeringHost } from "./tenant.server";

/** The response while the process is overloaded: a page that costs almost nothing and reloads itself. */
export function overloadResponse(request: Request): Response {
  const t = translatorOf(requestLanguage(request));
  const isPage = request.headers.get("Accept")?.includes("text/html") ?? false;
  const init = { status: 503, statusText: "Service Unavailable", seconds: 5 };
  if (!isPage) return response(null, init);
  const reload = request.method === "GET" ? '<meta http-equiv="refresh" content="5">' : "";
  return response(page(request, { title: t("error.busy"), help: t("error.busyHelp"), head: reload }), init);
}

/** The response to a client that requests too many uncached pages; costs almost nothing. */
export function tooManyPages(request: Request, seconds: number, isPage: boolean): Response {
  const t = translatorOf(requestLanguage(request));
  const init = { status: 429, statusText: "Too Many Requests", seconds };
  const texts = { title: t("error.tooMany"), help: t("error.tooManyHelp"), head: "" };
  return response(isPage ? page(request, texts) : null, init);
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
  const t = translatorOf(requestLanguage(request()));
  const texts = { title: t("error.unknownHost"), help: t("error.unknownHostHelp"), head: "" };
  return response(page(request(), texts), { status: 421, statusText: "Misdirected Request" });
}

type Texts = { title: string; help: string; head: string };

const page = (request: Request, { title, help, head }: Texts): string =>
  `<!DOCTYPE html><html lang="${languageTag(requestLanguage(request))}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">${head}<title>${title}</title><h1>${title}</h1><p>${help}</p></html>`;

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
