/**
 * The name of a cookie that only the site itself sets. Over TLS it begins with `__Host-`: browsers accept such a cookie only
 * from this exact host, so no other host of the domain can plant one.
 */
export const hostCookieName = (name: string, isSecure: boolean): string =>
  isSecure ? `__Host-${name}` : name;
