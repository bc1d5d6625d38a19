import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
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
        </TextsContext.Provider>
      </StrictMode>,
    );
  });
  window.setTimeout(preloadRoutes);
});
