/** The names under which access points hand on the address that a visitor wanted, before they were sent to log in. */
const queryNames = [
  "url",
  "redirect",
  "redirect_url",
  "continue",
  "continue_url",
  "user_continue_url",
  "userurl",
  "orig_url",
  "link-orig",
  "dst",
  "login_url",
];

/**
 * Where a visitor wanted to go before the Wi-Fi sent them here, to be shown as a link: an http or https address without a
 * user name in it (which could dress it up as another's), otherwise null.
 */
export function originalAddress(query: URLSearchParams): { href: string; shown: string } | null {
  for (const name of queryNames) {
    const value = query.get(name) ?? "";
    if (!/^https?:\/\//i.test(value) || value.length > 2_000 || !URL.canParse(value)) continue;
    const { protocol, username, password, host, pathname, href } = new URL(value);
    if ((protocol === "http:" || protocol === "https:") && !username && !password)
      return { href, shown: (host + pathname).replace(/\/$/, "").slice(0, 80) };
  }
  return null;
}
