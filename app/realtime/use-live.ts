import { useSyncExternalStore } from "react";
import { type Live, liveNow, watchLive } from "./live-store";

/** A part of the current realtime state; null on the server. A change of another part doesn't render again. */
export const useLive = <Part extends keyof Live>(part: Part): Live[Part] =>
  useSyncExternalStore(
    watchLive,
    () => liveNow()[part],
    () => null,
  );
