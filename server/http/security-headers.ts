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
const overTls = { ...always, "strict-transport-security": "max-age=63072000" };

/** The same as names and values in turn. */
export const securityHeaderList = ({ isSecure }: { isSecure: boolean }): readonly string[] =>
  isSecure ? listOverTls : listAlways;

const [listAlways, listOverTls] = [always, overTls].map((headers) => Object.entries(headers).flat()) as [
  string[],
  string[],
];
