import type { HeadersFunction } from "@remix-run/node";

/** The headers of a form's answer that belong to the document as well: when to try again, and that nobody keeps it. */
export const formHeaders: HeadersFunction = ({ actionHeaders, loaderHeaders }) => {
  const headers = new Headers();
  for (const name of ["Retry-After", "Cache-Control"]) {
    const value = actionHeaders.get(name) ?? loaderHeaders.get(name);
    if (value) headers.set(name, value);
  }
  return headers;
};
