import { pageBuild } from "./framework-internals";

const hour = 60 * 60 * 1000;

/**
 * Asks every hour which build the site runs. Once it is not this page's any more, links load whole documents (the new build's),
 * and `onNewBuild` is called.
 * @returns ends the asking
 */
export function watchBuild(onNewBuild: () => void): () => void {
  const timer = setInterval(async () => {
    if (!(await isReplaced())) return;
    clearInterval(timer);
    // Heard before the framework, which then leaves the click to the browser.
    window.addEventListener("click", leaveToBrowser, true);
    onNewBuild();
  }, hour);
  return () => {
    clearInterval(timer);
    window.removeEventListener("click", leaveToBrowser, true);
  };
}

/** Whether the site runs another build than this page's; false while nobody answers. */
export async function isReplaced(): Promise<boolean> {
  const latest = await latestBuild();
  return latest !== null && latest !== pageBuild();
}

/** Null while nobody answers. */
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
  const leads = link && !link.hash && link.origin === window.location.origin;
  if (leads) event.stopImmediatePropagation();
}
