import { useRevalidator } from "@remix-run/react";
import { useContext, useEffect, useRef } from "react";
import { TranslationsContext } from "~/locale/use-translation";
import type { RealtimeSettings } from "~/realtime/realtime-settings.server";
import { withoutIt } from "~/ui/late-scripts";

/** A member's realtime events: all of their code is loaded when the page is idle. */
export function Live({ settings }: { settings: RealtimeSettings }) {
  const texts = useContext(TranslationsContext);
  const { revalidate } = useRevalidator();
  const newest = useRef(revalidate);
  newest.current = revalidate;
  const place = JSON.stringify(settings);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the root is revalidated after forms, the settings stay the same
  useEffect(() => {
    let isOver = false;
    let stop = whenIdle(() =>
      import("./live-session").then(({ startLive }) => {
        // Not in the task that runs the module: on weak phones a tap would wait for both.
        const start = () => {
          stop = startLive(settings, texts, () => newest.current());
        };
        if (!isOver) stop = whenIdle(start);
      }, withoutIt),
    );
    return () => {
      isOver = true;
      stop();
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
