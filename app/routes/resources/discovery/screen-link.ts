import type { LoaderFunctionArgs } from "@remix-run/node";
import { wayParameters } from "~/mall/views/floor-plan/floor-plan-links.server";
import { planQuery } from "~/mall/views/floor-plan/floor-plan-query.server";
import { defaultHref, namedScreen } from "~/mall/views/links.server";
import { inLanguage } from "~/seo/language-parameter.server";
import { notFound } from "~/site/not-found.server";
import { loadSite } from "~/site/site.server";
import { contentRedirect } from "~/tenant/redirects.server";

/**
 * `/to/{screen}?language=`: redirects to a screen by its name, for mails: who sends them doesn't know its path; and to a way on
 * the plan, in the language of whoever gets its link.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const site = await loadSite(request);
  const { searchParams } = new URL(request.url);
  const { language } = inLanguage(site, searchParams.get("language") ?? "") ?? site;
  const name = namedScreen(params.screen ?? "");
  const way = name === "floorplan" ? planQuery(searchParams) : null;
  const query = way?.to ? wayParameters({ ...way, "step-free": way.isStepFree ? "1" : null }) : [];
  const to = name && defaultHref(name, language, site.settings, Object.fromEntries(query));
  if (!to) throw notFound(request);
  return contentRedirect(to, 302);
}
