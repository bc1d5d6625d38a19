import { classNames } from "./class-names";
import { useTrustedHtml } from "./trusted-html";

/** An icon named by the mall's own content, inlined. Decorative: the text beside it has the meaning. */
export function InlineIcon({
  body,
  width,
  height,
  className,
}: {
  body: string;
  width: number;
  height: number;
  className?: string;
}) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      className={classNames("icon", className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the body comes from an installed icon package
      dangerouslySetInnerHTML={useTrustedHtml(body)}
    />
  );
}
