import { around, controls, isInRow, named, visible } from "./elements";

/** Controls that can't be seen while they have the focus: outside the screen, or under a bar. */
export function targetFaults(): string[] {
  const all = visible(controls);
  const outside = all.filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    return (left < -1 || right > document.documentElement.clientWidth + 1) && !isInRow(element);
  });
  return [...outside.map((element) => `outside the screen: ${named(element)}`), ...covered(all)];
}

function covered(all: HTMLElement[]): string[] {
  const under = new Map<string, HTMLElement[]>();
  for (const element of all) {
    const bar = coverOf(element);
    if (bar) under.set(named(bar), [...(under.get(named(bar)) ?? []), element]);
  }
  return [...under].map(([bar, elements]) => {
    const some = elements.slice(0, 3).map(named).join(", ");
    return `under a bar (${bar}) with the focus: ${some}${elements.length > 3 ? ", …" : ""}`;
  });
}

/** What covers a control that has the focus. */
function coverOf(element: HTMLElement): Element | undefined {
  element.focus();
  // A label has no focus of its own.
  if (document.activeElement !== element) return;
  const [rectangle] = element.getClientRects();
  if (!rectangle) return;
  const x = Math.min(Math.max((rectangle.left + rectangle.right) / 2, 0), innerWidth - 1);
  const covers = [0.1, 0.5, 0.9].map((share) => {
    const hit = document.elementFromPoint(x, rectangle.top + share * rectangle.height);
    if (!hit || hit.contains(element) || element.contains(hit)) return undefined;
    return [hit, ...around(hit)].find((outer) => isBar(outer) && !outer.contains(element));
  });
  // One of which a part is visible is found.
  return covers.every(Boolean) ? covers[0] : undefined;
}

const isBar = (element: Element) => ["fixed", "sticky"].includes(getComputedStyle(element).position);
