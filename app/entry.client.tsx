import { RemixBrowser } from "@remix-run/react";
import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { startTexts } from "./locale/texts.client";
import { TextsContext } from "./locale/use-translation";
import { dataDecoded } from "./navigation/framework-internals";
import { preloadRoutes } from "./navigation/preload-routes";
import { reloadWhereScriptsAreGone } from "./navigation/reload-once";

reloadWhereScriptsAreGone();

Promise.all([startTexts(), dataDecoded(() => RemixBrowser({}))]).then(([texts]) => {
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

/** Begins once the page is taken over: the framework's router is there then. Around it, as a second child would shift all ids. */
function Preloading({ children }: { children: ReactNode }) {
  useEffect(preloadRoutes, []);
  return children;
}
