import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { environment } from "~/process/environment.server";
import type { InMall } from "~/tenant/tenant-config";
import { hostCookie } from "./host-cookie.server";

const cookie = hostCookie("browser", 365 * 24 * 60 * 60);
const cookiePattern = /^[\w-]{22}(?:\.[\w-]{22}){1,8}$/;
/** Accounts and cards remembered per browser, enough for a household; the oldest is dropped first. */
const maxMarks = 8;

/**
 * How a browser is linked to an account: it proved that its user owns it (`owner`), registered it (`registrant`), or had
 * a code mailed to it (`requester`).
 */
const marks = ["owner", "registrant", "requester"] as const;
export type Mark = (typeof marks)[number];

/**
 * The request's browser id if the browser carries this mark for an account of this mall, otherwise null. `account` is
 * something a stranger could name: an e-mail address or a card number.
 */
export function markedBrowserOf(request: Request, site: InMall, mark: Mark, account: string) {
  const { id, signatures } = browserOf(request);
  if (!id) return null;
  const expected = Buffer.from(signature(id, site, mark, account));
  return signatures.some((each) => timingSafeEqual(Buffer.from(each), expected)) ? id : null;
}

export const knownBrowserOf = (request: Request, site: InMall, account: string) =>
  markedBrowserOf(request, site, "owner", account);

/** The request's browser id if it may enter a code for an account: others' attempts don't count against it. */
export const codeBrowserOf = (request: Request, site: InMall, account: string) =>
  marks.map((mark) => markedBrowserOf(request, site, mark, account)).find(Boolean) ?? null;

/** The id of a request's browser, newly generated if it has none. Stable within one request. */
export function browserIdOf(request: Request): string {
  const known = browserOf(request).id ?? newIds.get(request) ?? randomBytes(16).toString("base64url");
  newIds.set(request, known);
  return known;
}
const newIds = new WeakMap<Request, string>();

/** The Set-Cookie header that marks a request's browser for an account. */
export function markedBrowserCookie(request: Request, site: InMall, mark: Mark, account: string): string {
  const id = browserIdOf(request);
  const added = signature(id, site, mark, account);
  const others = browserOf(request).signatures.filter((each) => each !== added);
  return cookie.set([id, added, ...others].slice(0, maxMarks + 1).join("."), request);
}

function browserOf(request: Request): { id: string | null; signatures: string[] } {
  const value = cookie.read(request) ?? "";
  const [id = null, ...signatures] = cookiePattern.test(value) ? value.split(".") : [];
  return { id, signatures };
}

/** Valid for one browser, mall, mark and account. */
function signature(id: string, { tenant }: InMall, mark: Mark, account: string): string {
  const text = JSON.stringify([id, tenant.tenantId, mark, account.trim().toLowerCase()]);
  return createHmac("sha256", cookieSecret()).update(text).digest("base64url").slice(0, 22);
}

let ownSecret: string | undefined;

/** Without a configured secret each process generates its own and recognizes no earlier browser. */
function cookieSecret(): string {
  ownSecret ??= randomBytes(32).toString("base64url");
  return environment().COOKIE_SECRET ?? ownSecret;
}
