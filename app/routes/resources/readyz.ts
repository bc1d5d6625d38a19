import { fallbackTenant } from "@contract/tenant-ids";
import { mallApi, upstreamHealth } from "~/mall/client.server";
import { optional } from "~/mall/optional.server";

/** Ready if the mall API answered lately; before the first page it calls the API itself. */
export async function loader() {
  if (upstreamHealth().length === 0)
    await optional(mallApi({ tenantId: fallbackTenant }).availableLocales(), "The mall API is not ready");
  const health = upstreamHealth();
  const isReady =
    health.length === 0 ||
    health.some(({ answeredAt, failedAt }) => answeredAt !== null && answeredAt >= (failedAt ?? 0));
  return new Response(JSON.stringify({ ready: isReady }), {
    status: isReady ? 200 : 503,
    headers: { "Content-Type": "application/json", "Cache-Control": "no-store" },
  });
}
