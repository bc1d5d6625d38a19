import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";

/** How old or early a signed request may be. Its nonce is remembered for twice as long. */
export const signedRequestSeconds = 300;

const names = {
  timestamp: "x-promenade-timestamp",
  nonce: "x-promenade-nonce",
  signature: "x-promenade-signature",
} as const;

type Signed = { secret: string; method: string; path: string; body: string };

/** HMAC-SHA-256 over method and path, Unix time in seconds, nonce and body, a line each, in hexadecimal. */
const signatureOf = ({ secret, method, path, body }: Signed, timestamp: string, nonce: string): string =>
  createHmac("sha256", secret)
    .update([`${method} ${path}`, timestamp, nonce, body].join("\n"))
    .digest("hex");

/** The headers with which a request is accepted once. */
export function signedHeaders(request: Signed, now = new Date()): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const nonce = randomUUID();
  return {
    [names.timestamp]: timestamp,
    [names.nonce]: nonce,
    [names.signature]: signatureOf(request, timestamp, nonce),
  };
}

/** The nonce of a request that was signed with the secret a short time ago; null for any other. */
export function signedNonce(
  request: Signed,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  now = new Date(),
): string | null {
  const [timestamp, nonce, signature] = [names.timestamp, names.nonce, names.signature].map((name) =>
    String(headers[name] ?? ""),
  ) as [string, string, string];
  if (!/^\d{1,12}$/.test(timestamp) || !/^[\w.:-]{16,128}$/.test(nonce)) return null;
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > signedRequestSeconds) return null;
  return isEqual(signature, signatureOf(request, timestamp, nonce)) ? nonce : null;
}

/** Compares in a time that tells nothing. */
export function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
