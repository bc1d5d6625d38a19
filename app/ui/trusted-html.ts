import { useMemo } from "react";

type Policy = { createHTML: (html: string) => TrustedHTML };
type PolicyRules = { createHTML: (html: string) => string | null };
declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: string, rules: PolicyRules) => Policy };
  }
}

/** The policy names that the document's Content-Security-Policy allows. */
export const trustedTypesPolicies = "promenade default";

const policy =
  typeof window === "undefined"
    ? undefined
    : window.trustedTypes?.createPolicy("promenade", { createHTML: (html) => html });

/** Markup that the server has sanitized or rendered, for `dangerouslySetInnerHTML`. */
export const useTrustedHtml = (html: string): { __html: string | TrustedHTML } =>
  useMemo(() => ({ __html: policy ? policy.createHTML(html) : html }), [html]);

/** React sets this when it creates a script element; a script's text has no markup. */
const emptyScript = "<script></script>";

/** Makes browsers with Trusted Types reject all other markup; to be called before React renders. */
export function refuseOtherHtml() {
  window.trustedTypes?.createPolicy("default", {
    createHTML: (html) => (html === emptyScript || !html.includes("<") ? html : null),
  });
}
