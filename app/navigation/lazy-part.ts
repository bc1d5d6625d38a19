import { type ComponentType, lazy } from "react";
import { isFirstPage } from "../framework/page-router";
import { reloadOnce } from "./reload-once";

/**
 * A component that is loaded late, of which the server's page has the HTML. If it can't be loaded, that stays: its links
 * and forms need no scripts. A page that was navigated to by script is loaded as a document instead.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    load().then(
      (Part) => ({ default: Part }),
      () => {
        if (!isFirstPage()) reloadOnce();
        return new Promise<never>(() => {});
      },
    ),
  );
