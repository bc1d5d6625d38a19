import KeenSlider from "keen-slider";

const gap = 20;

/** Visible items by the row's width in pixels: the breakpoints of the design, widest first. */
const steps = {
  cards: [
    [1060, 4],
    [783, 3],
    [523, 2],
    [261, 1],
  ],
  tiles: [
    [1060, 5],
    [839, 4],
    [629, 3],
    [416, 2],
    [209, 1],
  ],
  small: [
    [1060, 6],
    [869, 5],
    [695, 4],
    [521, 3],
    [347, 2],
  ],
  whole: [[0, 1]],
} as const;

/** Enhances a row; `onMove` gets the first visible item and the last position. */
export function startSlider(
  row: HTMLElement,
  kind: keyof typeof steps,
  onMove: (item: number, last: number) => void,
) {
  const perView = () =>
    steps[kind].find(([width]) => row.clientWidth >= width)?.[1] ?? steps[kind].at(-1)?.[1] ?? 1;
  // An update replaces all options, so it has to include the callbacks.
  const options = () => ({
    selector: ":scope > *" as const,
    slides: { perView: perView(), spacing: kind === "whole" ? 0 : gap },
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
    row.style.overflow = "hidden";
    row.scrollLeft = 0;
  });
  for (const item of row.children) sized.observe(item, { attributeFilter: ["style"] });
  let shown = perView();
  // An update resets all sizes until the next frame, so it is done only if something changed.
  const resized = new ResizeObserver(() => {
    if (shown === perView()) return slider.update();
    shown = perView();
    slider.update(options());
  });
  resized.observe(row);

  function report(own: { track: { details: { rel: number; maxIdx: number } | null } }) {
    const details = own.track.details;
    if (details) onMove(Math.min(details.rel, details.maxIdx), details.maxIdx);
  }

  return {
    prev: () => slider.prev(),
    next: () => slider.next(),
    moveToIdx: (item: number) => slider.moveToIdx(item),
    destroy() {
      sized.disconnect();
      resized.disconnect();
      slider.destroy();
      row.style.overflow = "";
      row.classList.replace("keen-slider", "snap-row");
    },
  };
}

/** The item that a touch has scrolled the row to. */
function itemInView(row: HTMLElement): number {
  const [first, second] = row.children as HTMLCollectionOf<HTMLElement>;
  return first && second ? Math.round(row.scrollLeft / (second.offsetLeft - first.offsetLeft)) : 0;
}
