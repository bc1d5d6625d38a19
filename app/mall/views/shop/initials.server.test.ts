import type { Language } from "@contract/languages";
import { expect, it } from "vitest";
import { byInitial } from "./initials.server";

const names = [
  "Éclair",
  "Eiscafé",
  "Cukr",
  "Čaj",
  "Chléb",
  "hračky",
  "Ökoladen",
  "Optik",
  "Řepa",
  "Růže",
  "šaty",
  "Sova",
  "Žába",
  "4F",
  "東京",
];

const lettersOf = (language: Language) =>
  byInitial(
    names.map((name) => ({ name })),
    language,
  ).map(({ letter, things }) => `${letter}: ${things.map(({ name }) => name).join(" ")}`);

it("gives Czech and Slovak letters groups of their own, in their order", () => {
  const czech = [
    "C: Cukr",
    "Č: Čaj",
    "E: Éclair Eiscafé",
    "H: hračky",
    "CH: Chléb",
    "O: Ökoladen Optik",
    "R: Růže",
    "Ř: Řepa",
    "S: Sova",
    "Š: šaty",
    "Ž: Žába",
    "#: 4F 東京",
  ];
  expect(lettersOf("cz")).toEqual(czech);
  expect(lettersOf("sk")).toEqual(czech);
});

it("has the letters from A to Z in English and German", () => {
  const lines = [
    "C: Cukr Čaj Chléb",
    "E: Éclair Eiscafé",
    "H: hračky",
    "O: Ökoladen Optik",
    "R: Řepa Růže",
    "S: šaty Sova",
    "Z: Žába",
    "#: 4F 東京",
  ];
  expect(lettersOf("en")).toEqual(lines);
  expect(lettersOf("de")).toEqual(lines);
});
