/** An icon that the mall's own content names, drawn in place. Decoration: the words beside it say what it means. */
export function InlineIcon({ body, width, height }: { body: string; width: number; height: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      className="size-[1.25em] shrink-0"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the body comes from an installed icon package
      dangerouslySetInnerHTML={{ __html: body }}
    />
  );
}
