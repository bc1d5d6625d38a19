import { createHash } from "node:crypto";
import placeholder from "./image-placeholder.svg?raw";
import type { ImageRequest } from "./image-request.server";
import type { EncodedImage } from "./image-resizing.server";
import { isVersioned } from "./image-source.server";

/** A resized picture; a private one must not be cached on the way. */
export type ResizedImage = EncodedImage & { isPrivate: boolean };

const day = 24 * 60 * 60;

/** The picture, or 304. */
export function imageAnswer(
  request: Request,
  { source }: ImageRequest,
  { bytes, type, isPrivate }: ResizedImage,
) {
  const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
  const headers = {
    "cache-control": isPrivate ? "private, max-age=300" : publicCaching(source),
    etag,
    vary: "Accept",
    // Feed readers and mails show the mall's pictures, nobody else a member's.
    "cross-origin-resource-policy": isPrivate ? "same-origin" : "cross-origin",
  };
  if (matches(request.headers.get("if-none-match"), etag))
    return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(bytes), {
    headers: { ...headers, "content-type": type, "content-length": String(bytes.byteLength) },
  });
}

const failures = { 404: "Not Found", 502: "Bad Gateway", 503: "Service Unavailable" };

/**
 * A temporary failure. Browsers render a response's picture whatever its status, so the error carries a placeholder,
 * while search engines and previews see the error. An uncropped logo gets none: browsers then render its alternative
 * text. Icons and previews have placeholders of their own.
 */
export function failedAnswer(status: keyof typeof failures, { fit, format }: ImageRequest): Response {
  const headers = {
    "cache-control": status === 404 ? "public, max-age=60" : "no-store",
    ...(status === 503 && { "retry-after": "2" }),
  };
  if (format || fit === "contain") return text(status, failures[status], headers);
  return new Response(placeholder, {
    status,
    headers: { ...headers, "content-type": "image/svg+xml", "content-security-policy": "default-src 'none'" },
  });
}

const refusals = { 400: "Bad Request", 403: "Forbidden" };

/** The URL is none that this site signed. */
export const rejectedAnswer = (status: keyof typeof refusals): Response =>
  text(status, refusals[status], { "cache-control": "no-store" });

const text = (status: number, body: string, headers: Record<string, string>): Response =>
  new Response(body, { status, headers: { ...headers, "content-type": "text/plain; charset=utf-8" } });

const publicCaching = (source: string): string =>
  isVersioned(source)
    ? `public, max-age=${365 * day}, immutable`
    : `public, max-age=${2 * day}, stale-while-revalidate=${7 * day}`;

const matches = (ifNoneMatch: string | null, etag: string): boolean =>
  ifNoneMatch === "*" || !!ifNoneMatch?.split(",").some((entry) => entry.trim().replace(/^W\//, "") === etag);
