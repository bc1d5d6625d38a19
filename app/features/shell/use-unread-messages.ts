import { useMatches } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useLive } from "~/realtime/use-live";

/**
 * How many messages wait for the member. What a screen itself has counted is newer than what the frame was drawn with, also
 * after the screen is left; what came live is newer still.
 */
export function useUnreadMessages(): number {
  const [root, ...screens] = useMatches();
  const frame = root?.data;
  const screen = screens.map(({ data }) => data).findLast((data) => countIn(data) !== null);
  const [count, setCount] = useState(countIn(screen) ?? countIn(frame) ?? 0);
  useEffect(() => setCount(countIn(frame) ?? 0), [frame]);
  useEffect(() => setCount((known) => countIn(screen) ?? known), [screen]);
  const { unread } = useLive();
  useEffect(() => {
    if (unread) setCount(unread.count);
  }, [unread]);
  return count;
}

/** Loaders tell it under this one name. */
function countIn(data: unknown): number | null {
  const { unreadMessages } = (data ?? {}) as { unreadMessages?: unknown };
  return typeof unreadMessages === "number" ? unreadMessages : null;
}
