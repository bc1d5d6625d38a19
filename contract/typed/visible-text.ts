/** Blanks, and characters that nobody sees: of width zero, for the direction of text, soft hyphens, fillers. */
const unseen =
  "\\s\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u2800\\u3164\\uffa0\\ufff9-\\ufffb";
const isUnseen = new RegExp(`[${unseen}]`);
const anywhere = new RegExp(`[${unseen}]`, "g");

/** A text without what nobody sees at its ends: copied text brings it along, and a name of nothing else is empty. */
export function trimmed(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && isUnseen.test(text.charAt(start))) start++;
  while (end > start && isUnseen.test(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}

/**
 * What has only plain letters, digits and signs, as typed, or as copied from a document: full-width ones become plain, each
 * kind of dash a hyphen, each kind of blank a space; what nobody sees is gone.
 */
export const plain = (text: string): string =>
  trimmed(text.normalize("NFKC"))
    .replaceAll(/\s/g, " ")
    .replace(anywhere, (character) => (character === " " ? " " : ""))
    .replaceAll(/[\p{Pd}\u2212]/gu, "-");

/** A code of digits or letters, which people group with blanks and hyphens. */
export const ungrouped = (text: string): string => plain(text).replaceAll(/[ -]/g, "");
