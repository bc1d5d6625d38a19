/** The response to a URL without a page; throw it from a loader. */
export function notFound(request: Request): Response {
  const { pathname, search } = new URL(request.url);
  return new Response(null, {
    status: 404,
    // A status line may hold visible ASCII only: the URL stays encoded as it came.
    statusText: `Page Not Found: ${pathname}${search}`.replaceAll(/[^\x20-\x7e]/g, ""),
  });
}
