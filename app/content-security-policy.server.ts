import { createHash } from "node:crypto";
import type { AppLoadContext } from "@remix-run/node";

const signInDomains = new WeakMap<AppLoadContext, string>();

/** Lets this one document sign in by a Firebase project: its loader says so, all other documents know no foreign host. */
export function allowSignIn(context: AppLoadContext, authDomain: string) {
  signInDomains.set(context, authDomain);
}

/** The host whose window this document may open to sign in; undefined for none. */
export const signInDomainOf = (context: AppLoadContext): string | undefined => signInDomains.get(context);

/**
 * The policy for one document: its inline scripts and styles are allowed by their hashes, so that the page needs no nonce
 * and can be cached. `secure` says that the visitor came by TLS; `signInDomain` lets Firebase sign in by that host; `realtime` is
 * where a member's page connects for live events.
 */
export function contentSecurityPolicy(
  html: string,
  {
    secure,
    signInDomain,
    realtime,
  }: { secure: boolean; signInDomain?: string | undefined; realtime?: string | undefined },
): string {
  const scripts = hashes(
    html,
    /<script(?![^>]*\bsrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g,
  );
  const styles = hashes(html, /<style[^>]*>([\s\S]*?)<\/style>/g);
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts}${signInDomain ? " https://apis.google.com" : ""}`.trim(),
    `style-src 'self' ${styles}`.trim(),
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${signInDomain ? " https://identitytoolkit.googleapis.com" : ""}${realtime ? ` ${realtime}` : ""}`,
    ...(signInDomain ? [`frame-src https://${signInDomain}`] : []),
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
