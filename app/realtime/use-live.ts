import { useSyncExternalStore } from "react";
import { liveNow, nothingLive, watchLive } from "./live-store";

/** What is live at the moment; nothing on the server. */
export const useLive = () => useSyncExternalStore(watchLive, liveNow, nothingLive);
