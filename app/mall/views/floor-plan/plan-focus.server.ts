import { type Box, type Position, widened } from "./plan-geometry.server";

/** The share of a floor's width that a phone shows at the size in which numbers can be read. */
const phonePart = 0.34;
/** Around what was found: pins, their halo, and what is beside them. */
const margin = 56;

/**
 * What a phone shows first of what was found on a floor: all of it if it fits there, else what is nearest to the start
 * and to that; null if nothing was found.
 */
export function focusOn(found: readonly Box[], frame: Box, start: Position = middleOf(frame)) {
  const [nearest] = byDistance(found, start);
  if (!nearest) return null;
  let focus = nearest;
  for (const other of byDistance(found, middleOf(nearest))) {
    const both = around(focus, other);
    if (both.right - both.left + 2 * margin <= (frame.right - frame.left) * phonePart) focus = both;
  }
  const { left, top, right, bottom } = widened(focus, margin);
  return {
    x: Math.round(left),
    y: Math.round(top),
    width: Math.round(right - left),
    height: Math.round(bottom - top),
  };
}

const middleOf = ({ left, top, right, bottom }: Box): Position => [(left + right) / 2, (top + bottom) / 2];

const byDistance = (boxes: readonly Box[], [x, y]: Position): Box[] => {
  const distanceTo = (box: Box) => {
    const [ownX, ownY] = middleOf(box);
    return Math.hypot(ownX - x, ownY - y);
  };
  return boxes.toSorted((one, other) => distanceTo(one) - distanceTo(other));
};

const around = (one: Box, other: Box): Box => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});
