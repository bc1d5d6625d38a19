import { parse, serialize } from "cookie";
import { z } from "zod";

/** A short message for the next page that the visitor sees. */
export type Toast = z.infer<typeof toast>;

const toast = z.object({ kind: z.enum(["success", "error"]), text: z.string().min(1).max(300) });
const cookieName = "toast";

/** The Set-Cookie header that carries a toast over a redirect; it lives for a minute, or until it is shown. */
export function toastCookie(message: Toast): string {
  return serialize(cookieName, JSON.stringify(message), {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    maxAge: 60,
  });
}

/** Whether a request carries one, by a look that costs nothing. */
export const carriesToast = (cookieHeader: string | undefined): boolean =>
  cookieHeader?.includes(`${cookieName}=`) ?? false;

/** The toast that a request carries, and the header that takes it away; null for none and for one that somebody made up. */
export function takeToast(request: Request): { toast: Toast; cookie: string } | null {
  const value = parse(request.headers.get("Cookie") ?? "")[cookieName];
  if (!value) return null;
  try {
    return {
      toast: toast.parse(JSON.parse(value)),
      cookie: serialize(cookieName, "", { path: "/", maxAge: 0 }),
    };
  } catch {
    return null;
  }
}
