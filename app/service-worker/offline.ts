/** Serves what is stored where there is no connection. */
export function serveOffline(self: ServiceWorkerGlobalScope, build: string) {
  self.addEventListener("message", ({ source }) => source?.postMessage({ build }));
}
