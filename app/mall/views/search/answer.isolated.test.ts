import { company } from "@contract/company";
import { expect, it, vi } from "vitest";
import type { MallApi } from "~/mall/client/client.server";
import { rejectedBeforeSending } from "~/mall/client/mall-api-error";
import { siteOf } from "../../../../tests/stand-ins/site";

const shop = (id: string, name: string, label: string) =>
  company.parse({
    id,
    translations: [{ locale: "cz", name, slug: name.toLowerCase(), company_category: label }],
  });

vi.mock("./shops-elsewhere.server", () => ({
  shopsElsewhere: () => Promise.resolve([shop("8", "Nordvik", "Móda"), shop("9", "Žlutá", "Móda")]),
}));

const missing = () => Promise.reject(rejectedBeforeSending(404, "There is no such thing"));
const listOf = <Item>(data: Item[]) => {
  const page = { data, current_page: 1, last_page: 1, per_page: 48, total: data.length };
  return () => Promise.resolve(page);
};
const api = new Proxy({} as MallApi, {
  get: (_, read) =>
    read === "companies" ? listOf([shop("1", "Hodiny", "Hodinky"), shop("2", "Žlutá", "Móda")]) : missing,
});

it.each([
  ["nordvik", "Nordvik", ["2"]],
  ["máte tu nordvick", "Nordvik", ["2"]],
  // One of another mall that is here too is here.
  ["žlutá", null, ["2"]],
  ["nic takového", null, []],
])(
  "%s: says of a shop of another mall that it is not here, and shows what is near",
  async (q, brand, ids) => {
    const { answerTo } = await import("./answer.server");
    const { missingBrand, groups } = await answerTo({ ...siteOf({ language: "cz" }), api }, { q, size: 4 });
    expect(missingBrand).toBe(brand);
    expect(groups.flatMap(({ results }) => results.map(({ id }) => id))).toEqual(ids);
  },
);
