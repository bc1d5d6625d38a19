/**
 * A redirect target from user input, as a path of this site; null for anything that leads elsewhere (another origin,
 * `//host`, a backslash, a scheme, a line break).
 */
export function safeRedirect(value: unknown): string | null {
  if (typeof value !== "string" || !/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(value)) return null;
  const here = "http://here.invalid";
  if (!URL.canParse(value, here)) return null;
  const { origin, pathname, search, hash } = new URL(value, here);
  return origin === here && !pathname.startsWith("//") ? pathname + search + hash : null;
}
