/** The cookie that stores a visitor's choice. */
export const consentCookieName = "consent";
