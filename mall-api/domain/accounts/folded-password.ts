/** A password as it is compared with words: without case, accents and blanks. */
export const folded = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/[\p{M}\s]/gu, "")
    .toLowerCase();
