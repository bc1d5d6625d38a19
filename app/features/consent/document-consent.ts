import { createContext } from "react";

/** The ids of the cookies that were allowed when the document was drawn, separated by commas: its policy holds to these. */
export const DocumentConsent = createContext("");
