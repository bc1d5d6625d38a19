import { createContext } from "react";

/**
 * The ids of the cookies that were allowed when the document was rendered, separated by commas: its policy allows
 * these.
 */
export const DocumentConsent = createContext("");
