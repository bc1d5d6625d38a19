/** What the connection for live events is doing, in the words of its library. */
export type ConnectionState =
  | "initialized"
  | "connecting"
  | "connected"
  | "unavailable"
  | "failed"
  | "disconnected";

type Live = {
  /** Null before there is a connection, and where the site has none. */
  connection: ConnectionState | null;
  /** A count that is newer than what the page was drawn with; each one is an object of its own. */
  unread: { count: number } | null;
  /** The conversation whose end the member has before them. */
  openConversation: string | null;
};

const nothing: Live = { connection: null, unread: null, openConversation: null };
let live = nothing;
const watchers = new Set<() => void>();
const hearers = new Set<() => void>();

export const liveNow = (): Live => live;
export const nothingLive = (): Live => nothing;

export function changeLive(change: Partial<Live>) {
  live = { ...live, ...change };
  for (const watcher of watchers) watcher();
}

/** Calls back after each change, until the function that it gives is called. */
export function watchLive(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Calls back whenever messages or their marks may have changed at the mall. */
export function onMessagesChanged(hearer: () => void): () => void {
  hearers.add(hearer);
  return () => hearers.delete(hearer);
}

/** Tells so; false where nobody looks after messages at the moment. */
export function publishMessagesChanged(): boolean {
  for (const hearer of hearers) hearer();
  return hearers.size > 0;
}
