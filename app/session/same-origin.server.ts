/** Whether a page of another site sent this request: the browser says so in Origin and Sec-Fetch-Site. */
export function isCrossOrigin(request: Request): boolean {
  const origin = request.headers.get("Origin");
  const site = request.headers.get("Sec-Fetch-Site");
  if (origin && origin !== new URL(request.url).origin) return true;
  return site === "cross-site" || site === "same-site";
}

/**
 * The answer to another site's form, before the framework sees it (which would call it a failure of ours); null for all
 * other requests. The realtime endpoints look at the origin by themselves: a mall may have several hosts.
 */
export function crossOriginFormResponse(request: Request): Response | null {
  const isRead = request.method === "GET" || request.method === "HEAD" || request.method === "OPTIONS";
  if (isRead || new URL(request.url).pathname.startsWith("/pusher/") || !isCrossOrigin(request)) return null;
  return new Response("This form came from another site.", {
    status: 403,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}
