import { type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "~/ui/icon";
import { withoutIt } from "~/ui/late-scripts";
import type { PlanZoom } from "./plan-zoom";

type StageTexts = { zoomIn: string; zoomOut: string; zoomWhole: string };

/**
 * The scrolling viewport of a drawing; JavaScript adds dragging, pinching and the buttons. `view` identifies what is
 * shown: a change resets the position.
 */
export function PlanStage({
  view,
  texts,
  children,
}: {
  view: string;
  texts: StageTexts;
  children: ReactNode;
}) {
  const stage = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState<PlanZoom | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another view starts at its initial position
  useEffect(() => {
    let stop = () => {};
    let isGone = false;
    import("./plan-zoom").then(({ startZoom }) => {
      if (isGone || !stage.current) return;
      const started = startZoom(stage.current);
      stop = started.stop;
      setZoom(started);
    }, withoutIt);
    return () => {
      isGone = true;
      stop();
    };
  }, [view]);

  return (
    <div className="plan-frame">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div ref={stage} className="plan-stage" tabIndex={0}>
        {children}
      </div>
      {zoom && (
        <div className="plan-buttons no-print">
          <ZoomButton label={texts.zoomIn} onClick={() => zoom.by(1.5)} icon="plus" />
          <ZoomButton label={texts.zoomOut} onClick={() => zoom.by(1 / 1.5)} icon="minus" />
          <ZoomButton label={texts.zoomWhole} onClick={zoom.whole} icon="maximize" />
        </div>
      )}
    </div>
  );
}

function ZoomButton({ label, icon, onClick }: { label: string; icon: string; onClick: () => void }) {
  return (
    <button type="button" onClick={onClick} aria-label={label} title={label}>
      <Icon name={icon} />
    </button>
  );
}
