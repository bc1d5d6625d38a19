import { previewParameter } from "@contract/preview.server";
import { redirect } from "@remix-run/node";

/** Browsers and caches remember a redirect without Cache-Control as long as they like, a permanent one for good. */
const uncached = "private, no-store";

/**
 * The redirect of a URL that leads to another whatever the mall's content is. An hour: the operator may prefer another host
 * one day.
 * @param status 308 where a form may be sent
 */
export const addressRedirect = (to: string, status: 301 | 308 = 301): Response =>
  redirect(to, { status, headers: { "Cache-Control": "public, max-age=3600" } });

/**
 * The redirect of a URL whose destination the mall's content decides. It is asked for each time: where a title is changed
 * and changed back, a browser that remembered both redirects would follow them in circles.
 */
export const contentRedirect = (to: string, status: 301 | 302 = 301): Response =>
  redirect(to, { status, headers: { "Cache-Control": "private, no-cache" } });

/** The redirect to the language of the visitor's cookie or browser. */
export const languageChoiceRedirect = (to: string): Response =>
  redirect(to, { status: 302, headers: { "Cache-Control": uncached, Vary: "Cookie, Accept-Language" } });

/** Any response, with a redirect's cache headers: it is its visitor's alone, and stored nowhere, unless it says otherwise. */
export function withRedirectPolicy(request: Request, response: Response): Response {
  if (!response.headers.has("Location")) return response;
  const isOnesOwn =
    response.headers.has("Set-Cookie") || new URL(request.url).searchParams.has(previewParameter);
  if (isOnesOwn || !response.headers.has("Cache-Control")) response.headers.set("Cache-Control", uncached);
  return response;
}
