import KeenSlider from "keen-slider";

const gap = 20;

/** Items side by side, by the row's width in pixels: the steps of the design, widest first. */
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

/** Takes a row over; `onMove` gets the first item in view and the last position that there is. */
export function startSlider(
  row: HTMLElement,
  kind: keyof typeof steps,
  onMove: (item: number, last: number) => void,
) {
  const perView = () =>
    steps[kind].find(([width]) => row.clientWidth >= width)?.[1] ?? steps[kind].at(-1)?.[1] ?? 1;
  // An update takes the place of all options, so the callbacks are among them each time.
  const options = () => ({
    selector: ":scope > *" as const,
    slides: { perView: perView(), spacing: kind === "whole" ? 0 : gap },
    created: tell,
    slideChanged: tell,
    updated: tell,
    defaultAnimation: { duration: matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 250 },
  });
  row.classList.replace("snap-row", "keen-slider");
  row.style.overflow = "hidden";
  const slider = new KeenSlider(row, options());
  const resized = new ResizeObserver(() => slider.update(options()));
  resized.observe(row);

  function tell(own: { track: { details: { rel: number; maxIdx: number } | null } }) {
    const details = own.track.details;
    if (details) onMove(Math.min(details.rel, details.maxIdx), details.maxIdx);
  }

  return {
    prev: () => slider.prev(),
    next: () => slider.next(),
    moveToIdx: (item: number) => slider.moveToIdx(item),
    destroy() {
      resized.disconnect();
      slider.destroy();
      row.style.overflow = "";
      row.classList.replace("keen-slider", "snap-row");
    },
  };
}
