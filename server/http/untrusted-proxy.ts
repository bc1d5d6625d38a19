import type { IncomingMessage } from "node:http";
import { isPublicAddress } from "@contract/public-connect.server";
import type { Logger } from "pino";
import { clientAddressOf, type ProxyTrust } from "./proxy-trust";

/**
 * Logs once if a proxy passes visitors' addresses on that nobody has said to trust: all its visitors count as one, so
 * that any of them can use up the limits of all. A sender on the public internet is a visitor who made them up.
 */
export function untrustedProxyNote(trust: ProxyTrust, log: Pick<Logger, "warn">) {
  let isNoted = false;
  return (request: IncomingMessage) => {
    if (isNoted || !("x-forwarded-for" in request.headers)) return;
    // Of a sender that is not trusted, it is the sender's own.
    const sender = clientAddressOf(request, () => false);
    if (trust(sender, 1) || isPublicAddress(sender)) return;
    isNoted = true;
    log.warn(
      { proxy: sender },
      "X-Forwarded-For is ignored, because TRUST_PROXY does not name its sender: if that is a proxy, all its visitors count as one",
    );
  };
}
