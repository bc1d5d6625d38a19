import { parse, serialize } from "cookie";
import { cookieAttributes } from "./cookie-attributes.server";
import { tokenCookieName } from "./token-cookie";

/** What is in these is for one visitor's pages; none that is made with one of them is cached. */
const personalNames = ["draft", "toast", "reset", "reaction"] as const;
/** Pages know nothing of these. */
const otherNames = ["browser"] as const;
type HostCookieName = (typeof personalNames | typeof otherNames)[number];

const personal = new RegExp(
  `(?:^|;)\\s*(?:${tokenCookieName}|(?:__Host-)?(?:${personalNames.join("|")}))\\s*=\\s*[^;\\s]`,
);

/** Whether a Cookie header holds what is meant for one visitor alone: a session, a message, something begun. */
export const isPersonal = (cookieHeader: string): boolean => personal.test(cookieHeader);

/**
 * A cookie that only the site itself writes and reads. Over TLS its name begins with `__Host-`: browsers accept such a
 * cookie from this very host alone, so that no other host of the domain can plant one.
 * @param maxAge seconds
 */
export function hostCookie(name: HostCookieName, maxAge: number) {
  const nameFor = (request: Request): string => (cookieAttributes(request).secure ? `__Host-${name}` : name);
  const header = (value: string, request: Request, age: number): string =>
    serialize(nameFor(request), value, { ...cookieAttributes(request), maxAge: age });
  return {
    /** The Set-Cookie header that stores a value. */
    set: (value: string, request: Request): string => header(value, request, maxAge),
    /** The Set-Cookie header that removes it. */
    clear: (request: Request): string => header("", request, 0),
    /** What the browser sent, null for nothing. */
    read: (request: Request): string | null =>
      parse(request.headers.get("Cookie") ?? "")[nameFor(request)] || null,
  };
}
