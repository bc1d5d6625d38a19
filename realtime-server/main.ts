// The realtime server alone, for development: Remix's development server doesn't accept other WebSockets.
import { parseSettings } from "@contract/parse-settings.server";
import { startOwnRealtime } from "./own-realtime";
import { realtimeEnvironment } from "./realtime-variables";

const variables = { ...process.env };
const environment = parseSettings(realtimeEnvironment, { REALTIME_PORT: "6001", ...process.env });
const server = await startOwnRealtime(variables, environment, {
  info: console.info,
  warn: console.warn,
  error: (about, message) => console.error(message, about),
});
const names = Object.keys(variables).filter((name) => name.startsWith("PUSHER_"));
process.send?.({
  ...Object.fromEntries(names.map((name) => [name, variables[name]])),
  ...(server && { PUSHER_PUBLIC_URL: process.env.PUSHER_PUBLIC_URL || `ws://localhost:${server.port}` }),
});
process.on("SIGTERM", () => {
  void server?.stop().then(() => process.exit(0));
});
