import { createContext } from "react";

/**
 * Marks the inline scripts and styles that the server itself writes into a document, so that the policy allows these alone. A
 * random value for each document, removed before it is sent; undefined in the browser.
 */
export const InlineMark = createContext<string | undefined>(undefined);
