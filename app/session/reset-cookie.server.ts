import { parse, serialize } from "cookie";
import { cookieAttributes } from "./cookie-attributes.server";

const cookieName = "reset";

/** The Set-Cookie header that lets this browser choose a new password within half an hour; null takes it away. */
export const resetCookie = (resetToken: string | null, request: Request): string =>
  serialize(cookieName, resetToken ?? "", {
    ...cookieAttributes(request),
    maxAge: resetToken ? 30 * 60 : 0,
  });

export const resetTokenOf = (request: Request): string | null =>
  parse(request.headers.get("Cookie") ?? "")[cookieName] || null;
