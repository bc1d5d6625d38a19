import { createContext } from "react";

/**
 * Marks the inline scripts and styles that the server itself renders, so that the policy allows only these. A random
 * value per document, removed before it is sent; undefined in the browser.
 */
export const CspNonce = createContext<string | undefined>(undefined);
