import { useSyncExternalStore } from "react";
import { liveNow, nothingLive, watchLive } from "./live-store";

/** The current realtime state; empty on the server. */
export const useLive = () => useSyncExternalStore(watchLive, liveNow, nothingLive);
