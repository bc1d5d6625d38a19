import { forgetStored } from "./forget-stored";

declare const self: ServiceWorkerGlobalScope;

// In place of a worker that the site has no more: removes itself, and all that was stored.
self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(retire()));

async function retire() {
  await forgetStored();
  await self.registration.unregister();
}
