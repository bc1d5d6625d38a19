/**
 * React resets a text area with an initial text while it hydrates it. Remembers what is typed meanwhile.
 * @returns a function that restores it once the page is hydrated
 */
export function keepTyped(): () => void {
  const typed = new Map<HTMLTextAreaElement, string>();
  const remember = (area: unknown) => {
    if (area instanceof HTMLTextAreaElement && area.value !== area.defaultValue) typed.set(area, area.value);
  };
  const onInput = ({ target }: Event) => remember(target);
  for (const area of document.querySelectorAll("textarea")) remember(area);
  document.addEventListener("input", onInput, true);
  return () => {
    document.removeEventListener("input", onInput, true);
    for (const [area, text] of typed) if (area.value !== text) area.value = text;
  };
}
