import { type ContentChange, contentChange, contentTag } from "@contract/content-change";
import { signedRequestSeconds } from "@contract/signed-request.server";
import { tenantIds } from "@contract/tenant-folders.server";
import type { TenantId } from "@contract/tenant-ids";
import { LRUCache } from "lru-cache";
import { redis } from "~/process/redis.server";

/**
 * The Redis channel of content changes. A message is a mall's id, and what changed if it isn't everything: a kind and an
 * entity, separated by spaces.
 */
const channel = "promenade:content";

/** `tag` null: everything. */
type Listener = (tenantId: TenantId, tag: string | null) => void;
const listeners = new Set<Listener>();

/**
 * Calls back for changed content; for all of it after a reconnection, because messages may have been missed. Without
 * Redis there are no messages, and an instance knows only the changes that it announces itself.
 */
export function onContentChange(listener: Listener) {
  if (listeners.size === 0) void listen();
  listeners.add(listener);
}

/** Notifies the listeners of all instances. Throws where Redis can't be reached; then this process's are notified. */
export async function announceContentChange(change: ContentChange): Promise<void> {
  const { mall, kind, entity } = change;
  noteContentChange(mall, contentTag(change));
  const shared = await redis();
  await shared?.publish(channel, [mall, kind, entity].filter((word) => word !== undefined).join(" "));
}

const nonceMs = 2 * signedRequestSeconds * 1000;
const nonces = new LRUCache<string, true>({ max: 100_000, ttl: nonceMs });

/** Whether this is the first request with the nonce, on all instances. Throws where Redis can't be reached. */
export async function isFirstUse(nonce: string): Promise<boolean> {
  const shared = await redis();
  if (shared) return (await shared.set(`promenade:nonce:${nonce}`, "1", "PX", nonceMs, "NX")) === "OK";
  if (nonces.has(nonce)) return false;
  nonces.set(nonce, true);
  return true;
}

/** Notifies this process's listeners. */
export function noteContentChange(tenantId: TenantId, tag: string | null) {
  for (const listener of listeners) listener(tenantId, tag);
}

async function listen() {
  const shared = await redis();
  const subscriber = shared?.duplicate({ enableOfflineQueue: true, maxRetriesPerRequest: null });
  if (!subscriber) return;
  // The shared connection logs the loss.
  subscriber.on("error", () => {});
  subscriber.on("message", (_channel, message) => {
    const [mall, kind, entity] = message.split(" ");
    const change = contentChange.safeParse({ mall, kind, entity });
    if (change.success) noteContentChange(change.data.mall, contentTag(change.data));
  });
  let wasReady = false;
  subscriber.on("ready", () => {
    if (wasReady) for (const mall of tenantIds) noteContentChange(mall, null);
    wasReady = true;
  });
  subscriber.subscribe(channel).catch(() => {});
}
