import type { MetaFunction } from "@remix-run/react";
import { isRouteErrorResponse } from "@remix-run/react";

export const statusOf = (error: unknown): number => (isRouteErrorResponse(error) ? error.status : 500);

/** The head of a screen that shows an error: its status, which every language understands. */
export const errorMeta: MetaFunction = ({ error, matches }) => {
  if (!error) return [];
  const root = matches.find(({ id }) => id === "root")?.data as { siteName?: string } | undefined;
  return [
    { title: [statusOf(error), root?.siteName].filter(Boolean).join(" | ") },
    { name: "robots", content: "noindex" },
  ];
};
