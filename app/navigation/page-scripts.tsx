import { Scripts, ScrollRestoration, useMatches } from "@remix-run/react";
import { useContext } from "react";
import { handoffId } from "../framework/handoff";
import { scrollId } from "../framework/scroll-position";
import { CspNonce } from "../ui/csp-nonce";
import { needsScriptAttribute } from "./script-demand";

/**
 * In place of Remix's scripts: an empty data block, which the server fills after rendering (`takeHandoff`). Nothing in
 * it runs until the script is wanted. The development server's hot reload needs Remix's own scripts.
 */
export function PageScripts() {
  const mark = useContext(CspNonce);
  const needsScript = useMatches().some(({ handle }) => (handle as Handle)?.needsScript);
  if (import.meta.env.DEV)
    return (
      <>
        <ScrollRestoration nonce={mark} />
        <Scripts nonce={mark} />
      </>
    );
  return (
    <>
      <ScrollRestoration id={scrollId} />
      <script
        id={handoffId}
        type="application/json"
        {...{ [needsScriptAttribute]: needsScript || undefined }}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty
        dangerouslySetInnerHTML={{ __html: "" }}
      />
    </>
  );
}

/** `needsScript`: a screen that is of little use without its script, which is loaded at once. */
type Handle = { needsScript?: boolean } | undefined;
