import { emailAddress, shownEmail } from "@contract/typed/email-address.server";
import { redirect } from "@remix-run/node";
import { z } from "zod";
import { hostCookie } from "./host-cookie.server";

/** Where a code was mailed, and the code where the visitor came by a mail's link: no page's URL has them. */
export type Mailed = { email: string; code: string };

/** As long as a code is valid. */
const cookie = hostCookie("mailed", 30 * 60);
const mailed = z.object({ email: emailAddress.transform(shownEmail), code: z.string().max(12).catch("") });

/** The parameter of the screens' step that the cookie is for. */
const step = "mailed";
export const mailedStep = { [step]: 1 };

/** The Set-Cookie header that has this browser know where something was mailed. */
export const mailedCookie = (email: string, request: Request): string =>
  cookie.set(JSON.stringify({ email, code: "" }), request);

export const clearedMailedCookie = cookie.clear;

/** Null where nothing was mailed from this browser, or long ago. */
export const mailedTo = (request: Request): Mailed | null => mailed.safeParse(storedIn(request)).data ?? null;

/** The Set-Cookie header that has this browser keep the token of a mail's link. */
export const mailedTokenCookie = (token: string, request: Request): string =>
  cookie.set(JSON.stringify({ token }), request);

export const mailedToken = (request: Request): string | null =>
  z.object({ token: z.string() }).safeParse(storedIn(request)).data?.token ?? null;

function storedIn(request: Request): unknown {
  try {
    return JSON.parse(cookie.read(request) ?? "null");
  } catch {
    return null;
  }
}

/**
 * Whether a screen shows the step after the mail, and where that was sent. Throws the redirect to the address without a
 * mail's address and code, which some mall APIs put into the query of their links.
 */
export function readMailedStep(request: Request): { isMailed: boolean; mailed: Mailed | null } {
  const elsewhere = withoutMailed(request);
  if (elsewhere) throw elsewhere;
  const isMailed = new URL(request.url).searchParams.has(step);
  return { isMailed, mailed: isMailed ? mailedTo(request) : null };
}

function withoutMailed(request: Request): Response | null {
  const { pathname, searchParams } = new URL(request.url);
  const given = mailed.safeParse(Object.fromEntries(searchParams)).data;
  if (!searchParams.has("email") && !searchParams.has("code")) return null;
  for (const name of ["email", "code"]) searchParams.delete(name);
  searchParams.set(step, "1");
  const headers = new Headers({ "Cache-Control": "private, no-store" });
  if (given) headers.append("Set-Cookie", cookie.set(JSON.stringify(given), request));
  return redirect(`${pathname}?${searchParams}`, { headers });
}
