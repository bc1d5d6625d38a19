import { useMemo } from "react";

type Policy = { createHTML: (html: string) => TrustedHTML };
type PolicyRules = { createHTML: (html: string) => string | null };
declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: string, rules: PolicyRules) => Policy };
  }
}

/** The names that the document's policy allows. */
export const trustedTypesPolicies = "promenade default";

const policy =
  typeof window === "undefined"
    ? undefined
    : window.trustedTypes?.createPolicy("promenade", { createHTML: (html) => html });

/** Markup that the server has sanitized or drawn itself, as `dangerouslySetInnerHTML` takes it. */
export const useTrustedHtml = (html: string): { __html: string | TrustedHTML } =>
  useMemo(() => ({ __html: policy ? policy.createHTML(html) : html }), [html]);

/** What React itself writes when it makes a script element; a script's text has no markup. */
const emptyScript = "<script></script>";

/** Browsers with Trusted Types refuse all other markup from here on; to be called before React renders. */
export function refuseOtherHtml() {
  window.trustedTypes?.createPolicy("default", {
    createHTML: (html) => (html === emptyScript || !html.includes("<") ? html : null),
  });
}
