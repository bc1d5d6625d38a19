import { Outlet } from "@remix-run/react";

/** What fails below is drawn between header and footer, also where it was a form's action: then only what stands above the boundary is loaded. */
export { RouteError as ErrorBoundary } from "~/features/shell/route-error";

export default Outlet;
