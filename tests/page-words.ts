import { expect } from "vitest";

/** A page has these words. Where it hasn't, they are told, not the whole page. */
export const shows = (page: string, words: string) =>
  expect(page.includes(words), `shows ${words}`).toBe(true);

/** A page does not have these words. */
export const hides = (page: string, words: string) =>
  expect(page.includes(words), `hides ${words}`).toBe(false);
