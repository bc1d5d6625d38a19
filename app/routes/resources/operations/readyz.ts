import { isReady } from "~/tenant/readiness.server";

/** Ready as soon as the process can serve pages; a later outage takes no instance away. */
export async function loader() {
  const ready = await isReady();
  return Response.json({ ready }, { status: ready ? 200 : 503, headers: { "Cache-Control": "no-store" } });
}
