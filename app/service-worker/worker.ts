import { serveOffline } from "./offline";
import type { WorkerConfig } from "./worker-config";

declare const self: ServiceWorkerGlobalScope;
declare const config: WorkerConfig;

// A deploy's worker replaces the one before at once, also for pages that are open.
self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
if (config.isOffline) serveOffline(self, config.build);
