import { addressRedirect } from "~/tenant/redirects.server";
import { notFound } from "./not-found.server";

/** The page number in a list's URL. Throws a 301 to page 1 without one, a 404 if it is no positive whole number. */
export function pageNumber(request: Request, page: string | undefined): number {
  if (page === undefined) {
    const { pathname, search } = new URL(request.url);
    throw addressRedirect(`${pathname.replace(/\/$/, "")}/1${search}`);
  }
  if (!/^[1-9]\d{0,5}$/.test(page)) throw notFound(request);
  return Number(page);
}
