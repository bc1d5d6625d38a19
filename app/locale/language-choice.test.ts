import { languages } from "@contract/languages";
import { describe, expect, it } from "vitest";
import { chosenLanguage, languageOfPath, visitorLanguages } from "./language-choice";

const choose = (cookie: string | null, acceptLanguage: string | null, offered = languages.slice()) =>
  chosenLanguage({ cookie, acceptLanguage }, offered);

describe("language choice", () => {
  it("prefers the cookie to the browser", () => {
    expect(choose("a=b; locale=de", "sk")).toBe("de");
    expect(choose("locale=de; __Host-locale=en", "sk")).toBe("en");
  });
  it("uses the browser's preferred language, cs as cz", () => {
    expect(choose(null, "fr, en;q=0.5, cs-CZ;q=0.9")).toBe("cz");
    expect(choose(null, "en;q=0, sk;q=0.1")).toBe("sk");
  });
  it("falls back to cz", () => {
    expect(choose(null, null)).toBe("cz");
    expect(choose("locale=xx", "fr;q=1,*;q=0.5")).toBe("cz");
    expect(choose(null, ";;;,q=,=;q=zz")).toBe("cz");
  });
  it("never chooses what the mall does not offer", () => {
    expect(choose("locale=de", "sk", ["en", "cz"])).toBe("cz");
    expect(choose("locale=de", null, ["en"])).toBe("en");
  });
  it("reads the language of a path only from a whole segment", () => {
    expect(languageOfPath("/en")).toBe("en");
    expect(languageOfPath("/cz/kino")).toBe("cz");
    expect(languageOfPath("/english")).toBeNull();
    expect(languageOfPath("/")).toBeNull();
  });
  it("lists a visitor's languages once each, the preferred first", () => {
    const read = (cookie: string, acceptLanguage: string) => visitorLanguages({ cookie, acceptLanguage });
    expect(read("locale=sk", "en;q=0.7, de, sk, en-GB;q=0.9")).toEqual(["sk", "de", "en"]);
    expect(read("", "de;q=0.9, en")).toEqual(["en", "de"]);
    expect(read("", "de;q=0, fr")).toEqual([]);
  });
});
