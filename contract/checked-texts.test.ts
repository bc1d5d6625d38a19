import { describe, expect, it } from "vitest";
import { z } from "zod";
import { checkedTexts, text, translated } from "./checked-texts";
import { searchWordsSchema } from "./search-language/search-words";
import english from "./search-language/words/en.json";

const mail = translated(z.strictObject({ subject: text, note: text.optional() }));
const en = { subject: "News of {mall}", note: "Until {day}" };

describe("a translated text", () => {
  it("may lack languages other than English", () => {
    const texts = { en, de: { note: "Bis {day}", subject: "Neues von {mall}" } };
    expect(checkedTexts("mails.json", mail, texts)).toEqual(texts);
  });

  it.each([
    ["without English", { de: en }, /en/],
    ["in an unknown language", { en, fr: en }, /"fr"/],
    [
      "without a placeholder that it has in English",
      { en, sk: { subject: "Novinky", note: "{day}" } },
      /in English “{day} {mall}”\n.*sk/,
    ],
    ["with a placeholder of its own", { en, sk: { ...en, subject: "{mal} {mall}" } }, /“{day} {mall} {mal}”/],
    ["that is empty", { en, cz: { ...en, note: " " } }, /is empty\n.*cz.note/],
    ["with an unknown part", { en: { ...en, button: "Go" } }, /"button"/],
  ])("is refused %s, by a message that names the file", (_, texts, reason) => {
    const checked = () => checkedTexts("mails.json", mail, texts);
    expect(checked).toThrow(/^mails\.json is wrong: /);
    expect(checked).toThrow(reason);
  });
});

describe("search words", () => {
  const { fashion, ...others } = english.kinds;
  it.each([
    ["lack a kind", { ...english, kinds: others }, /kinds.fashion/],
    ["have an unknown kind", { ...english, kinds: { ...english.kinds, castle: fashion } }, /"castle"/],
    [
      "name a word twice",
      { ...english, kinds: { ...others, fashion: { names: "hat", sought: "cap, hat" } } },
      /“hat” is there twice/,
    ],
    ["have a filler twice", { ...english, fillers: "where is where" }, /“where” is there twice/],
  ])("are refused if they %s", (_, words, reason) => {
    expect(() => checkedTexts("en.json", searchWordsSchema, english)).not.toThrow();
    expect(() => checkedTexts("en.json", searchWordsSchema, words)).toThrow(reason);
  });
});
