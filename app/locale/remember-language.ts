import type { Language } from "@contract/languages";
import { hostCookieName } from "~/process/host-cookie-name";
import { localeCookieName } from "./language-choice";

const year = 365 * 24 * 60 * 60;

/** The cookie that stores a visitor's language for a year, for Set-Cookie and `document.cookie`. */
export function localeCookie(language: Language, { isSecure }: { isSecure: boolean }): string {
  return `${hostCookieName(localeCookieName, isSecure)}=${language}; Max-Age=${year}; Path=/; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}
