import { shortened } from "./rich-text.server";

/** Search engines show so many characters; less says little. */
const length = { least: 70, most: 160 };

/**
 * A page's description for search engines: its first text, continued by the others as long as it is too short, cut at a
 * word boundary.
 */
export function describedBy(texts: readonly (string | null | undefined)[]): string {
  let description = "";
  for (const text of texts) {
    if (description.length >= length.least) break;
    if (text && !description.includes(text))
      description = description ? `${ended(description)} ${text}` : text;
  }
  return shortened(description, length.most);
}

/** A text as a sentence of its own. */
const ended = (text: string): string => (/[.!?…:]$/.test(text) ? text : `${text}.`);
