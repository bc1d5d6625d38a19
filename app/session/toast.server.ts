import { z } from "zod";
import { hostCookie } from "./host-cookie.server";

/** A short message on the visitor's next page. */
export type Toast = z.infer<typeof toast>;

const toast = z.object({ kind: z.enum(["success", "error"]), text: z.string().min(1).max(300) });
const cookie = hostCookie("toast", 60);

/** The Set-Cookie header that carries a toast over a redirect; it lives for a minute, or until it is shown. */
export const toastCookie = (message: Toast, request: Request): string =>
  cookie.set(JSON.stringify(message), request);

/** The toast that a request carries, and the header that removes it; null for none or a forged one. */
export function readToast(request: Request): { toast: Toast; cookie: string } | null {
  const value = cookie.read(request);
  if (!value) return null;
  try {
    return { toast: toast.parse(JSON.parse(value)), cookie: cookie.clear(request) };
  } catch {
    return null;
  }
}
