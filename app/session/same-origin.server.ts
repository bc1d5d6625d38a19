/** Whether another site's page sent this request, by its Origin and Sec-Fetch-Site headers. */
export function isCrossOrigin(request: Request): boolean {
  const origin = request.headers.get("Origin");
  const site = request.headers.get("Sec-Fetch-Site");
  if (origin && origin !== new URL(request.url).origin) return true;
  return site === "cross-site" || site === "same-site";
}

/**
 * Rejects a form of another site before Remix does so (with a 500); null for all other requests. The realtime
 * endpoints check the origin themselves: a mall may have several hosts.
 */
export function crossOriginFormResponse(request: Request): Response | null {
  const isRead = request.method === "GET" || request.method === "HEAD" || request.method === "OPTIONS";
  if (isRead || new URL(request.url).pathname.startsWith("/pusher/") || !isCrossOrigin(request)) return null;
  return new Response("This form came from another site.", {
    status: 403,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}
