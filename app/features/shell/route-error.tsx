import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { ErrorScreen } from "./error-screen";

/** The screen of the error that the nearest boundary caught. */
export function RouteError() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return <ErrorScreen status={status} message={messageOf(error)} />;
}

/** The server's message for the visitor; an error's own text only if it can't reveal anything internal. */
function messageOf(error: unknown): string | null {
  if (isRouteErrorResponse(error)) return typeof error.data === "string" ? error.data : null;
  return import.meta.env.DEV && error instanceof Error ? error.message : null;
}
