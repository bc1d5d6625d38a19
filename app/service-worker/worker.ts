import { forgetStored } from "./forget-stored";
import { serveOffline } from "./offline";
import { showPushMessages } from "./push";
import type { WorkerConfig } from "./worker-config";

declare const self: ServiceWorkerGlobalScope;
declare const config: WorkerConfig;

// A deploy's worker replaces the one before at once, also for pages that are open.
self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
// The pages may ask which deploy is in charge.
self.addEventListener("message", ({ source }) => source?.postMessage({ build: config.build }));
if (config.isOffline) serveOffline(self);
else self.addEventListener("activate", (event) => event.waitUntil(forgetStored()));
if (config.push) showPushMessages(self, config.push);
