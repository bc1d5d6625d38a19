import { destination } from "../framework/page-router";
import { isReplaced } from "./watch-build";

const storageKey = "reload";
const rememberedFor = 10_000;

/**
 * Loads the destination as a document, because a script of this page's build is gone. Remembers that for ten seconds:
 * returns false if it didn't help, or if nothing can be remembered, so that there is no reload loop.
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
 * Applies to Remix's own routes, and after a deploy to whatever else is loaded late, except modules that handle the
 * failure themselves; no input is lost by a reload.
 */
export function reloadOnMissingScripts() {
  window.reloadOnce = reloadOnce;
  window.addEventListener("vite:preloadError", async () => {
    if (await isReplaced()) reloadOnce();
  });
}
