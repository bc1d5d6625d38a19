/** The state of the realtime connection, in its library's terms. */
export type ConnectionState =
  | "initialized"
  | "connecting"
  | "connected"
  | "unavailable"
  | "failed"
  | "disconnected";

export type Live = {
  /** Null before there is a connection, and if realtime is not configured. */
  connection: ConnectionState | null;
  /** A count that is newer than the page's data; each one is a new object. */
  unread: { count: number } | null;
  /** The open conversation, if scrolled to its end. */
  openConversation: string | null;
};

let live: Live = { connection: null, unread: null, openConversation: null };
const watchers = new Set<() => void>();
const messageListeners = new Set<() => void>();

export const liveNow = (): Live => live;

export function changeLive(change: Partial<Live>) {
  live = { ...live, ...change };
  for (const watcher of watchers) watcher();
}

/** Calls back after each change. Returns a function that unsubscribes. */
export function watchLive(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Calls back when messages or their read marks may have changed. */
export function onMessagesChanged(listener: () => void): () => void {
  messageListeners.add(listener);
  return () => messageListeners.delete(listener);
}

/** Publishes that; false if nobody is subscribed. */
export function publishMessagesChanged(): boolean {
  for (const listener of messageListeners) listener();
  return messageListeners.size > 0;
}
