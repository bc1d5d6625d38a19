import type { EntryContext } from "@remix-run/node";
import { type ErrorResponse, isRouteErrorResponse } from "@remix-run/react";

/** What the root route's loader has returned for a document; undefined if it was not called, or threw. */
export const rootDataOf = <Data>({ staticHandlerContext }: EntryContext): Data | undefined =>
  staticHandlerContext.loaderData.root;

/** What loaders and actions have thrown for a document. */
export const thrownIn = ({ staticHandlerContext }: EntryContext): unknown[] =>
  Object.values(staticHandlerContext.errors ?? {});

/** The first response among it. */
export const thrownResponse = (context: EntryContext): ErrorResponse | undefined =>
  thrownIn(context).find(isRouteErrorResponse);
