import KeenSlider from "keen-slider";
import type { Mover } from "./carousel-row";

/** Drives a row that shows one whole slide at a time; `onMove` gets the current slide and the last one. */
export function startSlider(row: HTMLElement, onMove: (item: number, last: number) => void): Mover {
  const options = () => ({
    selector: ":scope > *" as const,
    created: report,
    slideChanged: report,
    updated: report,
    defaultAnimation: { duration: matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 250 },
  });
  const slider = new KeenSlider(row, { ...options(), initial: itemInView(row) });
  // Sizes are set in the next frame: until then the row stays as it is, so that nothing jumps.
  const sized = new MutationObserver(() => {
    sized.disconnect();
    row.classList.replace("snap-row", "keen-slider");
    row.scrollLeft = 0;
  });
  for (const item of row.children) sized.observe(item, { attributeFilter: ["style"] });
  const resized = new ResizeObserver(() => slider.update());
  resized.observe(row);

  function report(own: { track: { details: { rel: number; maxIdx: number } | null } }) {
    const details = own.track.details;
    if (details) onMove(Math.min(details.rel, details.maxIdx), details.maxIdx);
  }

  return {
    prev: () => slider.prev(),
    next: () => slider.next(),
    moveTo: (item) => slider.moveToIdx(item),
    show: (item) => slider.moveToIdx(item),
    destroy() {
      sized.disconnect();
      resized.disconnect();
      slider.destroy();
      row.classList.replace("keen-slider", "snap-row");
    },
  };
}

/** The item that a touch has scrolled the row to. */
const itemInView = (row: HTMLElement): number =>
  Math.round(row.scrollLeft / ((row.firstElementChild as HTMLElement | null)?.offsetWidth || 1));
