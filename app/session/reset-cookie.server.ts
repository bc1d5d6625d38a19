import { hostCookie } from "./host-cookie.server";

const cookieName = "reset";
const cookie = hostCookie(cookieName, 30 * 60);

/** The Set-Cookie header that lets this browser choose a new password within half an hour; null takes it away. */
export const resetCookie = (resetToken: string | null, request: Request): string =>
  resetToken ? cookie.set(resetToken, request) : cookie.clear(request);

export const resetTokenOf = cookie.read;

/** Whether a request carries one, by a look that costs nothing. */
export const carriesReset = (cookieHeader: string | null | undefined): boolean =>
  cookieHeader?.includes(`${cookieName}=`) ?? false;
