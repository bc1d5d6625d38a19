import { redirect } from "@remix-run/node";

/** The headers that set cookies; what is none is left out. */
export function setCookies(...cookies: (string | false | null | undefined)[]): Headers {
  const headers = new Headers();
  for (const cookie of cookies) if (cookie) headers.append("Set-Cookie", cookie);
  return headers;
}

/** Redirects from a form that was handled to the page that shows its result, with cookies to set. */
export const seeOther = (to: string, ...cookies: Parameters<typeof setCookies>) =>
  redirect(to, { status: 303, headers: setCookies(...cookies) });
