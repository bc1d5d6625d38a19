import { languages } from "@contract/languages";
import { expect, it } from "vitest";
import { siteOf } from "../../../../tests/stand-ins/site";
import { nameForms, shellName } from "./shell.server";

process.env.MALL_API_URL = "http://127.0.0.1:9/{tenant}";

/** The forms of a mall's name in every language, as its settings have it. */
const formsOf = (host: string, name: string) =>
  languages.map((language) => {
    const { ofMall, inMall } = nameForms(siteOf({ host, language, settings: { website_name: name } }));
    return `${language}: ${ofMall}, ${inMall}`;
  });

it("inflects a mall's name as natives do", () => {
  expect(formsOf("galerieharfa.cz", "Galerie Harfa")).toEqual([
    "en: of Galerie Harfa, at Galerie Harfa",
    "cz: Galerie Harfa, v\u00a0Galerii Harfa",
    "sk: Galerie Harfa, v\u00a0Galerii Harfa",
    "de: der Galerie Harfa, in der Galerie Harfa",
  ]);
});

it.each([
  ["that is known by another name by now", "galerieharfa.cz", "Harfa"],
  ["whose name has no forms", "unknown.cz", "Harfa"],
])("inflects the word for a mall in place of the name of one %s", (_, host, name) => {
  expect(formsOf(host, name)).toEqual([
    "en: of Harfa, at Harfa",
    "cz: centra Harfa, v\u00a0centru Harfa",
    "sk: centra Harfa, v\u00a0centre Harfa",
    "de: von Harfa, bei Harfa",
  ]);
});

it("names a mall whose API has never answered as its texts do, and not by its title for search engines", () => {
  const names = languages.map((language) => shellName(siteOf({ host: "galerieharfa.cz", language })));
  expect(names).toEqual(languages.map(() => "Galerie Harfa"));
});
