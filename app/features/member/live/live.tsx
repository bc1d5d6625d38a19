import { useContext, useEffect } from "react";
import { TranslationsContext } from "~/locale/use-translation";
import type { RealtimeSettings } from "~/realtime/realtime-settings.server";

/** A member's live events: everything for them is loaded when the page has nothing better to do. */
export function Live({ settings }: { settings: RealtimeSettings }) {
  const texts = useContext(TranslationsContext);
  const place = JSON.stringify(settings);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the frame is loaded again after forms, the place stays the same
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isOver = false;
    const cancel = whenIdle(() =>
      import("./live-session").then(
        ({ startLive }) => {
          if (!isOver) stop = startLive(settings, texts);
        },
        // Without it the page is as it is without JavaScript.
        () => undefined,
      ),
    );
    return () => {
      isOver = true;
      cancel();
      stop?.();
    };
  }, [place]);
  return null;
}

function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== "function") {
    const timer = setTimeout(work, 1_500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 4_000 });
  return () => cancelIdleCallback(handle);
}
