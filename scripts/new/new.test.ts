import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { apply, insertedBefore } from "./changes";
import { newLanguage } from "./new-language";
import { newScreen } from "./new-screen";
import { newTenant } from "./new-tenant";

describe("npm run new", () => {
  it.each([
    [undefined, /lower-case letters, digits and hyphens/],
    ["Kino", /lower-case letters, digits and hyphens/],
    ["../x", /lower-case letters, digits and hyphens/],
    ["blog", /There is a screen blog already/],
    ["kino", /\/cz\/kino is the path of the screen cinema/],
    ["dashboard-cards", /member-routes\.ts/],
  ])("refuses a screen named %s", (name, reason) => {
    expect(() => newScreen(name)).toThrow(reason);
  });

  it.each([
    ["a_b", /lower-case letters, digits and hyphens/],
    ["beta", /There is a mall beta already/],
  ])("refuses a mall named %s", (id, reason) => {
    expect(() => newTenant(id)).toThrow(reason);
  });

  it.each([
    ["pol", undefined, /two lower-case letters/],
    ["en", undefined, /There is English already/],
    ["cs", undefined, /There is Čeština already/],
    ["xx", undefined, /xx is no standard code/],
    ["jp", undefined, /jp is no standard code/],
    ["uk", "cs", /There is Čeština already/],
  ])("refuses a language %s with the standard's code %s", (code, tag, reason) => {
    expect(() => newLanguage(code, tag)).toThrow(reason);
  });

  it("names a language whose code is not the standard's in the language itself", () => {
    expect(newLanguage("ie", "ga").edited["contract/languages.ts"]).toContain(
      '  ie: {"tag":"ga","region":"ga-IE","openGraph":"ga_IE","name":"Gaeilge","alphabet":""},\n} as const',
    );
  });

  it("writes each plural form of the language", () => {
    const texts = JSON.parse(newLanguage("ga").created["locales/ga/common.json"] ?? "");
    for (const form of ["one", "two", "few", "many", "other"])
      expect(texts[`points_${form}`]).toBe("[ga] {{count}}\u00a0points");
  });
});

describe("changes", () => {
  const folder = mkdtempSync(join(tmpdir(), "promenade-new-"));
  const table = join(folder, "table.ts");
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const nothing = { created: {}, edited: {}, left: [] };

  it("are undone where one file can't be finished", () => {
    writeTable("export const rows = [\n];\n");
    const created = { [join(folder, "new/a.json")]: "{}", [join(folder, "b.ts")]: "export const = ;" };
    expect(() => apply({ ...nothing, created, edited: { [table]: "export const rows = [1];" } })).toThrow(
      /can't be formatted/,
    );
    expect(existsSync(join(folder, "new"))).toBe(false);
    expect(existsSync(join(folder, "b.ts"))).toBe(false);
    expect(readFileSync(table, "utf8")).toBe("export const rows = [\n];\n");
  });

  it("never replace a file that exists", () => {
    writeTable("export {};\n");
    expect(() => apply({ ...nothing, created: { [table]: "" } })).toThrow(/table\.ts exists already/);
    expect(readFileSync(table, "utf8")).toBe("export {};\n");
  });

  it("are inserted at one place only", () => {
    writeTable("[\n];\n[\n];\n");
    expect(() => insertedBefore(table, "];\n", "1,")).toThrow(/no single place/);
    writeTable("[\n];\n");
    expect(insertedBefore(table, "];\n", "1,")).toBe("[\n1,\n];\n");
  });

  function writeTable(text: string) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(table, text);
  }
});
