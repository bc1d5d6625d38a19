import { createHash } from "node:crypto";

/**
 * The policy for one document: its inline scripts and styles are allowed by their hashes, so that the page needs no nonce
 * and can be cached. `secure` says that the visitor came by TLS.
 */
export function contentSecurityPolicy(html: string, { secure }: { secure: boolean }): string {
  const scripts = hashes(
    html,
    /<script(?![^>]*\bsrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g,
  );
  const styles = hashes(html, /<style[^>]*>([\s\S]*?)<\/style>/g);
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts}`.trim(),
    `style-src 'self' ${styles}`.trim(),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(secure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

function hashes(html: string, elements: RegExp): string {
  const contents = new Set([...html.matchAll(elements)].map(([, content = ""]) => content));
  return [...contents]
    .filter(Boolean)
    .map((content) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`)
    .join(" ");
}
