import { useMatches } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useLive } from "~/realtime/use-live";

/**
 * The member's unread count. A screen's own count is newer than the root's, also after the screen is left; a realtime
 * event's is newer still.
 */
export function useUnreadMessages(): number {
  const [root, ...screens] = useMatches();
  const frame = root?.data;
  const screen = screens.map(({ data }) => data).findLast((data) => countIn(data) !== null);
  const [count, setCount] = useState(countIn(screen) ?? countIn(frame) ?? 0);
  useEffect(() => setCount(countIn(frame) ?? 0), [frame]);
  useEffect(() => setCount((known) => countIn(screen) ?? known), [screen]);
  const unread = useLive("unread");
  useEffect(() => {
    if (unread) setCount(unread.count);
  }, [unread]);
  return count;
}

/** Loaders return it under this one name. */
function countIn(data: unknown): number | null {
  const { unreadMessages } = (data ?? {}) as { unreadMessages?: unknown };
  return typeof unreadMessages === "number" ? unreadMessages : null;
}
