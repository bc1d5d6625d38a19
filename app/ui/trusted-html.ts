import { useMemo } from "react";

type Policy = { createHTML: (html: string) => TrustedHTML };
type Rule = (text: string) => string | null;
type PolicyRules = { createHTML: Rule; createScript?: Rule; createScriptURL?: Rule };
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

/** The only script that a page names by a text. */
export const workerPath = "/service-worker.js";

let areThirdPartiesAllowed = false;
const thirdParties: Rule = (text) => (areThirdPartiesAllowed ? text : null);

/** Makes browsers with Trusted Types reject all other markup and scripts; to be called before React renders. */
export function refuseOtherHtml() {
  window.trustedTypes?.createPolicy("default", {
    createHTML: (html) => (html === emptyScript || !html.includes("<") ? html : thirdParties(html)),
    createScript: thirdParties,
    createScriptURL: (url) => (url === workerPath ? url : thirdParties(url)),
  });
}

/** Lets services that the visitor consented to write markup and load scripts, from the hosts of the document's policy. */
export function allowThirdPartyHtml() {
  areThirdPartiesAllowed = true;
}
