import { pageBuild } from "../framework/page-router";

const hour = 60 * 60 * 1000;

/**
 * Polls hourly for the site's current build. Once it differs from this page's, links load whole documents, and
 * `onNewBuild` is called.
 * @returns a function that stops polling
 */
export function watchBuild(onNewBuild: () => void): () => void {
  const timer = setInterval(async () => {
    if (!(await isReplaced())) return;
    clearInterval(timer);
    // Runs before Remix's handler, which then leaves the click to the browser.
    window.addEventListener("click", leaveToBrowser, true);
    onNewBuild();
  }, hour);
  return () => {
    clearInterval(timer);
    window.removeEventListener("click", leaveToBrowser, true);
  };
}

/** Whether the site runs another build than this page's; false on failure. */
export async function isReplaced(): Promise<boolean> {
  const latest = await latestBuild();
  return latest !== null && latest !== pageBuild();
}

/** Null on failure. */
async function latestBuild(): Promise<string | null> {
  try {
    const response = await fetch(`/builds/latest.json?${Date.now()}`);
    const { id }: { id?: unknown } = await response.json();
    return response.ok && typeof id === "string" ? id : null;
  } catch {
    return null;
  }
}

function leaveToBrowser(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const isInternal = link && !link.hash && link.origin === window.location.origin;
  if (isInternal) event.stopImmediatePropagation();
}
