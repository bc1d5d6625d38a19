import { describe, expect, it } from "vitest";
import { isReadAlike } from "./request-target";

describe("a request's target", () => {
  it.each([
    "/",
    "/en/faq?q=..%5c/../\\",
    "/.well-known/security.txt",
    "/en/shop/1/a...b",
    "/en//faq",
    "/en/%2e%2e%2e/x",
    "/en/a..",
    `/${"a".repeat(8_191)}`,
  ])("may be %.40s", (target) => expect(isReadAlike(target)).toBe(true));

  it.each([
    "",
    "*",
    "en",
    "//evil.example/en",
    "http://evil.example/en",
    "/\\evil.example",
    "/en\\faq",
    "/assets/../en/dashboard",
    "/assets/%2E%2e/en/dashboard",
    "/assets/.%2e/en/dashboard?a=1",
    "/en/./faq",
    "/en/..",
    "/en/%2e?",
    `/${"a".repeat(8_192)}`,
  ])("can't be %.40s", (target) => expect(isReadAlike(target)).toBe(false));
});
