import { unlessLeft } from "./framework/leaving";
import { restoreScroll } from "./framework/scroll-position";
import { isByServer } from "./navigation/page-by-server";
import { onScriptDemand } from "./navigation/script-demand";

// The only script of a page until its own is wanted: it imports nothing else.
const load = () =>
  unlessLeft(import("./document/hydrate").then(({ hydrate }) => hydrate())).catch((error) => {
    console.error("The page could not be hydrated", error);
    throw error;
  });

if (import.meta.env.DEV) load();
else if (!isByServer()) {
  restoreScroll();
  onScriptDemand(load);
}
