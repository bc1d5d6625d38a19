import { createHash } from "node:crypto";
import type { AppLoadContext } from "@remix-run/node";
import type { PolicySources } from "../consent/consent-sources.server";
import { trustedTypesPolicies } from "../ui/trusted-html";

const reportPath = "/csp-reports";
/** Where browsers report what the policy refused. */
export const reportingEndpoints = `policy="${reportPath}"`;

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

/** The hashes of a document's own inline elements, as listed in the policy. */
export type InlineHashes = { scripts: string; styles: string };

/**
 * Removes the mark from the inline scripts and styles that the server rendered, and hashes them. An injected element
 * can't have the mark, so the policy doesn't allow it.
 */
export function withoutMark(marked: string, mark: string): InlineHashes & { html: string } {
  const contents = { script: new Set<string>(), style: new Set<string>() };
  const html = marked.replaceAll(
    new RegExp(`<(script|style)( [^<>]*)? nonce="${mark}"([^<>]*)>([\\s\\S]*?)</\\1>`, "g"),
    (_element, name: "script" | "style", before = "", after: string, content: string) => {
      if (content) contents[name].add(content);
      return `<${name}${before}${after}>${content}</${name}>`;
    },
  );
  return { html, scripts: hashesOf(contents.script), styles: hashesOf(contents.style) };
}

const hashesOf = (contents: Set<string>): string =>
  [...contents]
    .map((content) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`)
    .join(" ");

/**
 * The policy of one document: its own inline scripts and styles are allowed by their hashes, so that the page needs no
 * nonce and can be cached. `secure` says that the request came over TLS; `signInDomain` is the Firebase host;
 * `realtime` is where members' pages connect for realtime events; `thirdParties` are the sources of the mall's
 * services.
 */
export function contentSecurityPolicy({
  scripts,
  styles,
  secure,
  signInDomain,
  realtime,
  thirdParties = {},
}: InlineHashes & {
  secure: boolean;
  signInDomain?: string | undefined;
  realtime?: string | undefined;
  thirdParties?: PolicySources;
}): string {
  const directive = (name: string, ...sources: (string | undefined | false)[]) =>
    [name, ...sources.filter(Boolean)].join(" ");
  const frame = [signInDomain && `https://${signInDomain}`, thirdParties.frame].filter(Boolean).join(" ");
  return [
    "default-src 'none'",
    directive("script-src 'self'", scripts, signInDomain && "https://apis.google.com", thirdParties.script),
    directive("style-src 'self'", styles),
    directive("img-src 'self' data:", thirdParties.image),
    "font-src 'self'",
    directive(
      "connect-src 'self'",
      signInDomain && "https://identitytoolkit.googleapis.com",
      realtime,
      thirdParties.connect,
    ),
    ...(frame ? [`frame-src ${frame}`] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(secure ? ["upgrade-insecure-requests"] : []),
    // The sign-in library writes markup by itself, and so does the development server.
    ...(import.meta.env.PROD && !signInDomain
      ? ["require-trusted-types-for 'script'", `trusted-types ${trustedTypesPolicies}`]
      : []),
    `report-uri ${reportPath}`,
    "report-to policy",
  ].join("; ");
}
