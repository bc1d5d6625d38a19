import { company } from "@contract/company";
import { expect, it } from "vitest";
import { answerInContract } from "./answer-in-contract.server";
import type { ApiProfile } from "./profile";
import { queryForApi } from "./query-for-api.server";
import { apiPath, resourceAt } from "./resource-at.server";
import { resolvedProfile } from "./shipped-profiles.server";

const profile: ApiProfile = resolvedProfile(
  {
    query: { page: "strana", firstPage: 0 },
    envelope: { data: "vysledek", page: "strana", perPage: "po", total: "celkem" },
    resources: {
      companies: { path: "obchody.php", fields: { name: "nazev" }, onlyWhere: { stav: ["ok"] } },
      "companies/{id}": { path: "obchod.php?cislo={id}&vse=1" },
      "companies/featured": { path: null },
      "me/receipts": { path: "uctenky", fields: { total: "castka" } },
      "me/receipts/{id}": { fields: { number: "cislo" } },
    },
  },
  "profile.json",
);

it.each([
  ["companies", "obchody.php"],
  ["companies/17", "obchod.php?cislo=17&vse=1"],
  ["companies/featured", null],
  ["me/receipts/17", "uctenky/17"],
  ["companies-with-entities", "companies-with-entities"],
])("%s is at %s", (path, own) => {
  expect(apiPath(profile, path)).toBe(own);
});

it("what a path does not say holds as for the path above", () => {
  expect(resourceAt(profile, "companies/17")).toMatchObject({
    fields: { name: "nazev" },
    onlyWhere: { stav: ["ok"] },
  });
  expect(resourceAt(profile, "me/receipts/17").fields).toEqual({ total: "castka", number: "cislo" });
});

it("pages that are counted from 0 are asked for and read as such", () => {
  expect(queryForApi(profile, "companies", "page=3")).toBe("strana=2");
  const json = { data: [{ id: 1, nazev: "Boty" }], strana: "2", po: "1", celkem: "3" };
  const reading = { timeZone: "Europe/Prague", moneyUnit: "crowns", now: Date.now, note: () => {} } as const;
  const call = { path: "me/companies", shape: "list", schema: company } as const;
  expect(answerInContract(profile, call, { json, headers: {}, byteLength: 0 }, reading).json).toMatchObject({
    current_page: 3,
    data: [{ name: "Boty" }],
  });
});
