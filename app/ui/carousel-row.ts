export type Mover = {
  prev: () => void;
  next: () => void;
  /** Makes an item the first visible one, as far as the row's end permits. */
  moveTo: (item: number) => void;
  /** Moves only if the item is not wholly visible. */
  show: (item: number) => void;
  destroy: () => void;
};

/** Moves a row by scrolling it; `onMove` gets the first visible item and the last position. */
export function startRow(row: HTMLElement, onMove: (item: number, last: number) => void): Mover {
  const items = row.children as HTMLCollectionOf<HTMLElement>;
  const end = () => row.scrollWidth - row.clientWidth;
  const step = () => (items[1] && items[0] ? items[1].offsetLeft - items[0].offsetLeft : row.clientWidth);
  // A remainder of a pixel or two comes from rounding.
  const last = () => Math.max(0, Math.ceil((end() - 2) / step()));
  const position = () =>
    row.scrollLeft >= end() - 2 ? last() : Math.min(last(), Math.round(row.scrollLeft / step()));
  const report = () => onMove(position(), last());
  const moveTo = (item: number) =>
    row.scrollTo({
      left: Math.min(Math.max(item, 0) * step(), end()),
      behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth",
    });

  row.addEventListener("scroll", report, { passive: true });
  const resized = new ResizeObserver(report);
  resized.observe(row);
  return {
    prev: () => moveTo(position() - 1),
    next: () => moveTo(position() + 1),
    moveTo,
    show(item) {
      const { offsetLeft = 0, offsetWidth = 0 } = items[item] ?? {};
      const from = offsetLeft - (items[0]?.offsetLeft ?? 0) - row.scrollLeft;
      if (from < 0) moveTo(item);
      else if (from + offsetWidth > row.clientWidth)
        moveTo(Math.ceil((from + row.scrollLeft + offsetWidth - row.clientWidth) / step()));
    },
    destroy() {
      row.removeEventListener("scroll", report);
      resized.disconnect();
    },
  };
}
