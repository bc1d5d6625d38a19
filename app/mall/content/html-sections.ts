export type HtmlSection = { title: string; html: string };

/**
 * A sanitized text by its `h2`, which have no attributes: what it begins with, and each title, as HTML, with what follows it;
 * null where an element goes on from one part to the next.
 */
export function htmlSections(html: string): { opening: string; sections: HtmlSection[] } | null {
  const [opening = "", ...parts] = html.split(/<h2>([\s\S]*?)<\/h2>/);
  const sections = parts.flatMap((title, at) => (at % 2 === 0 ? [{ title, html: parts[at + 1] ?? "" }] : []));
  return [opening, ...sections.map(({ html }) => html)].every(isWhole) ? { opening, sections } : null;
}

/** Whether a part of a text ends every element that it begins, so that it can stand alone. */
export function isWhole(part: string): boolean {
  let depth = 0;
  for (const [, end] of part.matchAll(/<(\/?)(?!br\b|hr\b|img\b)[a-z]/g)) {
    depth += end ? -1 : 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}
