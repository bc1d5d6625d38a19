/** A key as words, for what has no text: `our_brands` is "Our brands". */
export function inWords(key: string): string {
  const words = key.replaceAll(/[_-]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
