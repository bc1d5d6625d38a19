import { languageTag } from "@contract/languages";
import { translatorOf } from "./locale/i18n.server";
import { requestLanguage } from "./locale/request-language.server";

/** The response while the process is overloaded: a page that costs almost nothing and reloads itself. */
export function overloadResponse(request: Request): Response {
  const isPage = request.headers.get("Accept")?.includes("text/html") ?? false;
  return plainPage(request, {
    status: 503,
    texts: "busy",
    seconds: 5,
    isPage,
    reloads: request.method === "GET",
  });
}

/** The response to a client that has too many pages rendered, as cheap as can be. */
export const tooManyPages = (request: Request, seconds: number, isPage: boolean): Response =>
  plainPage(request, { status: 429, texts: "tooMany", seconds, isPage, reloads: false });

const statusTexts = { 429: "Too Many Requests", 503: "Service Unavailable" };

type Plain = {
  status: keyof typeof statusTexts;
  texts: "busy" | "tooMany";
  /** When to try again. */
  seconds: number;
  isPage: boolean;
  reloads: boolean;
};

function plainPage(request: Request, { status, texts, seconds, isPage, reloads }: Plain): Response {
  const language = requestLanguage(request);
  const t = translatorOf(language);
  const again = reloads ? `<meta http-equiv="refresh" content="${seconds}">` : "";
  const html = `<!doctype html><html lang="${languageTag(language)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">${again}<title>${t(`error.${texts}`)}</title><h1>${t(`error.${texts}`)}</h1><p>${t(`error.${texts}Help`)}</p></html>`;
  return new Response(isPage ? html : null, {
    status,
    statusText: statusTexts[status],
    headers: {
      "Retry-After": String(seconds),
      "Cache-Control": "no-store",
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
      ...(isPage && { "Content-Type": "text/html; charset=utf-8" }),
    },
  });
}
