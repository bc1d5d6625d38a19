import type { PageMessage, WorkerMessage } from "~/service-worker/worker-config";
import { workerPath } from "~/ui/trusted-html";
import { onIdle } from "../framework/page-router";
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
  navigator.serviceWorker.addEventListener(
    "message",
    ({ data: { refused } }: MessageEvent<WorkerMessage>) => {
      if (refused) showRefused(refused);
    },
  );
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

/** Says over the page that a form which waited was not accepted; a press removes it. */
function showRefused(text: string) {
  const shown = document.createElement("button");
  shown.type = "button";
  shown.textContent = `${text} ×`;
  shown.className =
    "fixed inset-x-4 bottom-20 z-50 mx-auto max-w-104 rounded-soft bg-ink p-4 text-left text-small text-surface";
  shown.onclick = () => shown.remove();
  const region = document.createElement("div");
  region.role = "alert";
  document.body.append(region);
  region.append(shown);
}
