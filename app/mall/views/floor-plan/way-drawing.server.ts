import { linePath, type Position, simplified } from "./plan-geometry.server";
import type { WayLeg, WayStep } from "./way-steps.server";

/** Distance between the arrows on a route's line, and their size. */
const arrowSpacing = 56;
const arrowSize = 3;
/** Distance of arrows from the marks at the ends. */
const clearEnds = 20;
/** Marks nearer to each other than this would overlap. */
const markSpacing = 24;

export type WayMark = { kind: "start" | "end" | "change" | "step"; x: number; y: number; text: string };

/** A route's leg as its line, the arrows along it and the marks on it; steps are numbered from `firstNumber`. */
export function drawWay({ line, steps }: WayLeg, firstNumber: number, isFirst: boolean, isLast: boolean) {
  const marks: WayMark[] = [];
  const mark = (kind: WayMark["kind"], [x, y]: Position, text = "") =>
    marks.push({ kind, x: Math.round(x), y: Math.round(y), text });
  const [start] = line;
  const end = line.at(-1);
  if (start) mark(isFirst ? "start" : "change", start, isFirst ? "" : String(firstNumber));
  if (end) mark(isLast ? "end" : "change", end, isLast ? "" : String(firstNumber + steps.length - 1));
  steps.forEach(({ at }: WayStep, number) => {
    const isFree = marks.every(({ x, y }) => Math.hypot(x - at[0], y - at[1]) >= markSpacing);
    if (isFree) mark("step", at, String(firstNumber + number));
  });
  return {
    line: linePath(simplified(line, 1)),
    arrows: arrowsAlong(line),
    marks,
  };
}

/** Positions that a mark covers with what is around them: the last one is a pin that stands on its tip. */
export const spaceOfMark = ({ kind, x, y }: WayMark): Position[] =>
  kind === "end" ? [0, 12, 24, 30].map((up) => [x, y - up]) : [[x, y]];

function arrowsAlong(line: readonly Position[]): string {
  const length = lengthOf(line);
  let until = arrowSpacing / 2;
  let passed = 0;
  let arrows = "";
  for (const [at, [x2, y2]] of line.slice(1).entries()) {
    const [x1, y1] = line[at] ?? [x2, y2];
    const piece = Math.hypot(x2 - x1, y2 - y1);
    const [dx, dy] = piece > 0 ? [(x2 - x1) / piece, (y2 - y1) / piece] : [0, 0];
    while (until < piece) {
      if (passed + until < length - clearEnds)
        arrows += arrowAt([x1 + dx * until, y1 + dy * until], [dx, dy]);
      until += arrowSpacing;
    }
    until -= piece;
    passed += piece;
  }
  return arrows;
}

function lengthOf(line: readonly Position[]): number {
  return line.slice(1).reduce((sum, [x, y], at) => {
    const [fromX, fromY] = line[at] ?? [x, y];
    return sum + Math.hypot(x - fromX, y - fromY);
  }, 0);
}

/** A chevron whose tip is a little ahead of the position. */
function arrowAt([x, y]: Position, [dx, dy]: Position): string {
  const corner = (along: number, aside: number) =>
    `${tenths(x + dx * along - dy * aside)} ${tenths(y + dy * along + dx * aside)}`;
  return `M${corner(-arrowSize / 2, -arrowSize)}L${corner(arrowSize / 2, 0)} ${corner(-arrowSize / 2, arrowSize)}`;
}

const tenths = (value: number): number => Math.round(value * 10) / 10;
