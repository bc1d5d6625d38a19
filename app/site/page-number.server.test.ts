import { describe, expect, it } from "vitest";
import { pageNumber } from "./page-number.server";

function answerTo(path: string, page?: string) {
  try {
    return pageNumber(new Request(`https://galerieharfa.cz${path}`), page);
  } catch (answer) {
    if (!(answer instanceof Response)) throw answer;
    return `${answer.status} ${answer.headers.get("Location") ?? ""}`.trim();
  }
}

describe("a list's URL", () => {
  it.each([
    ["/en/offers", "301 /en/offers/1"],
    ["/en/offers/", "301 /en/offers/1"],
    ["/en/offers?sort=name", "301 /en/offers/1?sort=name"],
  ])("%s redirects permanently to page one", (path, redirect) => {
    expect(answerTo(path)).toBe(redirect);
  });

  it.each([
    ["1", 1],
    ["999999", 999_999],
  ])("names page %s", (page, number) => {
    expect(answerTo(`/en/offers/${page}`, page)).toBe(number);
  });

  it.each(["0", "-1", "1.5", "01", "1a", "", "1000000", "one"])("has no page %j", (page) => {
    expect(answerTo("/en/offers/x", page)).toBe("404");
  });
});
