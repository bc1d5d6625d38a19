/** Headers of every response. Documents add their own Content-Security-Policy with the hashes of their scripts. */
export function securityHeaders({ isSecure }: { isSecure: boolean }): Record<string, string> {
  return isSecure ? overTls : always;
}

const always = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "x-frame-options": "DENY",
  "permissions-policy":
    "camera=(self), geolocation=(self), microphone=(), payment=(), usb=(), browsing-topics=()",
};
/** Without subdomains, which may be others' or not have TLS. */
const overTls = { ...always, "strict-transport-security": process.env.HSTS || "max-age=63072000" };

const secured = [
  new WeakMap<readonly string[], string[]>(),
  new WeakMap<readonly string[], string[]>(),
] as const;

/** A list of names and values in turn, with the security headers that it doesn't have. A list is completed once. */
export function securedList(headers: readonly string[], isSecure: boolean): readonly string[] {
  const lists = secured[isSecure ? 1 : 0];
  const known = lists.get(headers);
  if (known) return known;
  const own = new Set(headers.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase()));
  const added = Object.entries(securityHeaders({ isSecure })).filter(([name]) => !own.has(name));
  const list = [...added.flat(), ...headers];
  lists.set(headers, list);
  return list;
}
