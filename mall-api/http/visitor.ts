import { visitorHeaders } from "@contract/client-address";
import { isFromSite, mallApiSecretHeader } from "@contract/mall-api-secret.server";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { Visitor } from "../domain/accounts/visitor-limits";
import type { MallApiEnvironment } from "../environment";
import { isFirstInMinute, log } from "../log";

/**
 * Reads as whose attempts a request counts. A visitor's address, and that their browser is known, are believed from the
 * site alone, which proves by the secret that it is the site: anybody else could invent them. Where there is a secret,
 * other callers are visitors themselves. Where there is none, any call may be a site's, and its sender's address would
 * stand for all visitors: then there is no address.
 */
export function visitorReader({ MALL_API_SECRET: secret }: Pick<MallApiEnvironment, "MALL_API_SECRET">) {
  return ({ env, req }: Context<{ Bindings: Partial<HttpBindings> }>): Visitor => {
    const sender = env?.incoming?.socket.remoteAddress ?? "unknown";
    const isSite = isFromSite(secret, req.header(mallApiSecretHeader));
    const address = req.header(visitorHeaders.address)?.slice(0, 64);
    if (secret && address && !isSite && isFirstInMinute("unproven visitor"))
      log.warn(
        { sender },
        "A call names a visitor's address without the right MALL_API_SECRET, so it is ignored: if it is a site's, all its visitors count as one",
      );
    const browser = req.header(visitorHeaders.browser) ?? "";
    return {
      clientAddress: isSite ? address || null : secret ? sender : null,
      browser: /^[\w-]{16,64}$/.test(browser)
        ? { id: browser, isKnown: isSite && req.header(visitorHeaders.known) === "1" }
        : null,
      userAgent:
        (req.header(visitorHeaders.userAgent) || req.header("user-agent") || "").slice(0, 300) || null,
    };
  };
}
