import { createContext } from "react";

/**
 * Whether the site works offline, which only the manifest's link says to the browser: a stranger's page and its data
 * weigh no more. False in the browser.
 */
export const OfflineMark = createContext(false);

export const isMarkedOffline = (): boolean =>
  document.querySelector("link[rel=manifest][href$=offline]") !== null;
