import { createHash, createHmac, timingSafeEqual } from "node:crypto";

export type App = { appId: string; key: string; secret: string };

/** The maximum clock difference of a signed request, in seconds. */
const clockSkew = 600;

/** Whether `auth` is the app's key and its signature of `text`, as `key:signature`. */
export const isSigned = (app: App, text: string, auth: unknown): boolean =>
  typeof auth === "string" && isSame(auth, `${app.key}:${signatureOf(app, text)}`);

type SignedRequest = { method: string; path: string; query: string; body: Buffer; now: number };

/** Why a request of the HTTP API is not authentic; null if it is. */
export function refusalOf(app: App, { method, path, query, body, now }: SignedRequest): string | null {
  const parameters = parametersOf(query);
  if (!parameters) return "The query can't be read";
  const { auth_signature: signature = "", ...signed } = parameters;
  if (signed.auth_key !== app.key) return "Unknown auth_key";
  if (signed.auth_version !== "1.0") return "Unknown auth_version";
  if (!isSame(signature, signatureOf(app, `${method}\n${path}\n${canonical(signed)}`)))
    return "Invalid auth_signature";
  const isNow = Math.abs(now / 1000 - Number(signed.auth_timestamp)) <= clockSkew;
  if (!isNow) return `The auth_timestamp is more than ${clockSkew} seconds away`;
  const digest = createHash("md5").update(body).digest("hex");
  return body.length > 0 && !isSame(signed.body_md5 ?? "", digest) ? "Invalid body_md5" : null;
}

/**
 * The query parameters, or null if one is repeated or malformed. A plus sign is literal, because it is signed as such.
 */
export function parametersOf(query: string): Record<string, string> | null {
  const parameters: Record<string, string> = Object.create(null);
  for (const part of query.split("&").filter(Boolean)) {
    const at = part.indexOf("=");
    try {
      const name = decodeURIComponent(at < 0 ? part : part.slice(0, at)).toLowerCase();
      if (name in parameters) return null;
      parameters[name] = at < 0 ? "" : decodeURIComponent(part.slice(at + 1));
    } catch {
      return null;
    }
  }
  return parameters;
}

const canonical = (parameters: Record<string, string | undefined>): string =>
  Object.keys(parameters)
    .sort()
    .map((name) => `${name}=${parameters[name]}`)
    .join("&");

const signatureOf = ({ secret }: App, text: string): string =>
  createHmac("sha256", secret).update(text).digest("hex");

/** Constant-time comparison, whatever the lengths. */
function isSame(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash("sha256").update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
