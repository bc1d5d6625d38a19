/** The cookie that holds a member's bearer token. */
export const tokenCookieName = "token";

/**
 * What an Authorization header may carry as a bearer token (`b64token` of RFC 6750), plus the `|` that Laravel puts in
 * its tokens. Browsers store no longer cookie.
 */
export const isToken = (text: string): boolean => /^[\w.~+/|-]{1,4096}=*$/.test(text) && text.length <= 4096;
