import { expect, test } from "vitest";
import { likelyPages } from "./likely-pages";

const titled = (href: string, title: string) => ({ href, title });
const pages = [
  titled("/cz/obchody-a-sluzby", "Obchody"),
  titled("/cz/nabidky/1", "Nabídky"),
  titled("/cz/akce/1", "Akce"),
  titled("/cz/obchody-a-sluzby", "Obchody a služby"),
  titled("/cz/kontakt", "Kontakt"),
  titled("/cz/parkovani", "Parkování"),
];
const titles = (missing: string) => likelyPages(missing, pages).map(({ title }) => title);

test("three pages stand in for a missing one, in the menu's order, none twice", () => {
  expect(titles("/cz/neco")).toEqual(["Obchody", "Nabídky", "Akce"]);
});

test.each(["/cz/parkovani-v-centru", "/cz/PARKOVÁN", "/cz/park%C3%A1v/parkov%C3%A1n%C3%AD"])(
  "a page that shares words with %s is the first",
  (missing) => expect(titles(missing)[0]).toBe("Parkování"),
);

test("an address that can't be decoded has no words that matter", () => {
  expect(titles("/cz/%E0%A4%A")).toHaveLength(3);
});
