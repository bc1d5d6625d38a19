/** A URL for the log: without password and keys. */
export const withoutCredentials = (address: string): string =>
  address
    .replace(/^([a-z+]*:?\/\/)?.*@/i, "$1…@")
    .replace(/([?&][^=&]*(?:token|password|secret|key)=)[^&]*/gi, "$1…");

/** A setting's value for the terminal. */
export function shownSetting(name: string, value: string | undefined): string {
  if (value === undefined) return "not set";
  if (/SECRET|TOKEN|PASSWORD$|MEMBER|_KEY$|HEADERS$/.test(name)) return `"…" (${value.length} characters)`;
  if (/^\s*[{[]/.test(value)) return `JSON of ${value.length} characters`;
  return JSON.stringify(withoutCredentials(value));
}
