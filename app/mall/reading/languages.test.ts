import { company } from "@contract/company";
import { type Language, languages } from "@contract/languages";
import { mall } from "@contract/mall";
import { profile } from "@contract/profile";
import { describe, expect, it } from "vitest";
import { readEntity } from "../../../tests/stand-ins/read-entity";

/** A language that is added has no other spellings yet. */
const forms: Partial<Record<Language, unknown[]>> = {
  cz: ["cs", "CS", "cs-CZ", "cs_CZ", "cz", "ces", "cze", "čeština", { code: "cs" }, { iso: "cs-CZ", id: 7 }],
  en: ["en", "en-GB", "en_US", "gb", "eng", { culture: "en-US" }, { id: 2, locale: "en" }],
  sk: ["sk", "sk-SK", "slk", { iso_code: "sk" }],
  de: ["de", "de-AT", "ger", "deu", { lang: "de", name: "Deutsch" }],
};

const profileOf = (fields: object) => readEntity(profile, { id: 1, email: "a@b.test", ...fields });

describe.each(languages)("the language %s", (language) => {
  it.each((forms[language] ?? [language]).map((form) => [form]))(
    "is read from %j wherever it stands",
    (form) => {
      expect(profileOf({ language: form }).language).toBe(language);
      expect(profileOf({ languageCode: form }).language).toBe(language);
      expect(readEntity(mall, { id: 1, supported_languages: [form] }).supported_languages).toEqual([
        language,
      ]);
      for (const field of ["locale", "language", "languageCode", "culture", "lang"]) {
        const translations = [{ [field]: form, name: "Boty" }];
        expect(readEntity(company, { id: 1, translations }).translations).toMatchObject([
          { locale: language, name: "Boty" },
        ]);
      }
    },
  );
});

it("is unknown if the site has none of that name, and stays unchanged in the profile", () => {
  for (const code of ["pl", "fr-FR", 2, "2", {}, true])
    expect(profileOf({ language: code }).language).toBeNull();
  expect(profileOf({}).language).toBeNull();
});

it.each([
  [{ "cs-CZ": { name: "Boty" }, "en-US": { name: "Shoes" } }],
  [{ ces: { name: "Boty" }, eng: { name: "Shoes" } }],
  [
    [
      { culture: "cs-CZ", name: "Boty" },
      { culture: "en-US", name: "Shoes" },
    ],
  ],
  [
    [
      { language: { iso: "cs" }, name: "Boty" },
      { language: { iso: "en" }, name: "Shoes" },
    ],
  ],
  [{ name: { cs: "Boty", en: "Shoes" } }],
])("tells translations apart in %j", (translations) => {
  const read = readEntity(company, { id: 1, translations }).translations;
  expect(read.map(({ locale, name }) => [locale, name])).toEqual([
    ["cz", "Boty"],
    ["en", "Shoes"],
  ]);
});

it("is not supported where it is switched off", () => {
  const supported_languages = [
    { code: "cs", active: true },
    { code: "en", active: false },
  ];
  expect(readEntity(mall, { id: 1, supported_languages }).supported_languages).toEqual(["cz"]);
});
