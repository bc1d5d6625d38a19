import { useTrustedHtml } from "./trusted-html";

/** Rich text, sanitized on the server. */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: every view makes it with richText, which allow-lists the markup
  return <div className="prose" dangerouslySetInnerHTML={useTrustedHtml(html)} />;
}
