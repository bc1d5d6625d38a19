/** The cookie that holds a member's bearer token. */
export const tokenCookieName = "token";
