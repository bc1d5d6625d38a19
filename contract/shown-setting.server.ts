/** An address as a log may show it: without the password and keys in it. */
export const withoutCredentials = (address: string): string =>
  address.replace(/\/\/.*@/, "//…@").replace(/([?&][^=&]*(?:token|password|secret|key)=)[^&]*/gi, "$1…");

/** A setting's value as a terminal may show it. */
export function shownSetting(name: string, value: string | undefined): string {
  if (value === undefined) return "not set";
  if (/SECRET|TOKEN|PASSWORD|MEMBER|_KEY$/.test(name)) return `"…" (${value.length} characters)`;
  return JSON.stringify(withoutCredentials(value));
}
