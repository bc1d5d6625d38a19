import { useSyncExternalStore } from "react";
import type { ConnectionState } from "~/realtime/live-store";
import { useLive } from "~/realtime/use-live";
import { Icon } from "~/ui/icon";

type Texts = Record<"connecting" | "offline", string>;

/** A line above the form while the conversation is not connected; nothing if realtime is not configured. */
export function ConnectionLine({ texts }: { texts: Texts }) {
  const connection = useLive("connection");
  const isOnline = useSyncExternalStore(
    watchNetwork,
    () => navigator.onLine,
    () => true,
  );
  const state = isOnline ? connection : "unavailable";
  const text = state && wordOf(state, texts);
  return (
    <p role="status" data-connection={state} className="mb-3 min-h-6 text-tiny text-ink-muted">
      {text && (
        <span className="inline-flex items-start gap-2">
          <Icon name={text === texts.offline ? "circle-alert" : "hourglass"} className="size-4" />
          {text}
        </span>
      )}
    </p>
  );
}

function wordOf(state: ConnectionState, { connecting, offline }: Texts): string | null {
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
