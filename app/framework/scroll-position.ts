/** The element of Remix's own script for scroll positions, which `restoreScroll` replaces. */
export const scrollId = "scroll";

/**
 * Scrolls to where the visitor left an entry of the history that Remix restores rather than the browser. A new entry gets
 * a key: Remix would scroll one without to where the last document without one was left. Runs before the page is
 * hydrated.
 */
export function restoreScroll() {
  const { state, scrollRestoration } = window.history;
  if (!state?.key) return window.history.replaceState({ ...state, key: crypto.randomUUID() }, "");
  if (scrollRestoration !== "manual") return;
  const positions = JSON.parse(sessionStorage.getItem("positions") ?? "{}");
  const top: unknown = positions[state?.key];
  if (typeof top !== "number" || top === 0) return;
  window.scrollTo(0, top);
}
