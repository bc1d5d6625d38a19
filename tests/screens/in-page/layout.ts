import { around, isInRow, isVisible, named, visible } from "./elements";

/** What a screen's width doesn't hold: it scrolls sideways, text is cut or runs out of its control. */
export const layoutFaults = (): string[] => [...sidewaysScrolling(), ...clippedTexts(), ...cutSelects()];

function sidewaysScrolling(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = visible("body *").filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 0.5 && !isInRow(element),
  );
  // The innermost ones are the reason.
  const reasons = wide.filter(
    (element) => !wide.some((other) => other !== element && element.contains(other)),
  );
  return [
    `scrolls sideways, ${scrollWidth} px: ${reasons.slice(0, 3).map(named).join(", ") || "no element found"}`,
  ];
}

function clippedTexts(): string[] {
  const faults = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (!element || !text.textContent?.trim() || !isVisible(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const rectangle = range.getBoundingClientRect();
    if (clipperOf(element, rectangle)) faults.add(`text is cut: ${named(element)}`);
    const control = element.closest("button, summary, label, nav a, [role=tab]");
    const isBadge = around(text).some(
      (outer) => getComputedStyle(outer).position === "absolute" && control?.contains(outer),
    );
    if (control && !isBadge && !isInside(rectangle, control.getBoundingClientRect(), 2))
      faults.add(`text runs out of its control: ${named(control)}`);
  }
  return [...faults];
}

const isInside = (inner: DOMRect, outer: DOMRect, tolerance: number) =>
  inner.left >= outer.left - tolerance && inner.right <= outer.right + tolerance;

/** The element that cuts a text without a sign that there is more. */
function clipperOf(element: Element, text: DOMRect): Element | undefined {
  for (const outer of [element, ...around(element)]) {
    if (outer === document.documentElement || outer.matches(".keen-slider")) return;
    const { overflowX, overflowY, position, textOverflow, webkitLineClamp } = getComputedStyle(outer);
    if ([overflowX, overflowY].some((value) => ["auto", "scroll"].includes(value))) return;
    if (textOverflow === "ellipsis" || webkitLineClamp !== "none") return;
    const box = outer.getBoundingClientRect();
    const isCut = (overflow: string, beyond: number) => ["hidden", "clip"].includes(overflow) && beyond > 3;
    // What is folded whole, beside the control that unfolds it, isn't cut.
    if (text.top >= box.bottom && outer.parentElement?.querySelector(":scope > label > [type=checkbox]"))
      return;
    const beyondX = Math.max(text.right - box.right, box.left - text.left);
    const beyondY = Math.max(text.bottom - box.bottom, box.top - text.top);
    if (isCut(overflowX, beyondX) || isCut(overflowY, beyondY)) return outer;
    // What is around a fixed element clips nothing of it.
    if (position === "fixed") return;
  }
}

/** Selects narrower than the choice they show. */
function cutSelects(): string[] {
  return visible<HTMLSelectElement>("select").flatMap((select) => {
    const alone = select.cloneNode() as HTMLSelectElement;
    const [chosen] = select.selectedOptions;
    if (!chosen) return [];
    alone.append(chosen.cloneNode(true));
    alone.removeAttribute("name");
    alone.removeAttribute("id");
    alone.style.cssText =
      "position: absolute; visibility: hidden; width: auto; min-width: 0; max-width: none";
    select.after(alone);
    const needed = alone.offsetWidth;
    alone.remove();
    return needed > select.offsetWidth + 1
      ? [`select is cut, ${select.offsetWidth} of ${needed} px: "${chosen.text}"`]
      : [];
  });
}
