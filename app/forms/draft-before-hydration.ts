/**
 * When React hydrates a text area, it resets it to its initial text, unless the area's own initial text is another.
 * What is typed before that therefore becomes its initial text. A part of a page may be hydrated later than the rest.
 */
export function keepDraftUntilHydration() {
  for (const area of document.querySelectorAll("textarea")) keep(area);
  document.addEventListener("input", ({ target }) => keep(target), true);
}

function keep(area: EventTarget | null) {
  if (!(area instanceof HTMLTextAreaElement) || isHydrated(area)) return;
  if (area.value !== area.defaultValue) area.defaultValue = area.value;
}

/** React marks the elements that it manages. */
const isHydrated = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith("__react"));
