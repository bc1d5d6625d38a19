import { tenantIds } from "@contract/tenant-folders.server";
import type { TenantId } from "@contract/tenant-ids";
import { redis } from "~/redis.server";

/** The Redis channel on which editors' systems tell all instances that a mall has other content; the message is the mall's id. */
const channel = "promenade:content";

type Listener = (tenantId: TenantId) => void;
const listeners = new Set<Listener>();

/**
 * Calls back for each mall whose content is said to have changed; for all of them once the connection is back after a loss,
 * because nobody knows what was said meanwhile. Without Redis nothing is said, and content changes as caches run out.
 */
export function onContentChange(listener: Listener) {
  if (listeners.size === 0) listen();
  listeners.add(listener);
}

function listen() {
  const subscriber = redis()?.duplicate({ enableOfflineQueue: true, maxRetriesPerRequest: null });
  if (!subscriber) return;
  const tell = (tenantId: TenantId) => {
    for (const listener of listeners) listener(tenantId);
  };
  // The shared connection tells of the loss.
  subscriber.on("error", () => {});
  subscriber.on("message", (_channel, message) => tenantIds.filter((id) => id === message).forEach(tell));
  let wasReady = false;
  subscriber.on("ready", () => {
    if (wasReady) tenantIds.forEach(tell);
    wasReady = true;
  });
  subscriber.subscribe(channel).catch(() => {});
}
