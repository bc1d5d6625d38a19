import { folded } from "~/locale/folded";

type Page = { href: string; title: string };

const shownPages = 3;
const shortestWord = 4;

/** The pages of a mall's menus that a missing address most probably meant: first those that share words with it. */
export function likelyPages(missing: string, pages: readonly Page[]): Page[] {
  const asked = wordsOf(missing);
  const distinct = pages.filter(({ href }, at) => pages.findIndex((page) => page.href === href) === at);
  return distinct
    .map((page) => ({ page, shared: sharedWords(asked, wordsOf(`${page.href} ${page.title}`)) }))
    .sort((one, other) => other.shared - one.shared)
    .slice(0, shownPages)
    .map(({ page }) => page);
}

/** Words may be cut off or have another ending. */
const sharedWords = (asked: string[], known: string[]): number =>
  asked.filter((word) => known.some((other) => word.startsWith(other) || other.startsWith(word))).length;

function wordsOf(text: string): string[] {
  return folded(decoded(text))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= shortestWord);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
