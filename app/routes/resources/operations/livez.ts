/** The process is alive; our own server answers this before the app. */
export const loader = () => new Response("ok", { headers: { "Cache-Control": "no-store" } });
