import type { ShouldRevalidateFunction } from "@remix-run/react";

/** A screen whose loader depends on its address alone isn't loaded again by a form on it, or beside it in the footer. */
export const revalidateOnAddress: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => currentUrl.href !== nextUrl.href && defaultShouldRevalidate;
