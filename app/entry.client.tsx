import { RemixBrowser } from "@remix-run/react";
import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { loadTranslations } from "./locale/translations.client";
import { TranslationsContext } from "./locale/use-translation";
import { dataDecoded } from "./navigation/framework-internals";
import { preloadRoutes } from "./navigation/preload-routes";
import { reloadOnMissingScripts } from "./navigation/reload-once";
import { refuseOtherHtml } from "./ui/trusted-html";

reloadOnMissingScripts();
refuseOtherHtml();

Promise.all([loadTranslations(), dataDecoded(() => RemixBrowser({}))])
  .then(([texts]) => {
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <TranslationsContext.Provider value={texts}>
            <Preloading>
              <RemixBrowser />
            </Preloading>
          </TranslationsContext.Provider>
        </StrictMode>,
      );
    });
  })
  .catch((error) => {
    console.error("The page could not be hydrated", error);
    throw error;
  });

/**
 * Starts once the page is hydrated: Remix's router exists then. A wrapper, because a second child would shift all ids.
 */
function Preloading({ children }: { children: ReactNode }) {
  useEffect(preloadRoutes, []);
  return children;
}
