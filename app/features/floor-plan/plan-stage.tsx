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
    <div className="flex flex-col gap-3">
      <div className="relative">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <div ref={stage} className="plan-stage" tabIndex={0}>
          {children}
        </div>
        {/* In a corner that malls leave free: the upper one in a wide window. */}
        <div className="no-print absolute right-3 bottom-3 hidden overflow-hidden rounded-soft bg-surface-raised shadow-lifted scripted:block max-md:right-0 md:top-3 md:bottom-auto">
          <ZoomButton label={texts.zoomIn} onClick={zoomed(({ by }) => by(1.5))} icon="plus" />
          <ZoomButton label={texts.zoomOut} onClick={zoomed(({ by }) => by(1 / 1.5))} icon="minus" />
          <ZoomButton label={texts.zoomWhole} onClick={zoomed(({ whole }) => whole())} icon="maximize" />
        </div>
      </div>
      {foot}
    </div>
  );
}

function ZoomButton({ label, icon, onClick }: { label: string; icon: string; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={label}
      title={label}
      className="inline-flex size-11 items-center justify-center align-top -outline-offset-3 hover:bg-surface-sunken"
    >
      <Icon name={icon} />
    </button>
  );
}
