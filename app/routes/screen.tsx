import { Outlet } from "@remix-run/react";

/**
 * Errors below are rendered between header and footer, also those of a form's action: then only the loaders above the
 * boundary run.
 */
export { RouteError as ErrorBoundary } from "~/features/shell/route-error";

export default Outlet;
