import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { isOfData } from "~/framework/page-router";
import type { ErrorData } from "~/navigation/error-responses.server";
import { leaveToServer } from "~/navigation/page-by-server";
import { statusOf } from "./error-meta";
import { ErrorScreen } from "./error-screen";

/** The screen of the error that the nearest boundary caught. */
export function RouteError() {
  const error = useRouteError();
  if (useIsLeftToServer()) return null;
  const status = statusOf(error);
  const { message = null, requestId = null } = isRouteErrorResponse(error) ? dataOf(error.data) : {};
  return <ErrorScreen status={status} message={message ?? ownText(error)} requestId={requestId} />;
}

/** Whether a script has failed, so that the page becomes the server's, which has no error. */
export function useIsLeftToServer(): boolean {
  const error = useRouteError();
  const isOnServer = typeof document === "undefined";
  if (isOnServer || import.meta.env.DEV || isRouteErrorResponse(error) || isOfData(error)) return false;
  leaveToServer();
  return true;
}

const dataOf = (data: unknown): Partial<ErrorData> => (typeof data === "object" ? (data ?? {}) : {});

/** An error's own text, only where it can't reveal anything internal. */
const ownText = (error: unknown): string | null =>
  import.meta.env.DEV && error instanceof Error ? error.message : null;
