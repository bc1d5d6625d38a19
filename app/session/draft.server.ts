import { z } from "zod";
import { hostCookie } from "./host-cookie.server";

const cookie = hostCookie("draft", 30 * 60);
const longest = 3_000;
const draft = z.object({ path: z.string(), values: z.record(z.string(), z.string()) });

/**
 * The Set-Cookie header that stores what was typed into the form at a path for half an hour; long text is truncated.
 */
export function draftCookie(path: string, values: Record<string, string>, request: Request): string {
  let room = longest;
  const limited = Object.entries(values).map(([name, value]) => {
    const part = value.slice(0, Math.max(0, room));
    room -= encodeURIComponent(part).length;
    return [name, part];
  });
  return cookie.set(JSON.stringify({ path, values: Object.fromEntries(limited) }), request);
}

/** What was typed into this request's form before the visitor had to log in, or null. */
export function draftOf(request: Request): Record<string, string> | null {
  const value = cookie.read(request);
  if (!value) return null;
  try {
    const { path, values } = draft.parse(JSON.parse(value));
    return path === new URL(request.url).pathname ? values : null;
  } catch {
    return null;
  }
}

export const clearedDraftCookie = cookie.clear;
