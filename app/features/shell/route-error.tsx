import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import type { ErrorData } from "~/navigation/error-responses.server";
import { statusOf } from "./error-meta";
import { ErrorScreen } from "./error-screen";

/** The screen of the error that the nearest boundary caught. */
export function RouteError() {
  const error = useRouteError();
  const status = statusOf(error);
  const { message = null, requestId = null } = isRouteErrorResponse(error) ? dataOf(error.data) : {};
  return <ErrorScreen status={status} message={message ?? ownText(error)} requestId={requestId} />;
}

const dataOf = (data: unknown): Partial<ErrorData> => (typeof data === "object" ? (data ?? {}) : {});

/** An error's own text, only where it can't reveal anything internal. */
const ownText = (error: unknown): string | null =>
  import.meta.env.DEV && error instanceof Error ? error.message : null;
