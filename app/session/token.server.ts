import { parse } from "cookie";
import { noteNeededToken, pageMember } from "../process/request-context.server";
import { isToken, tokenCookieName } from "./token-cookie";

export const tokenCookieOf = (request: Request): string =>
  parse(request.headers.get("Cookie") ?? "")[tokenCookieName] ?? "";

/**
 * The bearer token of a request, or null for an anonymous visitor. A malformed token counts as none. A page that asks for
 * it is not shared by members.
 */
export function tokenOf(request: Request): string | null {
  noteNeededToken();
  const token = tokenCookieOf(request);
  return isToken(token) ? token : null;
}

/** Whether a request is a member's: pages that depend on no more are shared by members. */
export const isMember = (request: Request): boolean => pageMember() !== null || tokenOf(request) !== null;
