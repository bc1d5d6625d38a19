import { hostCookie } from "./host-cookie.server";

const cookie = hostCookie("reset", 30 * 60);

/** The Set-Cookie header that lets this browser choose a new password within half an hour; null removes it. */
export const resetCookie = (resetToken: string | null, request: Request): string =>
  resetToken ? cookie.set(resetToken, request) : cookie.clear(request);

export const resetTokenOf = cookie.read;
