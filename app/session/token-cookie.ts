/** The cookie that holds a member's bearer token. */
export const tokenCookieName = "token";

/**
 * What an Authorization header may carry as a bearer token (`b64token` of RFC 6750), and the bar that one widespread framework
 * writes into its tokens. No browser keeps a longer cookie.
 */
export const isToken = (text: string): boolean => /^[\w.~+/|-]{1,4096}=*$/.test(text) && text.length <= 4096;
