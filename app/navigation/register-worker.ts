import type { PageMessage } from "~/service-worker/worker-config";
import { workerPath } from "~/ui/trusted-html";
import { onIdle } from "./framework-internals";
import { isFrugal } from "./frugal";

/**
 * Registers the service worker once the page is loaded, and tells it with each page that the visitor opens whose it is.
 * Not where data are saved.
 */
export async function registerWorker() {
  if (!("serviceWorker" in navigator) || isFrugal()) return;
  if (document.readyState !== "complete")
    await new Promise((loaded) => addEventListener("load", loaded, { once: true }));
  // The browser's HTTP cache never answers for the worker: a deploy's is found at the next navigation.
  await navigator.serviceWorker.register(workerPath, { updateViaCache: "none" });
  const { active } = await navigator.serviceWorker.ready;
  tell(active);
  onIdle(() => tell(navigator.serviceWorker.controller));
}

function tell(worker: ServiceWorker | null) {
  // An error's page may have none, and says nothing of who sees it.
  if (!document.querySelector("body > header")) return;
  const message: PageMessage = {
    language: location.pathname.split("/")[1] ?? "",
    isMember: document.querySelector("form[action='/logout']") !== null,
  };
  worker?.postMessage(message);
}
