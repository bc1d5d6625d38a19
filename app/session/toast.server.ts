import { z } from "zod";
import { hostCookie } from "./host-cookie.server";

/** A short message on the visitor's next page; a quiet one is only announced, because the page itself shows what it says. */
export type Toast = z.infer<typeof toast>;

const toast = z.object({ kind: z.enum(["success", "error", "quiet"]), text: z.string().min(1).max(300) });
const cookie = hostCookie("toast", 60);
const mostAtOnce = 4;

/**
 * The Set-Cookie header that carries a toast over a redirect, after those that were not shown yet; it lives for a
 * minute, or until they are shown.
 */
export const toastCookie = (message: Toast, request: Request): string =>
  cookie.set(JSON.stringify([...(readToasts(request)?.toasts ?? []), message].slice(-mostAtOnce)), request);

/** The toasts that a request carries, and the header that removes them; null for none or forged ones. */
export function readToasts(request: Request): { toasts: Toast[]; cookie: string } | null {
  const value = cookie.read(request);
  if (!value) return null;
  try {
    const toasts = z.array(toast).min(1).max(mostAtOnce).parse(JSON.parse(value));
    return { toasts, cookie: cookie.clear(request) };
  } catch {
    return null;
  }
}
