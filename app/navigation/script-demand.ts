import { isFrugal } from "./frugal";

/** Marks the page of a screen whose script is loaded at once. */
export const needsScriptAttribute = "data-needs-script";

/** The first signs that the visitor is about to use the page. */
const intents = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "input"];
/** For browsers that can't say when they are idle. */
const settledAfter = 200;

/**
 * Loads the page's script once: at once where the screen needs it, else at the first sign of use, or when the painted
 * page is idle. Where data or memory are scarce only a button that can do nothing without script loads it. Such a
 * button's press is repeated when the page is hydrated.
 * @param load resolves when the page is hydrated
 */
export function onScriptDemand(load: () => Promise<unknown>) {
  let hydrated: Promise<unknown> | null = null;
  let pressed: HTMLElement | null = null;
  const start = () => {
    for (const intent of intents) removeEventListener(intent, onIntent, true);
    hydrated ??= load().finally(() => removeEventListener("click", rememberPress, true));
    return hydrated;
  };
  function rememberPress({ target }: MouseEvent) {
    const button = target instanceof Element ? target.closest<HTMLElement>(scriptButton) : null;
    if (!button) return;
    const isFirst = pressed === null;
    pressed = button;
    if (isFirst) start().then(() => pressed?.click());
  }
  function onIntent(event: Event) {
    if (!isOfRestingPointer(event)) start();
  }
  addEventListener("click", rememberPress, true);
  if (isFrugal()) return;
  if (document.querySelector(`[${needsScriptAttribute}]`)) return start();
  for (const intent of intents) addEventListener(intent, onIntent, { capture: true, passive: true });
  whenPainted(() => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(start);
    else setTimeout(start, settledAfter);
  });
}

/** A button that neither submits nor opens anything by itself. */
const scriptButton = "button[type=button]:not([popovertarget])";

/** Browsers report a move of no distance when a page appears below a pointer. */
function isOfRestingPointer(event: Event): boolean {
  if (event.type !== "pointermove") return false;
  const { movementX, movementY } = event as PointerEvent;
  return movementX === 0 && movementY === 0;
}

/** A page that is prerendered in the background waits until it is shown. */
function whenPainted(listener: () => void) {
  const { prerendering } = document as Document & { prerendering?: boolean };
  if (prerendering) document.addEventListener("prerenderingchange", listener, { once: true });
  else if (document.readyState === "complete") listener();
  else addEventListener("load", listener, { once: true });
}
