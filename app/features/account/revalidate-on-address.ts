import type { ShouldRevalidateFunction } from "@remix-run/react";

/** A screen whose loader depends on its URL only is not revalidated after a form on it, or in the footer. */
export const revalidateOnAddress: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => currentUrl.href !== nextUrl.href && defaultShouldRevalidate;
