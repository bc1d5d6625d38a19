import { destination } from "./framework-internals";
import { isReplaced } from "./watch-build";

const storageKey = "reload";
const rememberedFor = 10_000;

/**
 * Loads where the visitor was going anew, because a script of this page's build is gone. What was tried is remembered for ten
 * seconds: false where that did not help, or where nothing can be remembered, so that nothing ever reloads without end.
 */
export function reloadOnce(now = Date.now()): boolean {
  const { pathname, search } = destination();
  const path = pathname + search;
  try {
    const tried = JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
    if (tried.path === path && tried.expires > now) return false;
    sessionStorage.setItem(storageKey, JSON.stringify({ path, expires: now + rememberedFor }));
  } catch {
    return false;
  }
  if (path === window.location.pathname + window.location.search) window.location.reload();
  else window.location.assign(path);
  return true;
}

/**
 * Holds for the framework's own routes, and after a deploy for whatever else is loaded late; without one that says by itself
 * what to do instead, and nothing typed is lost by a reload.
 */
export function reloadOnMissingScripts() {
  window.reloadOnce = reloadOnce;
  window.addEventListener("vite:preloadError", async () => {
    if (await isReplaced()) reloadOnce();
  });
}
