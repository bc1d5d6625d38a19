import { tenantIds } from "@contract/tenant-folders.server";
import type { TenantId } from "@contract/tenant-ids";
import { redis } from "~/redis.server";

/** The Redis channel on which editing systems publish that a mall's content changed; the message is the mall's id. */
const channel = "promenade:content";

type Listener = (tenantId: TenantId) => void;
const listeners = new Set<Listener>();

/**
 * Calls back for each mall whose content changed; for all of them after a reconnection, because messages may have been
 * missed. Without Redis there are no messages, and content changes as caches expire.
 */
export function onContentChange(listener: Listener) {
  if (listeners.size === 0) listen();
  listeners.add(listener);
}

function listen() {
  const subscriber = redis()?.duplicate({ enableOfflineQueue: true, maxRetriesPerRequest: null });
  if (!subscriber) return;
  const notify = (tenantId: TenantId) => {
    for (const listener of listeners) listener(tenantId);
  };
  // The shared connection logs the loss.
  subscriber.on("error", () => {});
  subscriber.on("message", (_channel, message) => tenantIds.filter((id) => id === message).forEach(notify));
  let wasReady = false;
  subscriber.on("ready", () => {
    if (wasReady) tenantIds.forEach(notify);
    wasReady = true;
  });
  subscriber.subscribe(channel).catch(() => {});
}
