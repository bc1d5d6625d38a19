import type { IncomingMessage } from "node:http";
import type { Origin } from "./proxy-trust";
import { absoluteTarget } from "./request-target";

const paths = new Set(["/livez", "/healthz", "/readyz"]);
const methods = new Set(["GET", "HEAD", "OPTIONS"]);

/** Where a probe comes from whose host is missing or invalid. */
export const unnamedOrigin: Origin = { protocol: "http", host: "localhost", clientAddress: "" };

/**
 * Makes a balancer's request for `/livez`, `/healthz` or `/readyz` one that every rule accepts, whatever its host, query
 * and version of HTTP, and says whether it is one. `OPTIONS *`, and `OPTIONS /` without a host, which HAProxy sends by
 * default, are about the server rather than a page: they ask whether it is ready.
 */
export function takeProbe(request: IncomingMessage): boolean {
  const { method = "", url = "", headers } = request;
  if (!methods.has(method)) return false;
  const target = absoluteTarget(url);
  const [path = ""] = (target?.path ?? url).split("?", 1);
  const isOfServer = method === "OPTIONS" && (path === "*" || (path === "/" && !target && !headers.host));
  if (!isOfServer && !paths.has(path)) return false;
  request.url = isOfServer ? "/readyz" : path;
  if (method === "OPTIONS") request.method = "GET";
  return true;
}
