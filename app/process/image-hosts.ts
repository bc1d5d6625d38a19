/** A pattern of IMAGE_HOSTS: one host, or all its subdomains; `port` is null for the scheme's default. */
export type ImageHost = { name: string; isWildcard: boolean; port: string | null };

/** Parses `cdn.example.com`, `*.example.com`, `cdn.example.com:8443` or `[2001:db8::1]`; null for anything else. */
export function parseImageHost(pattern: string): ImageHost | null {
  const parts = /^(\*\.)?(\[[0-9a-f:.]+\]|[a-z0-9-]+(?:\.[a-z0-9-]+)*)(?::(\d{1,5}))?$/.exec(
    pattern.trim().toLowerCase(),
  );
  const [, wildcard, name, port = null] = parts ?? [];
  return name ? { name, isWildcard: wildcard !== undefined, port } : null;
}

/**
 * Whether pictures may come from a URL. Without a list any host is allowed, but only at its scheme's default port:
 * another port is more likely an internal service.
 */
export function isAllowedHost(address: URL, hosts: readonly ImageHost[] | null): boolean {
  if (hosts === null) return address.port === "";
  const { protocol, hostname, port } = address;
  const usedPort = port || (protocol === "https:" ? "443" : "80");
  return hosts.some(
    ({ name, isWildcard, port: listed }) =>
      (isWildcard ? hostname.endsWith(`.${name}`) : hostname === name) &&
      (listed === null ? port === "" : listed === usedPort),
  );
}
