import { describe, expect, it } from "vitest";
import { misprints, otherWords, textsIn, uninflectedName, wordRules } from "./wording";

describe("wording", () => {
  it.each([
    ["de", "Alle Geschäfte sind offen"],
    ["de", "Kaufen, bei uns gibt es das gratis."],
    ["cz", "Zápisky z\u00a0domu"],
    ["sk", "Pre čo sme tu"],
    ["en", "Send an email"],
  ] as const)("finds another word than the glossary's (%s: %s)", (language, text) => {
    expect(otherWords({ language, text })).toHaveLength(1);
  });

  it.each([
    ["de", "Geschäftsbedingungen"],
    ["de", "Code an {{email}} gesendet"],
    ["en", "info@color.test, an e-mail"],
  ] as const)("leaves compounds, placeholders and addresses alone (%s: %s)", (language, text) => {
    expect(otherWords({ language, text })).toEqual([]);
  });

  it.each([
    ["cz", "Obchody a služby"],
    ["sk", "Skúste iné slovo, alebo sa\u00a0opýtajte"],
    ["cz", "vítejte v\u00a0{mall}"],
    ["sk", "Podmienky programu {{mall}}"],
    ["en", "It isn't here"],
    ["de", "Hund, Karte…"],
    ["de", "Der Weg zu {{mall}}"],
    ["de", "Öffnet um 9:00"],
    ["cz", "Začíná ve středu v\u00a013:00"],
    ["cz", "Obrázek {{item}} z\u00a0{{total}}"],
    ["sk", "Opravte prosím dve polia"],
    ["cz", "Od 24 do 1000 dílků"],
  ] as const)("finds what the language forbids in print (%s: %s)", (language, text) => {
    expect(misprints({ language, text })).toHaveLength(1);
  });

  it.each([
    ["cz", "Obchody a\u00a0služby v\u00a0centru {mall}"],
    ["sk", "{{mall}} má otvorené"],
    ["en", "It isn’t here; the shops' own words"],
    ["de", "Ein Shop, eine Marke …"],
    ["de", "Willkommen bei {mall}"],
    ["de", "Öffnungszeiten {{ofMall}}"],
    ["de", "Öffnet um 9:00 Uhr, täglich 9:00–21:00"],
    ["cz", "Začíná v\u00a09:00 ve 13:00"],
    ["sk", "Opravte, prosím, dve polia"],
    ["de", "Seit 2004 bei uns, 1.000 Teile"],
  ] as const)("accepts what is typeset (%s: %s)", (language, text) => {
    expect(misprints({ language, text })).toEqual([]);
  });

  it("reads texts by language or beside a locale, at any depth, without slugs", () => {
    const value = [{ title: { en: "a", cz: "b", sk: "c", de: "d" } }, { locale: "de", slug: "s", name: "e" }];
    expect(textsIn(value).map(({ language, text }) => `${language} ${text}`)).toEqual([
      "en a",
      "cz b",
      "sk c",
      "de d",
      "de e",
    ]);
  });

  it("finds a mall's name that isn't inflected", () => {
    const forms = [{ locale: "cz", mall: "Novo Plaza", inMall: "v\u00a0Novo Plaze" }];
    const found = (text: string) => uninflectedName({ language: "cz", text }, forms);
    expect(found("Nabídky v Novo Plaza")).toHaveLength(1);
    expect(["Nabídky v Novo Plaze", "Kdy má Novo Plaza otevřeno"].flatMap(found)).toEqual([]);
  });

  it("takes its words from the page's rows that begin with a language", () => {
    const { de } = wordRules("| shop | obchod |\n| de | Laden, kleiner Laden | Shop |");
    expect(de?.map(({ why }) => why)).toEqual(["docs/words.md says Shop"]);
  });
});
