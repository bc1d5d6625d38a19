import { RemixBrowser } from "@remix-run/react";
import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { startTexts } from "./locale/texts.client";
import { TextsContext } from "./locale/use-translation";
import { preloadRoutes } from "./navigation/preload-routes";
import { reloadWhereScriptsAreGone } from "./navigation/reload-once";

reloadWhereScriptsAreGone();

Promise.all([startTexts(), dataDecoded()]).then(([texts]) => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <TextsContext.Provider value={texts}>
          <Preloading>
            <RemixBrowser />
          </Preloading>
        </TextsContext.Provider>
      </StrictMode>,
    );
  });
});

/**
 * The framework suspends its first render until the document's data is decoded, and a press in that moment ends in React's
 * error 345 ("Root did not complete"): nothing may suspend once React takes the page over. Called before, it only begins.
 */
async function dataDecoded() {
  try {
    RemixBrowser({});
  } catch (decoding) {
    await decoding;
  }
}

/** Begins once the page is taken over: the framework's router is there then. Around it, as a second child would shift all ids. */
function Preloading({ children }: { children: ReactNode }) {
  useEffect(preloadRoutes, []);
  return children;
}
