/** Query parameters in which Wi-Fi access points pass the address that a visitor wanted. */
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
 * The address that a visitor wanted before the captive portal redirected them, to be shown as a link: http or https
 * without a user name (which could disguise the host), otherwise null.
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
