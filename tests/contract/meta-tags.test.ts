import { readFileSync } from "node:fs";
import { page, success } from "@contract/envelope";
import { builtTenantIds } from "@contract/tenant-folders.server";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { referenceApi } from "../../mall-api/tests/reference-api";

const apiUrl = referenceApi();

async function countOf(tenant: string, query = "") {
  const response = await fetch(`${apiUrl()}/${tenant}/v1/companies?per_page=1${query}`);
  return success(page(z.unknown())).parse(await response.json()).data.total;
}

describe.each(builtTenantIds)("the meta tags of %s", (tenant) => {
  it("count shops and restaurants as the mall has them", async () => {
    const tags = readFileSync(`tenants/${tenant}/meta-tags.json`, "utf8");
    const shops = await countOf(tenant);
    const restaurants = await countOf(tenant, "&category=dining");
    expect([shops, restaurants]).not.toContain(0);
    for (const [named, count] of tags.matchAll(/(\d+) (?:shops|obchod|Shops)/g))
      expect(Number(count), named).toBe(shops);
    for (const [named, count] of tags.matchAll(/(\d+) (?:kitchens|kuchyní|kuchýň|Küchen)/g))
      expect(Number(count), named).toBe(restaurants);
    expect(tags).not.toMatch(
      /\b(?:ninety|forty|thirty|twenty)-|(?:desát|cet|päťdesiat|desiat|ig) (?:obchod|Shops)/i,
    );
  });
});
