import { watchLeaving } from "./framework/leaving";
import { restoreScroll } from "./framework/scroll-position";
import { isByServer } from "./navigation/page-by-server";
import { onScriptDemand } from "./navigation/script-demand";

// The only script of a page until its own is wanted: it imports nothing else.
async function load() {
  const leaving = watchLeaving();
  try {
    const { hydrate } = await import("./document/hydrate");
    await hydrate();
  } catch (error) {
    // Nothing is wrong with a page that ends before its script has come.
    if (leaving.isLeft()) return new Promise(() => {});
    console.error("The page could not be hydrated", error);
    throw error;
  } finally {
    leaving.end();
  }
}

if (import.meta.env.DEV) load();
else if (!isByServer()) {
  restoreScroll();
  onScriptDemand(load);
}
