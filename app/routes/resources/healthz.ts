/** The process is alive; our own server answers this before the app is asked. */
export const loader = () => new Response("ok", { headers: { "Cache-Control": "no-store" } });
