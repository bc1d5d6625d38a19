import { parse } from "cookie";
import { pageMember, report } from "../process/request-context.server";
import { isToken, tokenCookieName } from "./token-cookie";

export const tokenCookieOf = (request: Request): string =>
  parse(request.headers.get("Cookie") ?? "")[tokenCookieName] ?? "";

/**
 * The bearer token of a request, or null for an anonymous visitor. A malformed token counts as none. A page that asks for
 * it is not shared by members.
 */
export function tokenOf(request: Request): string | null {
  report({ neededToken: true });
  const token = tokenCookieOf(request);
  return isToken(token) ? token : null;
}

/**
 * Whether a request has a session, which anybody can claim: enough for a menu, never for what is for members only (see
 * `isConfirmedMember`). Pages that depend on no more are shared by members.
 */
export const hasSession = (request: Request): boolean => pageMember() !== null || tokenOf(request) !== null;
