import type { Category } from "@contract/category";
import type { Company } from "@contract/company";
import { memoizedByObject } from "~/mall/cache/memoize-by-object.server";
import type { MallApi } from "~/mall/client/client.server";
import { everyPage } from "~/mall/client/every-page.server";
import { sidePart } from "~/mall/client/side-part.server";
import type { Site } from "~/site/site.server";

const companiesOnce = memoizedByObject<readonly Company[]>();

/** All companies of the mall; the same array until one of its pages is refetched. */
export async function allCompanies(api: MallApi): Promise<readonly Company[]> {
  const all = await everyPage((query) => api.companies(query));
  return companiesOnce(all, "", () => all.flat());
}

/** The same for a screen that can do without them. */
export const knownCompanies = async (api: MallApi): Promise<readonly Company[]> =>
  (await sidePart(allCompanies(api), "The mall's shops could not be read")) ?? [];

/** The companies whose receipts give points: all of them if the mall marks none. */
export function givingPoints(companies: readonly Company[]): readonly Company[] {
  const giving = companies.filter(({ gives_points }) => gives_points);
  return giving.length > 0 ? giving : companies;
}

/** The categories that have a shop, in the mall's order. */
export async function shopCategories({ api }: Pick<Site, "api">): Promise<Category[]> {
  const categories = api.categories({ kind: "company", per_page: 48 });
  return (await sidePart(categories, "The categories of shops could not be read"))?.data ?? [];
}

/** The same for a screen that can do without their names. */
export const shopsById = async (site: Site, ids: (string | null)[]): Promise<Map<string, Company>> =>
  (await sidePart(companiesById(site, ids), "The shops of a list could not be read")) ?? new Map();

const byIdOnce = memoizedByObject<Map<string, Company>>();
const noCompanies: Map<string, Company> = new Map();

/** Companies by id. */
export async function companiesById({ api }: Site, ids: (string | null)[]): Promise<Map<string, Company>> {
  const unique = [...new Set(ids.filter((id) => id !== null))];
  if (unique.length === 0) return noCompanies;
  const { data } = await api.companies({ ids: unique.join(","), per_page: 48 });
  return byIdOnce([data], "", () => new Map(data.map((company) => [company.id, company])));
}
