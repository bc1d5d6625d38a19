/** Names a request in the logs of all that handle it: proxies, the site, the mall API. */
export const requestIdHeader = "x-request-id";

/** Harmless in a log, a header and a page. */
const harmless = /^[\w.:-]{8,128}$/;
const traceParent = /^[0-9a-f]{2}-((?!0{32})[0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/;

/** The id that a proxy or client gave a request, also as W3C Trace Context; undefined if it gave none or one not to be used. */
export function requestIdIn(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): string | undefined {
  const given = headers[requestIdHeader];
  if (typeof given === "string" && harmless.test(given)) return given;
  return traceParent.exec(String(headers.traceparent))?.[1];
}
