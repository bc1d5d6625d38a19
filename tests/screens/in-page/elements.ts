/** What is pressed, typed into or chosen. */
export const controls =
  "a[href], button, input:not([type=hidden]), select, textarea, summary, label:has(> input.sr-only)";

/** Whether someone who looks at the screen sees an element. */
export function isVisible(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  const { width, height } = element.getBoundingClientRect();
  // What is there for screen readers only is one pixel large.
  return width > 1 && height > 1 && !element.closest("[inert], .sr-only, .carousel-controls:empty");
}

export const visible = <E extends Element = HTMLElement>(
  selector: string,
  within: ParentNode = document,
): E[] => [...within.querySelectorAll<E>(selector)].filter(isVisible);

/** How a report names an element. */
export function named(element: Element): string {
  const text = (element.getAttribute("aria-label") ?? element.textContent ?? "")
    .replaceAll(/\s+/g, " ")
    .trim();
  const name = text || element.getAttribute("name") || element.getAttribute("class")?.slice(0, 60) || "";
  return `${element.localName} "${name.slice(0, 50)}"`;
}

/** The elements around another, from the nearest outwards. */
export function around(element: Node): Element[] {
  const parent = element.parentElement;
  return parent ? [parent, ...around(parent)] : [];
}

/** Whether an element can be brought into view by scrolling a part of the page sideways. */
export const isInRow = (element: Element): boolean =>
  around(element).some(
    (outer) =>
      ["auto", "scroll"].includes(getComputedStyle(outer).overflowX) && outer !== document.documentElement,
  ) || element.closest("[aria-roledescription=carousel]") !== null;
