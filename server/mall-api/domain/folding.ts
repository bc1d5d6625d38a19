/** Text as search and sorting see it: small letters without accents, `ß` as `ss`, everything else a space. */
export function folded(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}+/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("ł", "l")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The words of a folded text. */
export const wordsOf = (text: string): string[] => folded(text).split(" ").filter(Boolean);

/** The text of an HTML fragment. */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&nbsp;", " ")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ")
    .trim();
