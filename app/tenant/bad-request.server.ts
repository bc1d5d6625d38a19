/** The response to a query that no link or form of the site produces; throw it from a loader. */
export const badRequest = () => new Response(null, { status: 400, statusText: "Bad Request" });
