import { parse, serialize } from "cookie";
import { hostCookieName } from "~/process/host-cookie-name";
import { tokenCookieName } from "~/session/token-cookie";
import { cookieAttributes } from "./cookie-attributes.server";

/** These hold one visitor's data; no page rendered with one of them is cached. */
const personalNames = ["draft", "toast", "reset", "reaction", "mailed", "second-step"] as const;
/** No page depends on these. */
const otherNames = ["browser"] as const;
type HostCookieName = (typeof personalNames | typeof otherNames)[number];

const cookieNamed = (...names: string[]) => new RegExp(`(?:^|;)\\s*(?:${names.join("|")})\\s*=\\s*[^;\\s]`);
const besideToken = personalNames.map((name) => `(?:__Host-)?${name}`);
const personal = cookieNamed(tokenCookieName, ...besideToken);
const personalBesideToken = cookieNamed(...besideToken);

/** Whether a Cookie header holds data of one visitor: a session, a toast, a draft. */
export const isPersonal = (cookieHeader: string): boolean => personal.test(cookieHeader);

/** The same without the session. */
export const isPersonalBesideToken = (cookieHeader: string): boolean =>
  personalBesideToken.test(cookieHeader);

/**
 * A cookie that only the site itself writes and reads.
 * @param maxAge seconds
 */
export function hostCookie(name: HostCookieName, maxAge: number) {
  const nameFor = (request: Request): string => hostCookieName(name, cookieAttributes(request).secure);
  const header = (value: string, request: Request, age: number): string =>
    serialize(nameFor(request), value, { ...cookieAttributes(request), maxAge: age });
  return {
    set: (value: string, request: Request): string => header(value, request, maxAge),
    clear: (request: Request): string => header("", request, 0),
    /** The value that the browser sent, or null. */
    read: (request: Request): string | null =>
      parse(request.headers.get("Cookie") ?? "")[nameFor(request)] || null,
  };
}
