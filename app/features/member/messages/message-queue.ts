import { queuePrefix } from "~/features/shell/token-handover";

/** A message that is not yet seen in its conversation. Its idempotency key stays the same over all attempts. */
export type QueuedMessage = {
  key: string;
  conversation: string;
  text: string;
  state: "waiting" | "sent" | "refused";
};

const nothing: readonly QueuedMessage[] = [];
const queues = new Map<string, readonly QueuedMessage[]>();
const watchers = new Set<() => void>();
const sending = new Set<string>();

/** A member's queued messages in this browser, also from an earlier visit. */
export function queueOf(member: string): readonly QueuedMessage[] {
  const known = queues.get(member);
  if (known) return known;
  const stored = storedQueue(member);
  queues.set(member, stored);
  return stored;
}

export const emptyQueue = (): readonly QueuedMessage[] => nothing;

export function watchQueue(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

export function enqueue(member: string, conversation: string, text: string) {
  change(member, [...queueOf(member), { key: newKey(), conversation, text, state: "waiting" }]);
}

/** Removes the messages with these keys. */
export function dequeue(member: string, keys: ReadonlySet<string>) {
  const left = queueOf(member).filter(({ key }) => !keys.has(key));
  if (left.length < queueOf(member).length) change(member, left);
}

/**
 * Sends the queued messages in order; stops at a network or server error, and continues with the next call.
 * @returns whether any was sent
 */
export async function sendQueue(member: string, language: string): Promise<boolean> {
  if (sending.has(member)) return false;
  sending.add(member);
  let hasSent = false;
  try {
    for (;;) {
      const next = queueOf(member).find(({ state }) => state === "waiting");
      const state = next ? await send(next, language) : "waiting";
      if (!next || state === "waiting") return hasSent;
      hasSent ||= state === "sent";
      change(
        member,
        queueOf(member).map((message) => (message.key === next.key ? { ...message, state } : message)),
      );
    }
  } finally {
    sending.delete(member);
  }
}

async function send(message: QueuedMessage, language: string): Promise<QueuedMessage["state"]> {
  const { key, conversation, text } = message;
  try {
    const answer = await fetch("/send-message", {
      method: "POST",
      body: new URLSearchParams({ key, conversation_id: conversation, text, language }),
      redirect: "manual",
    });
    if (answer.ok) return "sent";
    // The session has ended: the screen redirects to the log-in and back, and the message stays queued.
    if (answer.type === "opaqueredirect") location.reload();
    return answer.status >= 400 && answer.status < 500 && answer.status !== 429 ? "refused" : "waiting";
  } catch {
    return "waiting";
  }
}

function change(member: string, queue: readonly QueuedMessage[]) {
  queues.set(member, queue);
  try {
    if (queue.length > 0) localStorage.setItem(queuePrefix + member, JSON.stringify(queue));
    else localStorage.removeItem(queuePrefix + member);
  } catch {
    // Without storage a message is queued as long as its page is open.
  }
  for (const watcher of watchers) watcher();
}

function storedQueue(member: string): readonly QueuedMessage[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(queuePrefix + member) ?? "[]");
    const queue = Array.isArray(stored)
      ? stored.filter(isQueued).filter(({ state }) => state !== "sent")
      : [];
    // The same empty list as the server's: another would render the screen twice.
    return queue.length > 0 ? queue : nothing;
  } catch {
    return nothing;
  }
}

const isQueued = (value: unknown): value is QueuedMessage =>
  typeof value === "object" &&
  value !== null &&
  ["key", "conversation", "text", "state"].every(
    (name) => typeof (value as Record<string, unknown>)[name] === "string",
  );

/** `crypto.randomUUID` requires a secure context. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
