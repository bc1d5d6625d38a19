import { parse } from "cookie";
import { isToken, tokenCookieName } from "./token-cookie";

export const tokenCookieOf = (request: Request): string =>
  parse(request.headers.get("Cookie") ?? "")[tokenCookieName] ?? "";

/** The bearer token of a request, or null for an anonymous visitor. A malformed token counts as none. */
export function tokenOf(request: Request): string | null {
  const token = tokenCookieOf(request);
  return isToken(token) ? token : null;
}
