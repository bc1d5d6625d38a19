import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "~/ui/icon";
import { withoutIt } from "~/ui/late-scripts";
import type { PlanZoom } from "./plan-zoom";

type StageTexts = { zoomIn: string; zoomOut: string; zoomWhole: string };

/**
 * The scrolling viewport of a drawing; JavaScript adds dragging, pinching and the buttons. `view` identifies what is
 * shown: a change resets the position. `children` is the drawing, `foot` what is written below it.
 */
export function PlanStage({
  view,
  texts,
  foot,
  children,
}: {
  view: string;
  texts: StageTexts;
  foot?: ReactNode;
  children: ReactNode;
}) {
  const stage = useRef<HTMLDivElement>(null);
  const zoom = useRef<Promise<PlanZoom | null | undefined>>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another view starts at its initial position
  useEffect(() => {
    let isGone = false;
    const started = import("./plan-zoom").then(
      ({ startZoom }) => (isGone || !stage.current ? null : startZoom(stage.current)),
      withoutIt,
    );
    zoom.current = started;
    return () => {
      isGone = true;
      started.then((it) => it?.stop());
    };
  }, [view]);
  const zoomed = (how: (by: PlanZoom) => void) => () => zoom.current?.then((it) => it && how(it));

  return (
    <div className="plan-frame">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div ref={stage} className="plan-stage" tabIndex={0}>
        {children}
      </div>
      {foot}
      <div className="plan-buttons no-print">
        <ZoomButton label={texts.zoomIn} onClick={zoomed(({ by }) => by(1.5))} icon="plus" />
        <ZoomButton label={texts.zoomOut} onClick={zoomed(({ by }) => by(1 / 1.5))} icon="minus" />
        <ZoomButton label={texts.zoomWhole} onClick={zoomed(({ whole }) => whole())} icon="maximize" />
      </div>
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
