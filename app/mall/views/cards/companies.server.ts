import type { Category } from "@contract/category";
import type { Company } from "@contract/company";
import type { MallApi } from "~/mall/client.server";
import { optional } from "~/mall/optional.server";
import type { Site } from "~/tenant/site.server";

/** The lists of an upstream are asked for in its largest pages, and not more of them than any mall fills. */
const pageSize = 48;
const mostPages = 40;

/** All companies of the mall; the answers of the upstream are cached, so this is seldom more than a look into memory. */
export async function allCompanies(api: MallApi): Promise<Company[]> {
  const first = await api.companies({ per_page: pageSize, page: 1 });
  const pages = Array.from({ length: Math.min(first.last_page, mostPages) - 1 }, (_, at) => at + 2);
  const rest = await Promise.all(pages.map((page) => api.companies({ per_page: pageSize, page })));
  return [first, ...rest].flatMap(({ data }) => data);
}

/** The categories of shops that have a shop, in the mall's order. */
export async function shopCategories({ api }: Pick<Site, "api">): Promise<Category[]> {
  const { data } = await api.categories({ kind: "company", per_page: 48 });
  return data;
}

/** The same where the screen also stands without their names. */
export const shopsById = async (site: Site, ids: (string | null)[]): Promise<Map<string, Company>> =>
  (await optional(companiesById(site, ids), "The shops of a list could not be read")) ?? new Map();

/** The companies of a few ids, by id. */
export async function companiesById({ api }: Site, ids: (string | null)[]): Promise<Map<string, Company>> {
  const unique = [...new Set(ids.filter((id) => id !== null))];
  if (unique.length === 0) return new Map();
  const { data } = await api.companies({ ids: unique.join(","), per_page: 48 });
  return new Map(data.map((company) => [company.id, company]));
}
