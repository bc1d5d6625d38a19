import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { startTexts } from "./locale/texts.client";
import { TextsContext } from "./locale/use-translation";
import { preloadRoutes } from "./navigation/preload-routes";
import { reloadWhereScriptsAreGone } from "./navigation/reload-once";

reloadWhereScriptsAreGone();

startTexts().then((texts) => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <TextsContext.Provider value={texts}>
          <RemixBrowser />
          <Preloading />
        </TextsContext.Provider>
      </StrictMode>,
    );
  });
});

/** Begins once the page is taken over: the framework's router is there then. */
function Preloading() {
  useEffect(preloadRoutes, []);
  return null;
}
