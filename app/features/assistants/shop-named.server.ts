import type { Company } from "@contract/company";
import { folded } from "~/locale/folded";
import { knownCompanies } from "~/mall/views/cards/companies.server";
import { cleanQuery, suggestionsView } from "~/mall/views/search/search.server";
import type { Site } from "~/site/site.server";
import { Unanswerable } from "./answer.server";

/** The shop with an id, or a name in any language; what sounds like one is suggested, never taken for it. */
export async function shopNamed(name: string, site: Site): Promise<Company> {
  const companies = await knownCompanies(site.api);
  const wanted = folded(name);
  const shop =
    companies.find(({ id }) => id === name) ??
    companies.find(({ translations }) => translations.some((one) => folded(one.name ?? "") === wanted));
  if (shop) return shop;
  const { items } = await suggestionsView(site, cleanQuery(name));
  const near = items.map(({ title }) => title.join(""));
  throw new Unanswerable(
    ["No shop of the mall has this name.", near.length > 0 && `Similar: ${near.join("; ")}.`]
      .filter(Boolean)
      .join(" "),
  );
}
