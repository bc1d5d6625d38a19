import { RemixBrowser } from "@remix-run/react";
import { Component, type ReactNode, StrictMode, startTransition, useEffect, useInsertionEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { restoreDraft, watchField } from "../forms/draft-across-languages";
import { keepDraftUntilHydration } from "../forms/draft-before-hydration";
import { orSendAsDocument } from "../framework/forms";
import { dataDecoded, receiveHandoff } from "../framework/handoff";
import { orDiscoverByDocument, orLoadDocument, orLoadNothing } from "../framework/lost-data";
import { loadTranslations } from "../locale/translations.client";
import { provideTranslators } from "../locale/translators";
import { TranslationsContext } from "../locale/use-translation";
import { isMarkedOffline } from "../navigation/offline-mark";
import { leaveToServer } from "../navigation/page-by-server";
import { preloadRoutes } from "../navigation/preload-routes";
import { reloadOnMissingScripts } from "../navigation/reload-once";
import { requestPicturesAhead } from "../ui/pictures-ahead";
import { refuseOtherHtml } from "../ui/trusted-html";
import { leaveTapsToServersPage } from "./taps-before-hydration";

Object.assign(window, { orSendAsDocument, orLoadDocument, orLoadNothing, orDiscoverByDocument });
reloadOnMissingScripts();
refuseOtherHtml();

/** Loads what the page needs, and hydrates it; resolves when that is done. */
export async function hydrate(): Promise<void> {
  // Each part in a task of its own, so that a tap need not wait for all.
  await nextTask();
  // The development server's hot reload has Remix's own scripts, which have run already.
  if (!import.meta.env.DEV) await receiveHandoff();
  const [texts] = await Promise.all([loadTranslations(), dataDecoded(() => RemixBrowser({}))]);
  await nextTask();
  provideTranslators(() => texts.t);
  watchField();
  restoreDraft();
  keepDraftUntilHydration();
  const takeTaps = leaveTapsToServersPage();
  await new Promise<void>((resolve) => {
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <TranslationsContext.Provider value={texts}>
            <Hydrated onCommit={takeTaps} onHydrated={resolve}>
              <LeftToServerOnFailure>
                <RemixBrowser />
              </LeftToServerOnFailure>
            </Hydrated>
          </TranslationsContext.Provider>
        </StrictMode>,
      );
    });
  });
  preloadRoutes();
  requestPicturesAhead();
  if (isMarkedOffline())
    import("../navigation/register-worker")
      .then(({ registerWorker }) => registerWorker())
      .catch((error) => console.error("The site will not work offline", error));
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** A wrapper, because a second child would shift all ids. */
function Hydrated({ onCommit, onHydrated, children }: HydratedProps) {
  // Before any other effect. From now on links are Remix's: see speculation-rules.server.ts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useInsertionEffect(() => {
    onCommit();
    document.documentElement.toggleAttribute("data-hydrated", true);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onHydrated, []);
  return children;
}

type HydratedProps = { onCommit: () => void; onHydrated: () => void; children: ReactNode };

/** For what fails outside all routes, where React would leave an empty page. */
class LeftToServerOnFailure extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render() {
    if (!this.state.hasFailed) return this.props.children;
    leaveToServer();
    return null;
  }
}
