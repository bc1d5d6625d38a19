/** What a device reports of a pass, as it may be logged. */
export type DeviceReport = { task: string; problem: string; status?: number };

const tasks: [RegExp, string][] = [
  [/\bUnregister task\b/, "unregister"],
  [/\bRegister task\b/, "register"],
  [/\bGet serial #s task\b/, "list changed passes"],
  [/\bGet pass task\b/, "fetch a pass"],
];

/** As Apple's wallet words them; what a reader needs to find the cause is in the site's own log. */
const problems: [RegExp, string][] = [
  [/\bAuthentication failure\b/, "authentication failure"],
  [/\bUnexpected response code\b/, "unexpected status"],
  [/\binvalid pass data\b/, "invalid pass"],
  [/\bbut the pass was unchanged\b/, "an unchanged pass was announced"],
  [/\bignored the 'if-modified-since' header\b/, "an unchanged pass was sent"],
  [/\blastUpdated tag\b/, "lastUpdated did not change"],
  [/\bunregistered serial number\b/, "not registered"],
  [/\bspurious push\b/, "a push without a change"],
];

/**
 * The part of a report that comes from a fixed set: the rest names the device, the pass and its member, or is whatever
 * somebody sends who has no device.
 */
export function readDeviceReport(text: string): DeviceReport {
  const known = (list: [RegExp, string][]) => list.find(([pattern]) => pattern.test(text))?.[1] ?? "other";
  const [, status] = /\bUnexpected response code ([1-5]\d\d)\b/.exec(text) ?? [];
  return { task: known(tasks), problem: known(problems), ...(status && { status: Number(status) }) };
}
