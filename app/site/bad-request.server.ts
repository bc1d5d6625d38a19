/** The response to a query that no link or form of the site produces; throw it from a loader. */
export const badRequest = () => new Response(null, { status: 400, statusText: "Bad Request" });

/** The response to a client that is rate limited; throw it from a loader. */
export const tooManyRequests = (seconds: number) =>
  new Response(null, {
    status: 429,
    statusText: "Too Many Requests",
    headers: { "Retry-After": String(seconds) },
  });
