import { readdirSync, readFileSync } from "node:fs";
import { languages, languageTag } from "@contract/languages";
import { describe, expect, it, vi } from "vitest";
import { translatorOf } from "./i18n.server";
import { type TranslationTree, translateFrom } from "./translate";

const pluralForm = /_(zero|one|two|few|many|other)$/;

describe.each(languages)("texts in %s", (language) => {
  const namespaces = new Map<string, TranslationTree>(
    readdirSync(`locales/${language}`).map((file) => [
      file.replace(".json", ""),
      JSON.parse(readFileSync(`locales/${language}/${file}`, "utf8")),
    ]),
  );
  const inBrowser = translateFrom(namespaces, languageTag(language));
  const onServer = translatorOf(language);
  const slotsIn = new Map([...namespaces].map(([namespace, texts]) => [namespace, slotsOf(texts)]));
  const keys = [...namespaces].flatMap(([namespace, texts]) =>
    keysOf(texts).map((key) => `${namespace}:${key}`),
  );

  it("are the same in the browser as on the server", () => {
    expect(keys.length).toBeGreaterThan(100);
    for (const found of keys) {
      const key = found.replace(pluralForm, "");
      const [namespace = ""] = key.split(":");
      const slots = (slotsIn.get(namespace) ?? []).map((slot) => [slot, `‹${slot}›`]);
      const isCounted = key !== found || inBrowser(key, { count: 1 }) !== inBrowser(key, { count: 2 });
      for (const count of isCounted ? [0, 1, 2, 3, 5, 21, 1200, 1.5] : [3]) {
        const values = { count, name: "A & <b>", title: "$1", total: 4 };
        expect(inBrowser(key, { count }), key).not.toContain("{{");
        const all = { ...values, ...Object.fromEntries(slots), count };
        expect(inBrowser(key, all), key).toBe(onServer(key, all));
      }
    }
  });

  it("group digits without a formatter where there are none to group", () => {
    const formatter = vi.spyOn(Intl, "NumberFormat");
    const translate = translateFrom(namespaces, languageTag(language));
    for (const count of [0, 7, 999]) expect(translate("directory:count", { count })).toContain(String(count));
    expect(formatter).not.toHaveBeenCalled();
    expect(translate("directory:count", { count: 12_345 })).toMatch(/12\D345/);
    expect(formatter).toHaveBeenCalled();
    formatter.mockRestore();
  });

  it("fall back to their keys", () => {
    expect(inBrowser("common:no.such")).toBe("no.such");
    expect(inBrowser("nothing:at.all", { count: 2 })).toBe("at.all");
  });
});

function keysOf(texts: TranslationTree, prefix = ""): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "string" ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );
}

const slotsOf = (texts: TranslationTree): string[] =>
  [...JSON.stringify(texts).matchAll(/\{\{(\w+)\}\}/g)].map(([, slot = ""]) => slot);
