import { expect } from "vitest";

/** Asserts that a page contains a text, without printing the whole page on failure. */
export const shows = (page: string, words: string) =>
  expect(page.includes(words), `shows ${words}`).toBe(true);

/** Asserts that a page doesn't contain a text. */
export const hides = (page: string, words: string) =>
  expect(page.includes(words), `hides ${words}`).toBe(false);
