import type { HeadersFunction } from "@remix-run/node";
import { Outlet } from "@remix-run/react";

export { errorMeta as meta } from "~/features/shell/error-meta";

/**
 * Errors below are rendered between header and footer, also those of a form's action: then only the loaders above the
 * boundary run.
 */
export { RouteError as ErrorBoundary } from "~/features/shell/route-error";

/** Passes on Retry-After. */
export const headers: HeadersFunction = ({ errorHeaders }): HeadersInit => {
  const wait = errorHeaders?.get("Retry-After");
  return wait ? { "Retry-After": wait } : {};
};

export default Outlet;
