import { useTrustedHtml } from "./trusted-html";

/** An icon named by the mall's own content, inlined. Decorative: the text beside it has the meaning. */
export function InlineIcon({ body, width, height }: { body: string; width: number; height: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      className="size-[1.25em] shrink-0"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the body comes from an installed icon package
      dangerouslySetInnerHTML={useTrustedHtml(body)}
    />
  );
}
