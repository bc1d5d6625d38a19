import { createHash } from "node:crypto";
import type { AppLoadContext } from "@remix-run/node";
import type { PolicySources } from "./consent/consent-sources.server";

const signInDomains = new WeakMap<AppLoadContext, string>();

/**
 * Lets this one document sign in with a Firebase project: its loader calls this, all other documents allow no
 * third-party host.
 */
export function allowSignIn(context: AppLoadContext, authDomain: string) {
  signInDomains.set(context, authDomain);
}

/** The sign-in host that this document's policy allows; undefined for none. */
export const signInDomainOf = (context: AppLoadContext): string | undefined => signInDomains.get(context);

/**
 * The policy of one document: its inline scripts and styles are allowed by their hashes, so that the page needs no
 * nonce and can be cached. `secure` says that the request came over TLS; `signInDomain` is the Firebase host;
 * `realtime` is where a member's page connects for realtime events; `consented` are the sources with consent.
 */
export function contentSecurityPolicy(
  html: string,
  {
    secure,
    signInDomain,
    realtime,
    consented = {},
  }: {
    secure: boolean;
    signInDomain?: string | undefined;
    realtime?: string | undefined;
    consented?: PolicySources;
  },
): string {
  const scripts = hashes(
    html,
    /<script(?![^>]*\bsrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g,
  );
  const styles = hashes(html, /<style[^>]*>([\s\S]*?)<\/style>/g);
  const directive = (name: string, ...sources: (string | undefined | false)[]) =>
    [name, ...sources.filter(Boolean)].join(" ");
  const frame = [signInDomain && `https://${signInDomain}`, consented.frame].filter(Boolean).join(" ");
  return [
    "default-src 'none'",
    directive("script-src 'self'", scripts, signInDomain && "https://apis.google.com", consented.script),
    directive("style-src 'self'", styles),
    directive("img-src 'self' data:", consented.image),
    "font-src 'self'",
    directive(
      "connect-src 'self'",
      signInDomain && "https://identitytoolkit.googleapis.com",
      realtime,
      consented.connect,
    ),
    ...(frame ? [`frame-src ${frame}`] : []),
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
