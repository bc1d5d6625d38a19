const letters: Record<string, string> = { ß: "ss", ł: "l", đ: "d", ø: "o", æ: "ae", œ: "oe", ı: "i" };

/** Normalises text for search and sorting: lower case, no accents, `ß` as `ss`, everything else a space. */
export function folded(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}+/gu, "")
    .toLowerCase()
    .replaceAll(/[ßłđøæœı]/g, (letter) => letters[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The words of a text, folded. */
export const wordsOf = (text: string): string[] => folded(text).split(" ").filter(Boolean);

/** After these stands what something does not have. */
const without = ["without", "bez", "ohne"];
/** Whether a word of an index tells that something is not there. */
export const isLack = (word: string): boolean => without.some((start) => word.startsWith(start));

/** The words of a text, of what is not there one: "half without meat" has `withoutmeat`, but no `meat`. */
function wordsHad(text: string): string[] {
  const had: string[] = [];
  const words = wordsOf(text);
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? "";
    had.push(without.includes(word) ? word + (words[++at] ?? "") : word);
  }
  return had;
}

/** The words that a text is indexed under: its own, and `wifi` for `Wi-Fi`. */
export function indexedWordsOf(text: string): string[] {
  const joined = [...text.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu)].flatMap(
    ([compound]) => wordsOf(compound.replaceAll("-", "")),
  );
  return [...wordsHad(text), ...joined].filter((word) => word.length <= longestWord);
}
const longestWord = 40;

/** A folded word as the first of some texts writes it; null if none has it. */
export function spelledIn(word: string, texts: readonly string[]): string | null {
  for (const text of texts)
    for (const [part] of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) if (folded(part) === word) return part;
  return null;
}

/** The text of an HTML fragment; what must not be torn apart at the end of a line stays together. */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<[^<>]*>/g, " ")
    .replaceAll("&nbsp;", " ")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, (run) => (run === "\u00a0" ? run : " "))
    .trim();
