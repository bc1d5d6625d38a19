import { redirect } from "@remix-run/node";
import { notFound } from "./not-found.server";

/** The page number in a list's URL. Throws a 301 to page 1 without one, a 404 if it is no positive whole number. */
export function pageNumber(request: Request, page: string | undefined): number {
  if (page === undefined) {
    const { pathname, search } = new URL(request.url);
    throw redirect(`${pathname.replace(/\/$/, "")}/1${search}`, 301);
  }
  if (!/^[1-9]\d{0,5}$/.test(page)) throw notFound(request);
  return Number(page);
}
