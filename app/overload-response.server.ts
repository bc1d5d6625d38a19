import { languageTag } from "@contract/languages";
import { translatorOf } from "./locale/i18n.server";
import { requestLanguage } from "./locale/request-language.server";

const seconds = 5;

/** The response while the process is overloaded: a page that costs almost nothing and reloads itself. */
export function overloadResponse(request: Request): Response {
  const language = requestLanguage(request);
  const t = translatorOf(language);
  const isPage = request.headers.get("Accept")?.includes("text/html") ?? false;
  const again = request.method === "GET" ? `<meta http-equiv="refresh" content="${seconds}">` : "";
  const html = `<!doctype html><html lang="${languageTag(language)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">${again}<title>${t("error.busy")}</title><h1>${t("error.busy")}</h1><p>${t("error.busyHelp")}</p></html>`;
  return new Response(isPage ? html : null, {
    status: 503,
    statusText: "Service Unavailable",
    headers: {
      "Retry-After": String(seconds),
      "Cache-Control": "no-store",
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
      ...(isPage && { "Content-Type": "text/html; charset=utf-8" }),
    },
  });
}
