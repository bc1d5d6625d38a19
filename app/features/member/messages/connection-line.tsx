import { useSyncExternalStore } from "react";
import type { ConnectionState } from "~/realtime/live-store";
import { useLive } from "~/realtime/use-live";
import { Icon } from "~/ui/icon";

type Words = Record<"connecting" | "offline", string>;

/** A line above the form while the conversation is not connected; nothing if realtime is not configured. */
export function ConnectionLine({ words }: { words: Words }) {
  const { connection } = useLive();
  const isOnline = useSyncExternalStore(
    watchNetwork,
    () => navigator.onLine,
    () => true,
  );
  const state = isOnline ? connection : "unavailable";
  const text = state && wordOf(state, words);
  return (
    <p role="status" data-connection={state} className="mb-3 min-h-5 text-tiny text-ink-muted">
      {text && (
        <span className="inline-flex items-start gap-2">
          <Icon name={text === words.offline ? "circle-alert" : "hourglass"} className="size-4" />
          {text}
        </span>
      )}
    </p>
  );
}

function wordOf(state: ConnectionState, { connecting, offline }: Words): string | null {
  switch (state) {
    case "connected":
      return null;
    case "initialized":
    case "connecting":
      return connecting;
    case "unavailable":
    case "failed":
    case "disconnected":
      return offline;
  }
}

function watchNetwork(watcher: () => void): () => void {
  addEventListener("online", watcher);
  addEventListener("offline", watcher);
  return () => {
    removeEventListener("online", watcher);
    removeEventListener("offline", watcher);
  };
}
