import { buildIfStale } from "../processes/fresh-build";
import { startSite } from "../processes/site-process";

/** One site for all walks, on any free port; tests find it by `site()`. */
export default async function setup() {
  buildIfStale();
  const { stop, port, mallApi, realtimePort, databaseUrl } = await startSite({
    MALL_API_OUTBOX: "open",
    THIRD_PARTIES: '{"promenade":{"mapsKey":"test-key"}}',
  });
  process.env.E2E_SITE = JSON.stringify({ port, mallApi, realtimePort, databaseUrl });
  return () => stop();
}
