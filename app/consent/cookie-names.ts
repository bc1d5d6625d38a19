/** The cookie that remembers a visitor's choice. */
export const consentCookieName = "consent";
